import type { Verifier } from '../../../evidence/contract';
import type { Evidence } from '../../../evidence/evidence';
import { cleanText, type Mention } from '../prose/analysis-text';
import { corroborationOf } from './corroboration';
import { inNotation } from '../../figure-notation';
import { basisOf, factsOf, type VerifiedFact } from '../../ledger';
import { isHeld, type Basis, type Claim } from '../../report';

/** Collects the claims of one report, in reading order. */
export type ClaimBook = {
  /** The claim of a sentence that cites, quotes or carries a number. A repeated sentence keeps its claim. */
  claimOf(sectionId: string, mention: Mention): string | undefined;
  /** Whether a sentence that is shown without its verdict may be: it makes no claim, or one that its sources hold. */
  holds(mention: Mention): boolean;
  readonly claims: readonly Claim[];
};

/** The doubts of a second model about sentences that stay `related`; `by`: the name of the model. */
export type SecondReading = { by: string; doubts: readonly { sentence: string; reason: string }[] };

type Given = {
  plan: { facts: readonly VerifiedFact[] };
  evidence: Evidence;
  demo: boolean;
  verifier: Verifier;
  judgement?: SecondReading;
};

export function claimBook(material: Given): ClaimBook {
  const headers = headersOf(material.evidence);
  const compare = corroborationOf(material.evidence, material.verifier);
  const lower = loweringBy(material.judgement);
  const claimIds = new Map<Mention, string | undefined>();
  const claims: Claim[] = [];
  const check = (mention: Mention) =>
    lower(corroborated(toClaim(mention, headers, material), mention, compare));
  const addClaim = (section: string, mention: Mention): string | undefined => {
    const claim = check(mention);
    return claim && claims[claims.push({ id: `c${claims.length + 1}`, section, ...claim }) - 1]?.id;
  };
  return {
    claims,
    claimOf(sectionId, mention) {
      if (!claimIds.has(mention)) claimIds.set(mention, addClaim(sectionId, mention));
      return claimIds.get(mention);
    },
    holds(mention) {
      const claim = check(mention);
      return claim === undefined || isHeld(claim);
    },
  };
}

/** A claim that one cited source contradicts is not supported, although another source holds it. */
function corroborated<Checked extends Omit<Claim, 'id' | 'section'>>(
  claim: Checked | undefined,
  { sentence, english = sentence }: Mention,
  compare: ReturnType<typeof corroborationOf>,
): Checked | undefined {
  if (!claim || !isHeld(claim)) return claim;
  const comparison = compare(english, claim.spanIds);
  if (!comparison) return claim;
  const { sources, difference } = comparison;
  if (difference) return { ...claim, verdict: 'related', basis: 'source', reason: cleanText(difference) };
  return sources > 1 ? { ...claim, sources } : claim;
}

/** A second reader may lower `related` to `unsupported`, and changes no other verdict. */
function loweringBy({ by, doubts }: SecondReading = { by: '', doubts: [] }) {
  const reasons = new Map(doubts.map(({ sentence, reason }) => [sentence, reason]));
  return <Checked extends Omit<Claim, 'id' | 'section'>>(claim: Checked | undefined): Checked | undefined => {
    const doubt = claim?.verdict === 'related' ? reasons.get(claim.sentence) : undefined;
    if (!claim || doubt === undefined) return claim;
    return {
      ...claim,
      verdict: 'unsupported',
      reason: `A second reader (${by}) doubts it: ${cleanText(doubt)}`,
    };
  };
}

/** The header span of each dataset, right before its first row: citing it means the whole table. */
function headersOf({ sources, datasets }: Evidence): ReadonlyMap<string, string> {
  const firstRows = new Map(datasets.map(({ id, spanIds }) => [spanIds[0], id]));
  const headers = new Map<string, string>();
  for (const { spans } of sources)
    for (const [at, { id }] of spans.entries()) {
      const dataset = firstRows.get(id);
      const before = spans[at - 1];
      if (dataset !== undefined && before?.text.startsWith('Columns: ')) headers.set(dataset, before.id);
    }
  return headers;
}

/** The spans that verify a sentence with the figure of a sourced fact. A derived figure may need any row. */
function spansToCheck({ basis, checked }: VerifiedFact, headers: ReadonlyMap<string, string>): string[] {
  if (typeof basis === 'string') return [];
  if ('span' in basis) return [basis.span];
  const header = headers.get(basis.dataset);
  const cells = checked?.basis === 'source' || header === undefined ? (checked?.spanIds ?? []) : [];
  return header === undefined ? cells : [header, ...cells];
}

function toClaim(
  mention: Mention,
  headers: ReadonlyMap<string, string>,
  { plan, demo, verifier }: Given,
): Omit<Claim, 'id' | 'section'> | undefined {
  const { sentence, english = sentence, spanIds, factIds } = mention;
  const facts = factsOf(plan, factIds);
  const named = [...new Set([...spanIds, ...facts.flatMap((fact) => spansToCheck(fact, headers))])];
  const checked = verifier.sentence({ sentence: english, spanIds: demo ? [] : named });
  const { numbers, quotes, reason, derivation } = checked;
  if (spanIds.length === 0 && factIds.length === 0 && !quotes && !numbers.some(isFigure)) return undefined;
  const claim = { sentence, numbers: asShown(numbers, sentence, facts), spanIds: checked.spanIds };
  if (demo) return { ...claim, basis: 'illustrative', verdict: 'unverified' };
  const ungrounded = facts.filter(({ basis }) => typeof basis === 'string');
  if (named.length === 0 || staysOpen(checked.verdict, ungrounded.length > 0, spanIds.length > 0))
    return { ...claim, basis: ownBasis(ungrounded), verdict: 'unverified' };
  return {
    ...claim,
    basis: checked.verdict === 'derived' ? 'derived' : 'source',
    verdict: checked.verdict,
    ...(derivation ? { derivation } : {}),
    ...(reason ? { reason: cleanText(reason) } : {}),
  };
}

/** The numbers as written in the sentence. */
function asShown(numbers: readonly string[], sentence: string, [fact]: readonly VerifiedFact[]): string[] {
  return numbers.map((number) => (sentence.includes(number) ? number : inNotation(number, fact?.notation)));
}

/** "One" in words is an article more often than a figure. */
const isFigure = (number: string) => number.toLowerCase() !== 'one';

/** A model-only figure keeps a sentence unverified, unless the sources hold all of it or contradict the citation. */
function staysOpen(verdict: Claim['verdict'], ungrounded: boolean, cites: boolean): boolean {
  if (!ungrounded || verdict === 'supported' || verdict === 'derived') return false;
  return verdict !== 'unsupported' || !cites;
}

const ownBasis = (facts: readonly VerifiedFact[]): Basis =>
  facts.some((fact) => basisOf(fact) === 'illustrative') ? 'illustrative' : 'model';

/** Notices about sentences that their sources do not support, or not completely. */
export function claimNotices(claims: readonly Claim[]): string[] {
  const count = (wanted: Claim['verdict']) => claims.filter(({ verdict }) => verdict === wanted).length;
  const [unsupported, related] = [count('unsupported'), count('related')];
  const notices: string[] = [];
  if (unsupported === 1)
    notices.push('1 sentence is marked as unsupported: the source it cites does not hold what it says.');
  if (unsupported > 1)
    notices.push(
      `${unsupported} sentences are marked as unsupported: the sources they cite do not hold what they say.`,
    );
  if (related === 1)
    notices.push('1 sentence cites a source on the same matter, but says more than could be checked.');
  if (related > 1)
    notices.push(
      `${related} sentences cite a source on the same matter, but say more than could be checked.`,
    );
  return notices;
}
