import { fileNameOf } from '../../../modules/exports/contract';
import { toast } from '~/ui/toast-store';
import { saveFile } from '../export/save-file';

/** Sharp on slides and in print. */
const scale = 2.5;

/** Saves a chart as a PNG named after its title, drawn from its SVG file. */
export async function saveChartImage(svgAddress: string, title: string): Promise<void> {
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
