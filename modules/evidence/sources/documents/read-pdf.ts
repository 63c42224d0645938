import type { getDocumentProxy } from 'unpdf';
import { splitBlock } from '../split-spans';
import { createCollector, type ReadSource } from '../table-spans';
import { checkPdf } from './check-pdf';
import { maxInflatedBytes } from './open-zip';
import { paragraphsOf, type PdfLine } from './pdf-paragraphs';
import { UnreadableDocument } from './unreadable-document';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Item = { str: string; transform: readonly number[]; height: number; hasEOL: boolean };

/** A file of 5 MB with more pages is no text that people read. */
const maxPages = 5_000;

/** A PDF: paragraphs of its pages in the order of the file. Nothing in it is run or fetched. */
export async function readPdf(bytes: Uint8Array, title: string): Promise<ReadSource> {
  checkPdf(bytes);
  const pdf = await openPdf(bytes);
  try {
    const paragraphs = paragraphsOf(await linesOf(pdf));
    const collector = createCollector();
    for (const { text, page } of paragraphs)
      for (const cut of splitBlock(text, 1)) collector.add({ text: cut.text, page });
    if (collector.spans.length === 0) throw new UnreadableDocument('file-without-text');
    return { title, spans: collector.spans, datasets: [] };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** Loads the library for its first PDF alone. */
async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const unpdf = await import('unpdf');
  try {
    // A copy: the library takes its input away.
    return await unpdf.getDocumentProxy(new Uint8Array(bytes), {
      ...{ isEvalSupported: false, enableXfa: false, useSystemFonts: false, disableFontFace: true },
      ...{ useWorkerFetch: false, useWasm: false, verbosity: 0, maxImageSize: 0 },
    });
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isProtected ? 'file-protected' : 'file-damaged');
  }
}

async function linesOf(pdf: Pdf): Promise<PdfLine[][]> {
  if (pdf.numPages > maxPages) throw new UnreadableDocument('file-too-long');
  const pages: PdfLine[][] = [];
  let left = maxInflatedBytes;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const lines = await linesOfPage(pdf, number, left);
    left = lines.reduce((rest, { text }) => rest - text.length, left);
    pages.push(lines);
  }
  return pages;
}

async function linesOfPage(pdf: Pdf, number: number, budget: number): Promise<PdfLine[]> {
  try {
    const page = await pdf.getPage(number);
    const lines = await readLines(page, budget);
    page.cleanup();
    return lines;
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('file-damaged');
  }
}

/** Reads a page piece by piece: a few bytes of a PDF can repeat a text without end. */
async function readLines(page: Page, budget: number): Promise<PdfLine[]> {
  const lines: PdfLine[] = [];
  let left = budget;
  let words: string[] = [];
  let [y, size] = [0, 0];
  const closeLine = () => {
    const text = words.join('').replace(/\s+/g, ' ').trim();
    if (text) lines.push({ text, y, size: size || 1 });
    words = [];
    size = 0;
  };
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<{ items: Item[] }>;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    for (const { str, transform, height, hasEOL } of chunk.value.items) {
      left -= str.length;
      if (left < 0) throw new UnreadableDocument('file-inflates');
      words.push(str);
      if (str.trim() !== '') [y, size] = [transform[5] ?? 0, Math.max(size, height)];
      if (hasEOL) closeLine();
    }
  closeLine();
  return lines;
}
