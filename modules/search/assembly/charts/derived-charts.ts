import { areTimes, type Figures, type Series } from '../figures/figures';
import { least, mean, most, present, tidy } from '../figures/numbers';

/** Further views of existing figures, each computed from the rows alone. */
export function derivedCharts(figures: Figures): Figures[] {
  return [
    changes(figures),
    byDecade(figures),
    aboveAndBelow(figures),
    spreadOver(figures),
    latest(figures),
  ].filter((view) => view !== undefined);
}

type Look = Pick<Figures, 'title' | 'kind' | 'xLabel' | 'labels' | 'series'> & {
  unit?: string;
  name: string;
  derivation: string;
};

function view(from: Figures, { name, ...look }: Look): Figures {
  const derivation = from.derivation ? `${look.derivation}; ${from.derivation}` : look.derivation;
  const timed = areTimes(look.labels);
  // The latest values stand in the source as they are; every other view is computed.
  const basis = from.basis === 'source' && name !== 'latest' ? 'derived' : from.basis;
  return { ...from, ...look, basis, derivation, timed, id: `${from.id}-${name}` };
}

function changes(from: Figures): Figures | undefined {
  const [only] = from.series;
  if (!from.timed || !only || from.series.length > 1 || from.labels.length < 3) return undefined;
  const values = only.values.slice(1).map((value, at) => {
    const before = only.values[at] ?? null;
    return value === null || before === null ? null : tidy(value - before, [value, before]);
  });
  return view(from, {
    name: 'change',
    title: `${from.title}: change from one point to the next`,
    kind: 'comparison',
    xLabel: from.xLabel,
    labels: from.labels.slice(1),
    series: [{ label: `Change of ${only.label}`, values }],
    derivation: `each value of ${only.label} less the one before it`,
  });
}

function byDecade(from: Figures): Figures | undefined {
  const decades = from.labels.map((label) => `${label.slice(0, 3)}0s`);
  const names = [...new Set(decades)];
  if (!from.labels.every((label) => /^\d{4}$/.test(label)) || names.length < 3) return undefined;
  const average = (values: Series['values'], decade: string): number | null => {
    const held = present(values.filter((_, at) => decades[at] === decade));
    return held.length === 0 ? null : tidy(mean(held), held, 1);
  };
  return view(from, {
    name: 'decades',
    title: `${from.title}: mean of each decade`,
    kind: 'comparison',
    xLabel: 'Decade',
    labels: names,
    series: from.series.map(({ label, values }) => ({
      label,
      values: names.map((decade) => average(values, decade)),
    })),
    derivation: `mean of the values of each decade, of those that the data holds`,
  });
}

function aboveAndBelow(from: Figures): Figures | undefined {
  const [first] = from.series;
  const values = present(first?.values ?? []);
  if (!first || from.kind === 'share' || values.length < 5) return undefined;
  const middle = mean(values);
  const above = values.filter((value) => value > middle).length;
  return view(from, {
    name: 'above-mean',
    title: `${first.label}: how often above and below its mean`,
    unit: 'values',
    kind: 'share',
    xLabel: 'Place',
    labels: ['Above the mean', 'At or below the mean'],
    series: [{ label: 'Number of values', values: [above, values.length - above] }],
    derivation: `count of values of ${first.label} above and not above their mean of ${tidy(middle, values, 1)}`,
  });
}

const ranges = 5;

function spreadOver(from: Figures): Figures | undefined {
  const [first] = from.series;
  const values = present(first?.values ?? []);
  if (!first || from.kind === 'share' || values.length < 10) return undefined;
  const [low, high] = [least(values), most(values)];
  const width = (high - low) / ranges;
  if (width === 0 || !Number.isFinite(width)) return undefined;
  const placeOf = (value: number) => Math.min(ranges - 1, Math.floor((value - low) / width));
  const edge = (at: number) => tidy(low + at * width, values, 1);
  const places = Array.from({ length: ranges }, (_, at) => at);
  return view(from, {
    name: 'ranges',
    title: `${first.label}: how many values fall in each range`,
    unit: 'values',
    kind: 'share',
    xLabel: 'Range',
    labels: places.map((at) => `${edge(at)} to ${edge(at + 1)}`),
    series: [
      {
        label: 'Number of values',
        values: places.map((at) => values.filter((value) => placeOf(value) === at).length),
      },
    ],
    derivation: `count of values of ${first.label} in five ranges of equal width`,
  });
}

function latest(from: Figures): Figures | undefined {
  if (!from.timed || from.series.length < 2 || from.labels.length < 2) return undefined;
  if (from.seriesInAll !== undefined) return undefined;
  const values = from.series.map((series) => present(series.values).at(-1) ?? null);
  return view(from, {
    name: 'latest',
    title: `${from.title}: latest values`,
    kind: 'comparison',
    xLabel: 'Series',
    labels: from.series.map(({ label }) => label),
    series: [{ label: `Latest value`, values }],
    derivation: 'latest value of each series',
  });
}
