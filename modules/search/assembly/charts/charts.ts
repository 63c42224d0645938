import { chartData, fitToChart, subtitleOf, typeFor, withoutGaps, withoutSums } from './chart-data';
import type { Figures } from '../figures/figures';
import { derivedCharts } from './derived-charts';
import { colourBook } from './palette';
import type { Chart, ChartType } from '../../report';

/** Limits that spec and issue promise: 4 to 12 charts. */
export const minCharts = 4;
export const maxCharts = 12;

/** Makes the charts of a report. `sectionOf` returns the section that discusses the figures. */
export function drawCharts(
  settled: readonly Figures[],
  sectionOf: (figures: Figures, origin: string) => string,
): { charts: Chart[]; notices: string[] } {
  const colourOf = colourBook();
  const planned = settled
    .slice(0, maxCharts)
    .map((figures) => ({ figures: withoutSums(figures), origin: figures.id }));
  const derived = views(planned).map(({ figures, origin }) => ({ figures: withoutSums(figures), origin }));
  const chosen = [...planned, ...derived];
  const dropped = settled.length - planned.length;
  return {
    charts: chosen.map(({ figures, origin }) => toChart(figures, sectionOf(figures, origin), colourOf)),
    notices:
      dropped > 0 ? [`${maxCharts} charts are shown; ${dropped} more were planned and are left out.`] : [],
  };
}

type Candidate = { figures: Figures; origin: string };

const trust = (basis: Figures['basis']) => ['derived', 'source'].indexOf(basis);

/** Adds derived charts while there are fewer than promised, or while a chart type is missing that fits the data. */
function views(planned: readonly Candidate[]): Candidate[] {
  const sourced = [...planned].sort((a, b) => trust(b.figures.basis) - trust(a.figures.basis));
  const unused = sourced.flatMap(({ figures, origin }) =>
    derivedCharts(figures).map((view) => ({ figures: view, origin })),
  );
  const types = new Set<ChartType>(planned.map(({ figures }) => typeFor(figures)));
  const chosen: Candidate[] = [];
  const taken = new Set(planned.map(({ figures }) => figures.id));
  const take = (candidate: Candidate) => {
    if (taken.has(candidate.figures.id)) return;
    taken.add(candidate.figures.id);
    types.add(typeFor(candidate.figures));
    chosen.push(candidate);
  };
  for (const candidate of unused)
    if (!types.has(typeFor(candidate.figures)) && planned.length + chosen.length < maxCharts) take(candidate);
  for (const candidate of unused) if (planned.length + chosen.length < minCharts) take(candidate);
  return chosen;
}

function toChart(all: Figures, sectionId: string, colourOf: ReturnType<typeof colourBook>): Chart {
  const type = typeFor(all);
  const { figures, note } = fitToChart(type === 'pie' || type === 'doughnut' ? withoutGaps(all) : all, type);
  return {
    id: figures.id,
    type,
    title: figures.title,
    subtitle: subtitleOf(figures, note),
    unit: figures.unit,
    xLabel: figures.xLabel,
    sourceLine: figures.sourceLine,
    basis: figures.basis,
    ...(figures.derivation ? { derivation: figures.derivation } : {}),
    sectionId,
    data: chartData(figures, type, colourOf),
  };
}
