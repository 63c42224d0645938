import { splitIntoSpans } from './split-spans';
import { createCollector, type ReadSource } from './table-spans';

/** Plain text: paragraphs end at empty lines. */
export function readText(text: string, title: string): ReadSource {
  const collector = createCollector();
  for (const cut of splitIntoSpans(text)) collector.add(cut);
  return { title, spans: collector.spans, datasets: [] };
}
