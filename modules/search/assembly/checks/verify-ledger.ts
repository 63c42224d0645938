import type { Verifier } from '../../../evidence/contract';
import type { Evidence } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';
import { factValue, type VerifiedFact } from '../../ledger';
import type { LedgerFact } from '../../plan';
import { doubtWords } from '../../report';
import { datasetNamed } from '../figures/columns';

/**
 * Verifies the ledger of a model or of the offline planner: a fact that its source does not hold becomes model-only, and
 * a change that the source does not give is dropped.
 */
export function verifyLedger(
  facts: readonly LedgerFact[],
  { evidence, verifier, demo }: { evidence: Evidence; verifier: Verifier; demo: boolean },
): { facts: VerifiedFact[]; notices: string[] } {
  const notices: string[] = [];
  let unread = 0;
  const verify = (fact: LedgerFact): VerifiedFact => {
    if (demo) return { ...fact, basis: 'illustrative' };
    if (typeof fact.basis === 'string') return { ...fact, change: '' };
    const basis = withDatasetId(fact.basis, evidence);
    const checked = verifier.fact({ ...fact, basis });
    if (checked.basis !== 'model') return { ...fact, basis, change: checked.change, checked };
    if (checked.isUnread) unread += 1;
    else notices.push(doubt(fact, checked.reason));
    return { ...fact, basis: 'model', change: '' };
  };
  const verified: VerifiedFact[] = [];
  for (const fact of facts) {
    verified.push(verify(fact));
  }
  return { facts: verified, notices: [...shortened(notices), ...unreadNotice(unread)] };
}

/** A dataset may be named by its title. */
function withDatasetId(
  basis: Exclude<VerifiedFact['basis'], string>,
  { datasets }: Evidence,
): Exclude<VerifiedFact['basis'], string> {
  return 'span' in basis
    ? basis
    : { ...basis, dataset: datasetNamed(datasets, basis.dataset)?.id ?? basis.dataset };
}

/** Doubts listed in full; more of them become one example and a count, since the ledger's table marks them all. */
const maxDoubts = 2;

function shortened(notices: readonly string[]): string[] {
  const [first, ...more] = notices;
  if (first === undefined || notices.length <= maxDoubts) return [...notices];
  return [
    first,
    `${more.length} more figures are marked as model-only: the sources they name do not hold them.`,
  ];
}

/** The check reads English: a source in another language may hold such a figure. */
function unreadNotice(count: number): string[] {
  if (count === 0) return [];
  const [figures, sources] =
    count === 1
      ? ['1 figure is', 'it or its source is']
      : [`${count} figures are`, 'they or their sources are'];
  return [`${figures} marked as model-only: the check reads English, and ${sources} in another language.`];
}

function doubt(fact: VerifiedFact, reason = ''): string {
  const notice = `"${cleanText(fact.label)}" ${doubtWords} ${cleanText(factValue(fact))}.`;
  return [notice, cleanText(reason)].filter(Boolean).join(' ');
}
