import type { Verifier } from '../../../../evidence/contract';
import type { Evidence } from '../../../../evidence/evidence';
import { hasFigure } from '../wording';
import type { Ledger } from './ledger';

/** From this share of common runs of three words on, two sentences say the same. */
const alike = 0.6;

/** What the report has said so far. */
export type Told = ReturnType<typeof createTold>;

/**
 * Keeps a sentence with figures when the product's own check finds all of it in what it cites, and no earlier one
 * says nearly the same. Quotes stay word for word, once.
 */
export function createTold(ledger: Ledger, evidence: Evidence, verifier?: Verifier) {
  const headers = headersOf(evidence);
  const known: ReadonlySet<string>[] = [];
  const unsaid: string[] = [];
  let kept = 0;

  function isNew(sentence: string): boolean {
    const runs = runsOf(ledger.filledIn(sentence));
    if (known.some((other) => likeness(runs, other) >= alike)) return false;
    known.push(runs);
    return true;
  }

  function holds(sentence: string): boolean {
    const text = ledger.filledIn(sentence);
    const spanIds = [...new Set([...citedIn(sentence), ...ledger.restsOn(sentence, headers)])];
    if (spanIds.length === 0) return !hasFigure(text);
    const found = verifier?.sentence({ sentence: text, spanIds });
    return !found || found.verdict === 'supported' || found.verdict === 'derived';
  }

  /** A sentence that holds, its figures spelled out where only so the check follows it; nothing where it does not hold. */
  function held(sentence: string): string {
    return [sentence, ledger.spelledOut(sentence)].find(holds) ?? '';
  }

  return {
    /** Whether the check follows it: a statement about figures with what it cites, or words without any figure. */
    holds,
    /** Sentences of the writer's own that the check could not follow. */
    unsaid: (): readonly string[] => unsaid,
    /** Joins those of the sentences that can be told. */
    tell(sentences: readonly string[]): string {
      const told = sentences.filter(Boolean).map((sentence) => {
        const text = held(sentence);
        if (text === '') unsaid.push(ledger.filledIn(sentence));
        return text !== '' && isNew(text) ? text : '';
      });
      kept += told.filter(Boolean).length;
      return told.filter(Boolean).join(' ');
    },
    /** Joins those that hold, whether or not they were said before: an abstract says again what sections say. */
    again: (sentences: readonly string[]): string => sentences.map(held).filter(Boolean).join(' '),
    /** How many sentences of the writer's own were told. */
    kept: (): number => kept,
    /** The sentences of a source that it has not said before. */
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
