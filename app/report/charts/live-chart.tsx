import clsx from 'clsx';
import { lazy, Suspense, useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import type { Chart } from '../../../modules/search/report';
import { FluidChart, type SeriesOrder } from '../../../modules/exports/chart/static-chart';
import { plotlyData, plotlyLayout } from './plotly-figure';
import { useThemeColours } from './theme-colours';
import { useMedia } from '../page/use-media';

const Plot = lazy(() => import('./plot.client'));

type LiveChartProps = { chart: Chart; order: SeriesOrder; size?: 'inline' | 'expanded'; wide?: number };

/** The static chart, replaced by Plotly at the same size when it comes near the viewport. */
export function LiveChart({ chart, order, size = 'inline', wide = 540 }: LiveChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useInViewport(box);
  const [ready, setReady] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return (
    <div ref={box} className={clsx('relative', size === 'inline' ? 'h-[300px]' : 'h-full')}>
      <div aria-hidden={ready} className={clsx('h-full', fade, ready && 'opacity-0')}>
        <FluidChart chart={chart} order={order} size={size} wide={wide} />
      </div>
      {near && hasFigures(chart) && (
        <div
          className={clsx('absolute inset-0', fade, !ready && 'opacity-0')}
          // Inline it is an image without controls; the expanded chart has a download button.
          role={size === 'expanded' ? 'group' : 'img'}
          aria-label={chart.title}
        >
          <Suspense>
            <Taken
              chart={chart}
              order={order}
              still={still}
              expanded={size === 'expanded'}
              width={(box.current?.clientWidth ?? wide) < narrowBelow ? narrow : wide}
              onReady={() => setReady(true)}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Below this width the static chart switches to its narrow drawing (`.chart-fluid`); so does the live one. */
const narrowBelow = 440;
const narrow = 340;

/** Spec section 9: chart animation 1000 ms. The base styles of the page handle reduced motion. */
const fade = 'transition-opacity duration-1000 print:transition-none';

type TakenProps = {
  chart: Chart;
  order: SeriesOrder;
  still: boolean;
  expanded: boolean;
  width: number;
  onReady: () => void;
};

function Taken({ chart, order, still, expanded, width, onReady }: TakenProps) {
  const colours = useThemeColours();
  const figure = useMemo(
    () =>
      colours && {
        data: plotlyData(chart, order, colours, width),
        layout: plotlyLayout(chart, colours, still, expanded, width),
      },
    [chart, order, colours, still, expanded, width],
  );
  return figure && <Plot {...figure} config={config} onReady={onReady} />;
}

/** The card offers image downloads, with title and source in the image. */
const config = { displayModeBar: false, responsive: true } as const;

const hasFigures = ({ data }: Chart) =>
  data.labels.length > 0 && data.datasets.some((dataset) => dataset.data.some((value) => value !== null));

/** True from the moment an element comes within a third of a screen of the viewport. */
function useInViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}
