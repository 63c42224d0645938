import type { Chart } from '../../../modules/search/report';
import { captionOf } from '../../../modules/exports/chart/static-chart';

/** Spec section 2: the caption names the first dataset label, else "data trends". */
export function ChartCaption({ chart }: { chart: Chart }) {
  return <p className="min-w-0 flex-1 basis-40 self-start text-xs text-muted">{captionOf(chart)}</p>;
}
