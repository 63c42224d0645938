import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveChartImage } from './save-chart-image';

type DownloadsProps = { reportId: string; number: number; title: string };

/**
 * Downloads the chart as an image: PNG drawn in the browser; SVG as a file of the server, linked without scripts too.
 */
export function ChartDownloads({ reportId, number, title }: DownloadsProps) {
  const [busy, setBusy] = useState(false);
  const svg = `/api/results/${reportId}/charts/${number}`;
  const png = async () => {
    setBusy(true);
    await saveChartImage(svg, title).finally(() => setBusy(false));
  };
  return (
    <p className="-my-1.5 -mr-2 flex flex-none items-center text-xs print:hidden">
      <Download aria-hidden size={14} className="mr-1 text-muted" />
      <button
        type="button"
        onClick={() => void png()}
        disabled={busy}
        aria-label={`Save as PNG: ${title}`}
        className={`needs-scripts ${link}`}
      >
        PNG
      </button>
      <a href={svg} download aria-label={`Save as SVG: ${title}`} className={link}>
        SVG
      </a>
    </p>
  );
}

const link =
  'inline-flex min-h-8 items-center rounded-md px-2 font-medium text-ink-soft no-underline hover:bg-sunk hover:text-ink ' +
  'disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:px-3';
