/** What the product made of one planted statement. */
export type Outcome = {
  id: string;
  class: string;
  label: 'true' | 'false' | 'uncheckable';
  /** Its verdict, or its basis. */
  found: string;
  /** The product said that a source holds it. */
  vouched: boolean;
  reason: string;
  text: string;
};

/** Right: vouched for when true, and only then. */
export const isMiss = ({ label, vouched }: Outcome): boolean => vouched !== (label === 'true');

const labels = ['true', 'false', 'uncheckable'] as const;
type Label = (typeof labels)[number];

const goals: Readonly<Record<Label, string>> = { true: '', false: ' (goal 0)', uncheckable: ' (goal 0)' };

/** For each label how many were vouched for, and by class; classes with a miss first. */
export function tallyEntries(
  heading: string,
  outcomes: readonly Outcome[],
  vouched: string,
): [string, string][] {
  return labels.flatMap((label): [string, string][] => {
    const all = outcomes.filter((outcome) => outcome.label === label);
    if (all.length === 0) return [];
    const share = (100 * shareVouchedFor(all, label)).toFixed(1);
    const found = `${vouchedFor(all)} of ${all.length} ${vouched}, ${share} %${goals[label]}`;
    return [
      [`${heading}, ${label}`, found],
      [`${heading}, ${label}, by class`, byClass(all)],
    ];
  });
}

/** "growth 4/5!, cell 8/8": the share of each class that was vouched for; `!` marks a miss. */
function byClass(outcomes: readonly Outcome[]): string {
  const classes = [...new Set(outcomes.map((outcome) => outcome.class))].sort();
  return classes
    .map((name) => outcomes.filter((outcome) => outcome.class === name))
    .sort((a, b) => Number(b.some(isMiss)) - Number(a.some(isMiss)))
    .map((of) => `${of[0]?.class} ${vouchedFor(of)}/${of.length}${of.some(isMiss) ? '!' : ''}`)
    .join(', ');
}

export function shareVouchedFor(outcomes: readonly Outcome[], label: Label): number {
  const all = outcomes.filter((outcome) => outcome.label === label);
  return vouchedFor(all) / all.length;
}

export const missLine = ({ id, class: kind, label, found, reason, text }: Outcome): string =>
  `${id} [${label}, ${kind}] ${found}${reason && ` (${reason})`}: ${text}`;

const vouchedFor = (outcomes: readonly Outcome[]) => outcomes.filter(({ vouched }) => vouched).length;
