import { Download } from 'lucide-react';
import { useState } from 'react';
import { fileNameOf } from '../../../modules/exports/contract';
import { toast } from '~/ui/toast-store';
import { saveFile } from '~/report/export/save-file';
import type { ReportId } from '../../../modules/kernel/report-id';

type DownloadsProps = { reportId: ReportId; number: number; title: string };

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

/** Sharp on slides and in print. */
const scale = 2.5;

/** Saves a chart as a PNG named after its title, drawn from its SVG file. */
async function saveChartImage(svgAddress: string, title: string): Promise<void> {
  try {
    const answer = await fetch(svgAddress);
    if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
    saveFile(await asPng(await answer.text()), fileNameOf(title, 'png', 'chart'));
  } catch {
    toast({
      title: 'Error',
      description: 'Failed to save the image. Please try again.',
      tone: 'destructive',
    });
  }
}

async function asPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width * scale, image.height * scale];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
