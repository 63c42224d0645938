import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import type { Chart } from '../../modules/search/report';
import { FluidChart, type SeriesOrder } from '../../modules/exports/static-chart';
import { BasisChip } from './basis-chip';
import { ChartCaption } from './chart-caption';
import { ChartOverlay } from './chart-overlay';

/** A chart where it is discussed: still, set into the text. */
export function SectionFigure({ chart, order }: { chart: Chart; order: SeriesOrder }) {
  const [large, setLarge] = useState(false);
  return (
    <figure className="border-t border-line-strong pt-4">
      <figcaption className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{chart.title}</h3>
          <p className="mt-0.5 text-xs text-muted">
            {chart.subtitle} <BasisChip basis={chart.basis} />
          </p>
        </div>
        <button
          type="button"
          onClick={() => setLarge(true)}
          aria-label={`Enlarge chart: ${chart.title}`}
          title="Enlarge chart"
          className="needs-scripts -mt-2 grid size-11 flex-none place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink print:hidden"
        >
          <Maximize2 aria-hidden size={18} />
        </button>
      </figcaption>
      <div className="mt-3">
        <FluidChart chart={chart} order={order} wide={720} />
      </div>
      <ChartCaption chart={chart} />
      <ChartOverlay chart={chart} order={order} open={large} onOpenChange={setLarge} />
    </figure>
  );
}
