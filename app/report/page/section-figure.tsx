import { ChartLine } from 'lucide-react';
import type { Chart } from '../../../modules/search/report';
import { FluidChart, type SeriesOrder } from '../../../modules/exports/chart/static-chart';
import { useChartLanguage } from '../../../modules/exports/contract';
import { BasisChip } from '../evidence/basis-chip';
import { ChartCaption } from '../charts/chart-caption';

type SectionFigureProps = { chart: Chart; number: number; order: SeriesOrder };

/** A chart in the text: on screen a link to its card above, in print the chart itself. */
export function SectionFigure({ chart, number, order }: SectionFigureProps) {
  const lang = useChartLanguage(chart);
  return (
    <>
      <p className="text-sm print:hidden">
        <a
          href={`#chart-${chart.id}`}
          className="touch group flex items-center gap-3 border-t border-line py-2"
        >
          <ChartLine aria-hidden size={17} className="flex-none text-accent" />
          <span>
            <span className="font-medium text-accent">Chart {number}:</span>{' '}
            <span lang={lang} className="text-ink-soft group-hover:underline">
              {chart.title}
            </span>
          </span>
        </a>
      </p>
      <figure className="mt-4 hidden border-t border-line-strong pt-4 print:block">
        <figcaption>
          <p className="font-sans text-base leading-snug font-semibold">
            Chart {number}: <span lang={lang}>{chart.title}</span>
          </p>
          <p className="mt-0.5 text-xs text-muted">
            {chart.subtitle} <BasisChip basis={chart.basis} />
          </p>
        </figcaption>
        <div className="mt-3">
          <FluidChart chart={chart} order={order} wide={720} />
        </div>
        <div className="mt-3">
          <ChartCaption chart={chart} />
        </div>
      </figure>
    </>
  );
}
