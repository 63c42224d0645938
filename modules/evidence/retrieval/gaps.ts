import { truncateText } from '../../kernel/text/sanitize-text';
import type { Plan, SectionBrief } from '../../search/plan';
import type { Span } from '../evidence';
import { matchingSpans } from '../rank-spans';
import { functionWords, neutralStems } from '../verify/words/lexicon';
import { stem } from '../verify/words/words';

/** Maximum number of sections that providers are asked about again. */
export const maxGaps = 3;
/** Maximum number of requests to providers about gaps, of one report. */
export const maxGapRequests = 12;

/** A section that names so many passages of the sources is covered by them. */
const namedPassages = 2;
/** Else its best passages must hold this share of its own words: those that are not of the query. */
const coveredShare = 0.4;
const bestPassages = 3;
/** Words of a query for a gap. A catalogue may look for all words at once. */
const wordsOfQuery = 4;
const wordsOfSection = 3;
const maxQueryLength = 120;

/** A planned section that the evidence does not cover, with the query to ask providers about it. */
export type Gap = { sectionId: string; query: string };

type Given = {
  plan: Pick<Plan, 'sections' | 'facts' | 'datasets'>;
  query: string;
  /** Queries that providers were asked before, besides the query itself. */
  drafted: readonly string[];
  /** The passages that writers are shown. */
  passages: readonly (Span & { source?: string })[];
  /** Number of providers that will be asked. */
  providers: number;
};

/** The sections that need further sources most, least covered first. Pure: no model is asked. */
export function findGaps({ plan, query, drafted, passages, providers }: Given): Gap[] {
  const most = Math.min(maxGaps, Math.floor(maxGapRequests / Math.max(1, providers)));
  const queryStems = new Set(contentWords(query).map(stem));
  const asked = new Set([query, ...drafted].map((each) => each.trim().toLowerCase()));
  const uncovered = plan.sections.flatMap((section) => {
    const own = ownWords(section, queryStems);
    const share = own.length === 0 || isNamed(section, plan) ? 1 : shareHeld(section, own, passages);
    return share < coveredShare ? [{ section, own, share }] : [];
  });
  const gaps = uncovered
    .sort((a, b) => a.share - b.share)
    .flatMap(({ section, own }): Gap[] => {
      const text = queryOf(query, own);
      const isNew = !asked.has(text.toLowerCase());
      asked.add(text.toLowerCase());
      return isNew ? [{ sectionId: section.id, query: text }] : [];
    });
  return gaps.slice(0, most);
}

/** Whether the plan gives it figures of a source, or passages enough: the sources may be in another language. */
function isNamed(section: SectionBrief, { facts, datasets }: Given['plan']): boolean {
  const passages = new Set(section.spanIds);
  for (const { id, basis } of facts) {
    if (!section.factIds.includes(id) || typeof basis === 'string') continue;
    if ('dataset' in basis) return true;
    passages.add(basis.span);
  }
  const hasDataset = datasets.some(({ id, basis }) => basis === 'source' && section.datasetIds.includes(id));
  return hasDataset || passages.size >= namedPassages;
}

/** The share of these words that the passages that fit the section best hold together. */
function shareHeld(
  { title, brief }: SectionBrief,
  own: readonly string[],
  passages: Given['passages'],
): number {
  const titles = new Map(passages.map(({ id, source = '' }) => [id, source]));
  // The ranking compares words as they are written, so the stems are looked for, too.
  const wanted = [title, brief, ...own.map(stem)].join(' ');
  const held = new Set(
    matchingSpans(passages, wanted)
      .slice(0, bestPassages)
      .flatMap(({ id, text }) => contentWords(`${titles.get(id) ?? ''} ${text}`).map(stem)),
  );
  return own.filter((word) => held.has(stem(word))).length / own.length;
}

/** What a section is about beyond the query, words of the title first. */
function ownWords({ title, brief }: SectionBrief, queryStems: ReadonlySet<string>): string[] {
  const words = new Map<string, string>();
  for (const word of contentWords(`${title} ${brief}`)) {
    const key = stem(word);
    if (!queryStems.has(key) && !neutralStems.has(key) && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}

const queryOf = (query: string, own: readonly string[]): string =>
  truncateText(
    [...new Set(contentWords(query)).values()]
      .slice(0, wordsOfQuery)
      .concat(own.slice(0, wordsOfSection))
      .join(' '),
    maxQueryLength,
  );

const contentWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]+/gu) ?? []).filter(
    (word) => !functionWords.has(word.toLowerCase()),
  );
