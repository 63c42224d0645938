import { otherValue, type Verifier } from '../../../evidence/contract';
import type { Evidence, Source } from '../../../evidence/evidence';

/** What the independent sources of one sentence say, each checked alone. */
export type Corroboration = {
  /** Independent sources that hold the whole sentence. */
  sources: number;
  /** What another of them gives instead, as a sentence; absent where none differs. */
  difference?: string;
};

/**
 * Checks a sentence against each of its independent sources alone. Sources of one publisher count as one, and so do copies
 * of one file. Without two independent sources there is nothing to compare.
 */
export function corroborationOf(evidence: Evidence, verifier: Pick<Verifier, 'sentence'>) {
  const sourceOf = new Map(
    evidence.sources.flatMap((source) => source.spans.map(({ id }) => [id, source] as const)),
  );
  return (sentence: string, spanIds: readonly string[]): Corroboration | undefined => {
    const groups = new Map<string, { title: string; spanIds: string[] }>();
    for (const id of spanIds) {
      const source = sourceOf.get(id);
      if (!source) continue;
      const group = groups.get(publisherOf(source)) ?? { title: source.title, spanIds: [] };
      group.spanIds.push(id);
      groups.set(publisherOf(source), group);
    }
    if (groups.size < 2) return undefined;
    const checked = [...groups.values()].map((group) => ({
      ...group,
      ...verifier.sentence({ sentence, spanIds: group.spanIds }),
      title: group.title,
    }));
    const sources = checked.filter(({ verdict }) => verdict === 'supported' || verdict === 'derived').length;
    const other = checked.find(
      ({ verdict, reason = '' }) => verdict === 'unsupported' && otherValue.test(reason),
    );
    // Without one source that holds all of it, the sources may each hold a part.
    return sources > 0 && other?.reason
      ? { sources, difference: `The cited sources differ. In “${other.title}”: ${other.reason}` }
      : { sources };
  };
}

function publisherOf({ publisher, url, sha256 }: Source): string {
  if (publisher) return publisher.toLowerCase();
  return url && URL.canParse(url) ? new URL(url).hostname : sha256;
}
