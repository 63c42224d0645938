import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Chart } from '../../../modules/search/report';
import type { SeriesOrder } from '../../../modules/exports/chart/static-chart';
import { useChartLanguage } from '../../../modules/exports/contract';
import { BasisChip } from '../evidence/basis-chip';
import { ChartCaption } from './chart-caption';
import { LiveChart } from './live-chart';

type OverlayProps = {
  chart: Chart;
  order: SeriesOrder;
  downloads: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A chart over the full screen, closed by an outside click, Escape or its button. Spec section 9: 600 px, or what fits
 * into 90 % of the viewport. Focus returns to the element that opened it.
 */
export function ChartOverlay({ chart, order, downloads, open, onOpenChange }: OverlayProps) {
  const cameFrom = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.15_0.02_250/0.6)]" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            cameFrom.current = document.activeElement;
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[90dvh] w-[min(94vw,75rem)] -translate-1/2 animate-appear flex-col rounded-xl border border-line bg-surface p-5 shadow-raised outline-none sm:p-8"
        >
          <Radix.Title
            lang={useChartLanguage(chart)}
            className="pr-12 font-sans text-lg leading-snug font-semibold tracking-normal"
          >
            {chart.title}
          </Radix.Title>
          <p className="mt-1 text-sm text-muted">
            {chart.subtitle} <BasisChip basis={chart.basis} />
          </p>
          <div className="mt-4 h-[600px] min-h-0 shrink">
            <LiveChart chart={chart} order={order} size="expanded" wide={1100} />
          </div>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <ChartCaption chart={chart} />
            {downloads}
          </div>
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
          >
            <X aria-hidden size={20} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
