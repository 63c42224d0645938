import { isNearCopy, otherValue, printOf, type Verifier } from '../../../evidence/contract';
import { isTableKind, type Evidence, type Source } from '../../../evidence/evidence';

/** What the independent sources of one sentence say, each checked alone. */
export type Corroboration = {
  /** Independent sources that hold the whole sentence. */
  sources: number;
  /** What another of them gives instead, as a sentence; absent where none differs. */
  difference?: string;
};

/**
 * Checks a sentence against each of its independent sources alone. Sources of one publisher count as one, and so do copies
 * of one file; a text that several publishers took over counts once, but each of them is compared. Without two of them there
 * is nothing to compare.
 */
export function corroborationOf(evidence: Evidence, verifier: Pick<Verifier, 'sentence'>) {
  const sourceOf = new Map(
    evidence.sources.flatMap((source) => source.spans.map(({ id }) => [id, source] as const)),
  );
  return (sentence: string, spanIds: readonly string[]): Corroboration | undefined => {
    const groups = new Map<string, { source: Source; spanIds: string[] }>();
    for (const id of spanIds) {
      const source = sourceOf.get(id);
      if (!source) continue;
      const group = groups.get(publisherOf(source)) ?? { source, spanIds: [] };
      group.spanIds.push(id);
      groups.set(publisherOf(source), group);
    }
    if (groups.size < 2) return undefined;
    const checked = [...groups.values()].map(({ source, spanIds: own }) => ({
      ...verifier.sentence({ sentence, spanIds: own }),
      ...{ source, title: source.title },
    }));
    const holding = checked.filter(({ verdict }) => verdict === 'supported' || verdict === 'derived');
    const sources = voicesOf(holding.map(({ source }) => source));
    const other = checked.find(
      ({ verdict, reason = '' }) => verdict === 'unsupported' && otherValue.test(reason),
    );
    // Without one source that holds all of it, the sources may each hold a part.
    return sources > 0 && other?.reason
      ? { sources, difference: `The cited sources differ. In “${other.title}”: ${other.reason}` }
      : { sources };
  };
}

/** How many of them are no near-copies of one before. */
function voicesOf(sources: readonly Source[]): number {
  return sources.filter((source, at) => !sources.slice(0, at).some((other) => isTakenOver(source, other)))
    .length;
}

/** Tables of two offices may hold the same figures, each counted by itself. */
function isTakenOver(one: Source, other: Source): boolean {
  if (isTableKind(one.kind) || isTableKind(other.kind)) return false;
  const [print, otherPrint] = [printOfSource(one), printOfSource(other)];
  return print !== undefined && otherPrint !== undefined && isNearCopy(print, otherPrint);
}

const prints = new WeakMap<Source, { print?: string }>();
function printOfSource(source: Source): string | undefined {
  const known = prints.get(source) ?? { print: printOf(source.spans) };
  prints.set(source, known);
  return known.print;
}

function publisherOf({ publisher, url, sha256 }: Source): string {
  if (publisher) return publisher.toLowerCase();
  return url && URL.canParse(url) ? new URL(url).hostname : sha256;
}
