import { extent, tickStep } from 'd3-array';
import { scaleLinear, type ScaleLinear } from 'd3-scale';

export type ValueScale = { scale: ScaleLinear<number, number>; ticks: number[]; step: number };

/** Bars always start at zero; a line only if its values come near zero, or its shape would flatten. */
export function valueScale(values: readonly number[], range: [number, number], onZero: boolean): ValueScale {
  const [least = 0, most = 1] = extent(values);
  const zero = onZero || (least > 0 && least < most * 0.4) || (most < 0 && most > least * 0.4);
  const low = zero ? Math.min(0, least) : least;
  const high = zero ? Math.max(0, most) : most;
  const [from, to] = low === high ? aroundOne(low) : [low, high];
  const count = Math.max(2, Math.min(8, Math.round(Math.abs(range[1] - range[0]) / 55)));
  const scale = scaleLinear().domain([from, to]).nice(count).range(range);
  const [start = 0, stop = 1] = scale.domain();
  return { scale, ticks: scale.ticks(count), step: tickStep(start, stop, count) };
}

function aroundOne(value: number): [number, number] {
  if (value === 0) return [0, 1];
  const room = Math.abs(value) * 0.1;
  return [value - room, value + room];
}

/** Selects the labels of an axis: all if they fit, else round years, else every n-th from the first. */
export function labelTicks(labels: readonly string[], spacing: number, widest: number): number[] {
  const every = Math.max(1, Math.ceil((widest + 14) / Math.max(spacing, 1e-6)));
  const places = labels.map((_, index) => index);
  if (every === 1) return places;
  const round = roundYears(labels, every);
  return round.length > 1 ? round : places.filter((index) => index % every === 0);
}

function roundYears(labels: readonly string[], every: number): number[] {
  const years = labels.map(Number);
  const rising = years.every(
    (year, i) => Number.isInteger(year) && (i === 0 || year > (years[i - 1] ?? year)),
  );
  if (!rising) return [];
  const apart = ((years.at(-1) ?? 0) - (years[0] ?? 0)) / Math.max(1, years.length - 1);
  const step = roundStep(every * apart);
  return years.flatMap((year, index) => (year % step === 0 ? [index] : []));
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least - 1e-9) ?? 10;
  return Math.max(1, Math.round(factor * power));
}
