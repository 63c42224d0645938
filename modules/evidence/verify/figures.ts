import type { Derivation } from '../evidence';
import { type Finding, isVouched } from './tables/check-table';
import { mostInputs } from './tables/structure/formulas';
import { notRead } from './text/language';

/** A figure of a plan's ledger, with the passage or the table that it names. */
export type FactToCheck = {
  label: string;
  value: string;
  unit: string;
  period: string;
  change: string;
  basis: { span: string } | { dataset: string; derivation: string };
};

export type CheckedFact = {
  basis: 'source' | 'derived' | 'model';
  /** As planned where the source gives it, else empty. */
  change: string;
  spanIds: string[];
  derivation?: Derivation;
  /** How the change was recomputed. */
  changeDerivation?: Derivation;
  /** Why the source does not hold it. */
  reason?: string;
  /** Whether the check does not read the language of the source or of the figure. */
  isUnread?: boolean;
};

/** "Revenue in 2023" beside the period 2020–2023: two times for one figure. */
export const areTimesApart = ({ label, period }: FactToCheck): boolean => {
  const [own, ...others] = label.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const span = period.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return own !== undefined && others.length === 0 && span.length > 1;
};

/** The change beside a figure, where the source gives it. `derivation`: how it was worked out from a column. */
export type HeldChange = { change: string; derivation: Derivation | undefined };

/** What a ledger figure is shown as, by what the check of its sentences found, and of its change. */
export function checkedFact(found: Finding, held: HeldChange | undefined): CheckedFact {
  if (found.reason === notRead) return { basis: 'model', change: '', spanIds: [], isUnread: true };
  if (!isVouched(found))
    return { basis: 'model', change: '', spanIds: [], ...(found.reason ? { reason: found.reason } : {}) };
  return {
    basis: found.verdict === 'derived' ? 'derived' : 'source',
    change: held?.change ?? '',
    spanIds: found.spanIds,
    ...(found.derivations.length > 0 ? { derivation: joinedDerivation(found.derivations) } : {}),
    ...(held?.derivation ? { changeDerivation: held.derivation } : {}),
  };
}

/** Several derivations of one statement as one. */
export function joinedDerivation(all: readonly Derivation[]): Derivation {
  const unique = [...new Map(all.map((each) => [each.formula, each])).values()];
  const inputs = unique.flatMap((each) => each.inputs);
  const byPlace = new Map(inputs.map((input) => [`${input.spanId} ${input.label}`, input]));
  return {
    text: unique.map(({ text }) => text).join('; '),
    formula: unique.map(({ formula }) => formula).join('; '),
    inputs: [...byPlace.values()].slice(0, 2 * mostInputs),
    result: unique[0]?.result ?? null,
  };
}
