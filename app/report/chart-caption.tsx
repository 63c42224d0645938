import type { Chart } from '../../modules/search/report';

/** Spec section 2: the caption names the first dataset label, else "data trends". */
export function ChartCaption({ chart }: { chart: Chart }) {
  const shown = chart.data.datasets[0]?.label.trim() || 'data trends';
  return (
    <p className="min-w-0 flex-1 basis-40 self-start text-xs text-muted">
      Showing {shown}. {[chart.sourceLine, chart.derivation].filter(Boolean).join(' · ')}
    </p>
  );
}
