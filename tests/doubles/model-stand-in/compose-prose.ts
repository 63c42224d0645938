import { countWords } from '../../../modules/search/report';
import type { ModelRequest } from './request';
import { dice, phrase, sentence } from './words';

/** Prose of so many words, with the plan's facts by id and spans cited word for word. Deterministic. */
export function composeSection(request: ModelRequest, words: number): string {
  const { query, sectionId = '', purpose, slot, plan, spans } = request;
  const roll = dice(`${query}/${sectionId}/${purpose}/${slot}`);
  const brief = plan?.sections.find(({ id }) => id === sectionId);
  const facts = (brief?.factIds ?? []).map(
    (id) => `The figure for this stands at {{${id}}}, which ${sentence(roll).toLowerCase()}`,
  );
  const cited = spans
    .filter(({ id }) => brief?.spanIds.includes(id))
    .map(({ id, text }) => `${text.replace(/[.!?]*$/, '')} [${id}].`);
  const waiting = [...facts, ...cited];
  const paragraphs: string[] = [];
  for (let count = 0, n = 0; count < words || waiting.length > 0; n += 1) {
    if (n === 2) paragraphs.push(`### ${phrase(roll)} and ${phrase(roll).toLowerCase()}`);
    const lines = [sentence(roll), waiting.shift() ?? sentence(roll), sentence(roll)];
    paragraphs.push(lines.join(' '));
    count += countWords(lines.join(' '));
  }
  return paragraphs.join('\n\n');
}

/** Extras that fit the plan, with its facts by id. Deterministic. */
export function composeExtras({ query, plan, slot }: ModelRequest): Record<string, unknown> {
  const roll = dice(`extras of ${query}/${slot}`);
  const fact = (i: number) => plan?.facts[i % Math.max(1, plan.facts.length)]?.id;
  const figure = (i: number) => (fact(i) ? ` The figure is {{${fact(i)}}}.` : '');
  const times = <T>(count: number, make: (i: number) => T) =>
    Array.from({ length: count }, (_, i) => make(i));
  const advice = (i: number) => ({
    title: `${phrase(roll)} and ${phrase(roll).toLowerCase()}`,
    description: sentence(roll),
    category: ['trends', 'policy', 'markets', 'methods'][i % 4],
  });
  return {
    executiveSummary: times(6, () => sentence(roll)).join(' ') + figure(0),
    keyInsights: times(6, (i) => ({
      category: ['growth', 'opportunity', 'other'][i % 3],
      insight: sentence(roll) + figure(i),
    })),
    faqs: times(6, (i) => ({
      question: `What does the ${phrase(roll).toLowerCase()} mean here?`,
      answer: `${sentence(roll)} ${sentence(roll)}${figure(i)}`,
    })),
    suggestions: times(4, advice),
    recommendations: times(4, advice),
    seo: {
      title: `${phrase(roll)} report`,
      description: sentence(roll).slice(0, 150),
      keywords: times(6, () => phrase(roll).toLowerCase()),
    },
  };
}
