import type { PlannedDataset } from '../../plan';
import type { Basis } from '../../report';

export type Series = { label: string; values: (number | null)[] };

/** A planned dataset with verified rows: labels, number series, basis and source. Charts and tables read it. */
export type Figures = {
  id: string;
  title: string;
  kind: PlannedDataset['kind'];
  unit: string;
  xLabel: string;
  /** Whether the labels are points in time. */
  timed: boolean;
  labels: string[];
  series: Series[];
  /** The number of all series where `series` holds only those with the highest latest value. */
  seriesInAll?: number;
  basis: Basis;
  derivation?: string;
  /** The title of the source, or another description of the origin. */
  sourceLine: string;
  sourceId?: string;
  /** The spans of the rows, where known. */
  spanIds: string[];
  /** Labels of rows that add up the others. */
  sums?: string[];
  /** What a chart does without. */
  note?: string;
};

export const seriesInAll = ({ seriesInAll: all, series }: Figures): number => all ?? series.length;

export const modelOnly = 'Model-only figures, not verified';
export const illustrative = 'Illustrative figures, not real data';

export const lineFor = (basis: Basis, sourceTitle: string | undefined): string =>
  basis === 'illustrative'
    ? illustrative
    : basis === 'model'
      ? modelOnly
      : (sourceTitle ?? 'The sources given');

/** Whether the figure is sourced or derived. */
export const isSourced = (basis: Basis): boolean => basis === 'source' || basis === 'derived';

const point =
  /^(?:\d{4}(?:[-/.]\d{1,2}(?:[-/.]\d{1,2})?)?|Q[1-4]\s*\d{4}|\d{4}\s*Q[1-4]|[a-z]{3,9}\.?\s+\d{4}|\d{1,2}[/.]\d{1,2}[/.]\d{4})(?:T.*)?$/i;

/** Whether labels read as points in time: years, months, quarters, dates. */
export const areTimes = (labels: readonly string[]): boolean =>
  labels.length > 0 && labels.every((label) => point.test(label.trim()) || /^\d{4}s$/.test(label.trim()));

/** "1880 to 2024" where the labels are points in time. */
export function periodOf({ timed, labels }: Pick<Figures, 'timed' | 'labels'>): string {
  const first = labels[0];
  const last = labels.at(-1);
  if (!timed || first === undefined || last === undefined) return '';
  return first === last ? first : `${first} to ${last}`;
}
