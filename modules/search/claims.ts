import type { Dataset, Evidence, Span } from '../evidence/evidence';
import type { Mention } from './analysis-text';
import { basisOf, factsOf, spansOf } from './ledger';
import type { LedgerFact, Plan } from './plan';
import type { Basis, Claim, Verdict } from './report';

/** Looks a sentence up in what it cites. The checker lives with the evidence and is handed in. */
export type CheckSentence = (asked: {
  sentence: string;
  spanIds: string[];
  spans: Map<string, Span>;
  factsUsed: LedgerFact[];
  datasets: Dataset[];
}) => { numbers: string[]; basis: Basis; verdict: Verdict; derivation?: string };

/** Collects the claims of one report, in order of reading. */
export type ClaimBook = {
  /** The claim a sentence makes, when it cites or carries a number. A sentence seen before keeps its claim. */
  claimOf(sectionId: string, mention: Mention): string | undefined;
  readonly claims: readonly Claim[];
};

const number = /(?<![\p{L}\d_])[+\-−]?\d/u;

export function claimBook(input: {
  plan: Pick<Plan, 'facts'>;
  evidence: Evidence;
  demo: boolean;
  checkSentence: CheckSentence;
}): ClaimBook {
  const spans = new Map(
    input.evidence.sources.flatMap((source) => source.spans.map((span) => [span.id, span])),
  );
  const known = new Map<Mention, string | undefined>();
  const claims: Claim[] = [];
  const made = (section: string, mention: Mention): string | undefined => {
    const claim = checked(mention, spans, input);
    return claim && claims[claims.push({ id: `c${claims.length + 1}`, section, ...claim }) - 1]?.id;
  };
  return {
    claims,
    claimOf(sectionId, mention) {
      if (!known.has(mention)) known.set(mention, made(sectionId, mention));
      return known.get(mention);
    },
  };
}

function checked(
  { sentence, spanIds, factIds }: Mention,
  spans: Map<string, Span>,
  { plan, evidence, demo, checkSentence }: Parameters<typeof claimBook>[0],
): Omit<Claim, 'id' | 'section'> | undefined {
  if (spanIds.length === 0 && factIds.length === 0 && !number.test(sentence)) return undefined;
  const factsUsed = factsOf(plan, factIds);
  const named = [...new Set([...spanIds, ...factsUsed.flatMap(spansOf)])];
  const restsOn = named.filter((id) => spans.has(id));
  const found = checkSentence({ sentence, spanIds: named, spans, factsUsed, datasets: evidence.datasets });
  if (spanIds.length === 0 && factIds.length === 0 && found.numbers.length === 0) return undefined;
  const claim = { sentence, spanIds: restsOn, ...found };
  if (demo) return { ...claim, basis: 'illustrative', verdict: 'unverified' };
  if (spanIds.some((id) => !spans.has(id)) && restsOn.length === 0)
    return { ...claim, verdict: 'unsupported' };
  const isInvented = factsUsed.some((fact) => basisOf(fact) === 'illustrative');
  return isInvented && claim.basis !== 'source'
    ? { ...claim, basis: 'illustrative', verdict: 'unverified' }
    : claim;
}

/** What readers are told of sentences whose source does not say what they say. */
export function claimNotices(claims: readonly Claim[]): string[] {
  const count = claims.filter(({ verdict }) => verdict === 'unsupported').length;
  if (count === 0) return [];
  return count === 1
    ? ['1 sentence is marked as unsupported: the source it cites does not hold what it says.']
    : [`${count} sentences are marked as unsupported: the sources they cite do not hold what they say.`];
}
