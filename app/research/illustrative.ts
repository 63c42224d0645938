import type { Report } from '../../modules/search/report';

/** The label of all these figures. They are on this page only: no export and no published page has them. */
export const illustrativeNote = 'Illustrative: computed from the words of the query, not researched.';
export const standInNote =
  'Illustrative: stands in for the key figures that this report does not have, not researched.';

/** Spec section 9: defaults for missing sections. */
export const defaultMetrics = [
  { value: '67%', label: 'Market adoption' },
  { value: '$12.5B', label: 'Market size' },
  { value: '23.4%', label: 'Growth' },
] as const;

const plainBase = 2.8;
/** Spec section 9: funding base by the subject of the query; the first match counts. */
const fundingBases = [
  { about: /\b(?:a\.?i|artificial intelligence|machine learning)\b/i, millions: 4.5 },
  { about: /\bhydrogen\b/i, millions: 3.2 },
  { about: /\bquantum\b/i, millions: 5.8 },
];

/** In millions. Spec section 9. */
export const fundingBase = (query: string): number =>
  fundingBases.find(({ about }) => about.test(query))?.millions ?? plainBase;

export type Share = { label: string; percent: number };

/** Spec section 9: budget split 43/20/15/10/12 percent. */
export const budgetSplit: readonly Share[] = [
  { label: 'Research staff', percent: 43 },
  { label: 'Equipment', percent: 20 },
  { label: 'Data and computing', percent: 15 },
  { label: 'Travel and publication', percent: 10 },
  { label: 'Overhead', percent: 12 },
];

/** Spec section 9: investment allocation 60/25/15 percent. */
export const investmentAllocation: readonly Share[] = [
  { label: 'Core research', percent: 60 },
  { label: 'Applied development', percent: 25 },
  { label: 'Exploration', percent: 15 },
];

/** Spec section 9: phases, in months from the start. */
export const phases = [
  { name: 'Foundation', from: 6, to: 12, work: 'Collect data, settle the methods, repeat known results.' },
  { name: 'Study', from: 12, to: 24, work: 'Carry out the main measurements and the analysis.' },
  { name: 'Validation', from: 24, to: 36, work: 'Check the results elsewhere and make them usable.' },
] as const;

/** The amount of each share, in millions to two decimals; they add up to the whole. */
export const amounts = (shares: readonly Share[], millions: number): number[] =>
  wholeParts(
    shares.map(({ percent }) => percent),
    Math.round(millions * 100),
  ).map((hundredths) => hundredths / 100);

/** Spec section 9: radar maximum 10, step 2. */
export const radarScale = { max: 10, step: 2 } as const;

export type Rating = { label: string; value: number };

const qualityAspects = ['Rigour', 'Novelty', 'Reproducibility', 'Data coverage', 'Clarity', 'Relevance'];
const riskKinds = ['Technical', 'Financial', 'Regulatory', 'Market', 'Schedule'];
const publicationKinds = ['Journal articles', 'Conference papers', 'Reviews', 'Preprints', 'Reports'];

/** The axes of the radar, each from 4 to 9.5 in halves. */
export const qualityRatings = (query: string): Rating[] =>
  ratings(query, qualityAspects, { from: 4, to: 9.5 });
/** Kinds of risk, each from 2 to 8.5 in halves. */
export const riskRatings = (query: string): Rating[] => ratings(query, riskKinds, { from: 2, to: 8.5 });

/** Kinds of publications in whole percents that sum to 100. */
export function publicationMix(query: string): Share[] {
  const weights = publicationKinds.map((label) => 8 + (hashOf(query, label) % 25));
  const percents = wholeParts(weights, 100);
  return publicationKinds.map((label, at) => ({ label, percent: percents[at] ?? 0 }));
}

function ratings(
  query: string,
  labels: readonly string[],
  { from, to }: { from: number; to: number },
): Rating[] {
  const steps = (to - from) * 2 + 1;
  return labels.map((label) => ({ label, value: from + (hashOf(query, label) % steps) / 2 }));
}

/**
 * Splits a total into whole parts by weight: the largest remainders get what rounding down leaves, so that the parts
 * add up.
 */
export function wholeParts(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((all, part) => all + part, 0);
  const remainder = (at: number) => (exact[at] ?? 0) % 1;
  const byRemainder = parts.map((_, at) => at).sort((a, b) => remainder(b) - remainder(a) || a - b);
  const raised = new Set(byRemainder.slice(0, left));
  return parts.map((part, at) => part + (raised.has(at) ? 1 : 0));
}

type Direction = NonNullable<Report['research']>['directions'][number];

/** Maximum number of directions of one priority in the matrix. Spec section 9. */
const perPriority = 2;

/** Spec section 9: at most 2 High and 2 Medium directions, in the order of the report. */
export const priorityMatrix = (directions: readonly Direction[]): Record<'High' | 'Medium', Direction[]> => {
  const first = (wanted: Direction['priority']) =>
    directions.filter(({ priority }) => priority === wanted).slice(0, perPriority);
  return { High: first('High'), Medium: first('Medium') };
};

/** FNV-1a over the words of the query, in any case and spacing: the same query gives the same figures. */
function hashOf(query: string, label: string): number {
  const words = query.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  let hash = 0x811c9dc5;
  for (const character of `${label}|${words}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The low digits of FNV-1a depend too much on the last letters.
  return (hash ^ (hash >>> 15)) >>> 0;
}
