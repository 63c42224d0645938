import type { Verifier } from '../../../../evidence/contract';
import type { Evidence } from '../../../../evidence/evidence';
import { hasFigure } from '../wording';
import type { Ledger } from './ledger';

/** Two sentences with this share of common three-word runs count as the same. */
const alike = 0.6;

/** The sentences that the report contains so far. */
export type AcceptedSentences = ReturnType<typeof createAcceptedSentences>;

/**
 * Accepts a sentence with figures if the verifier supports it by its citations and no earlier sentence is nearly the
 * same. Accepts quotes verbatim, once.
 */
export function createAcceptedSentences(ledger: Ledger, evidence: Evidence, verifier?: Verifier) {
  const headers = headersOf(evidence);
  const earlier: ReadonlySet<string>[] = [];
  const rejected: string[] = [];
  let acceptedCount = 0;

  function isNew(sentence: string): boolean {
    const runs = runsOf(ledger.filledIn(sentence));
    if (earlier.some((other) => likeness(runs, other) >= alike)) return false;
    earlier.push(runs);
    return true;
  }

  function holds(sentence: string): boolean {
    const text = ledger.filledIn(sentence);
    const spanIds = [...new Set([...citedIn(sentence), ...ledger.restsOn(sentence, headers)])];
    if (spanIds.length === 0) return !hasFigure(text);
    const found = verifier?.sentence({ sentence: text, spanIds });
    return !found || found.verdict === 'supported' || found.verdict === 'derived';
  }

  /** The sentence, or its form with figures spelled out, if the verifier supports it; else an empty text. */
  function verified(sentence: string): string {
    return [sentence, ledger.spelledOut(sentence)].find(holds) ?? '';
  }

  return {
    /** Whether the verifier supports a sentence by its citations; without citations, whether it has no figure. */
    holds,
    /** The writer's own sentences that the verifier did not support. */
    rejected: (): readonly string[] => rejected,
    /** Joins those of the sentences that are supported and new. */
    accept(sentences: readonly string[]): string {
      const texts = sentences.filter(Boolean).map((sentence) => {
        const text = verified(sentence);
        if (text === '') rejected.push(ledger.filledIn(sentence));
        return text !== '' && isNew(text) ? text : '';
      });
      acceptedCount += texts.filter(Boolean).length;
      return texts.filter(Boolean).join(' ');
    },
    /** Joins the supported sentences, new or not: an abstract repeats sentences of sections. */
    again: (sentences: readonly string[]): string => sentences.map(verified).filter(Boolean).join(' '),
    /** Number of accepted sentences of the writer. */
    count: (): number => acceptedCount,
    /** The sentences of a source that are new. */
    quote: (sentences: readonly string[]): string[] => sentences.filter(isNew),
  };
}

/** The span that names the columns of each dataset, right before its first row. */
function headersOf({ sources, datasets }: Evidence): ReadonlyMap<string, string> {
  const spans = new Map(sources.map((source) => [source.id, source.spans]));
  return new Map(
    datasets.flatMap(({ id, sourceId, spanIds }) => {
      const all = spans.get(sourceId) ?? [];
      const header = all[all.findIndex((span) => span.id === spanIds[0]) - 1];
      return header ? [[id, header.id] as const] : [];
    }),
  );
}

const citation = /\s*\[(s\d+(?:, s\d+)*)\]/g;
const citedIn = (sentence: string) =>
  [...sentence.matchAll(citation)].flatMap(([, list = '']) => list.split(', '));

/** The runs of three words of a sentence. */
function runsOf(sentence: string): Set<string> {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}.,%]*[\p{L}\p{N}%]/gu) ?? [];
  if (words.length < 3) return new Set([words.join(' ')]);
  return new Set(
    words.slice(2).map((word, index) => `${words[index] ?? ''} ${words[index + 1] ?? ''} ${word}`),
  );
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((run) => other.has(run)).length;
  return common / (one.size + other.size - common);
}
