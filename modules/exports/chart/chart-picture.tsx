import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../../search/report';
import { ink, muted, paper, type SeriesOrder } from './colours';
import { basisLabels, captionOf, isSourced } from './description';
import { textWidth } from './text';
import { fileNameOf } from '../file-name';
import { interfaceFace } from '../html/standalone/fonts';
import { chartHeights, StaticChart } from './static-chart';

const room = { width: 640, margin: 24 };
const full = room.width + 2 * room.margin;
const titleSize = 18;
const noteSize = 12;

/**
 * A chart as a self-contained SVG file. Includes title, caption and basis, because the file is used without its page;
 * literal colours on white, which every program can read.
 */
export function chartPicture(chart: Chart, order?: SeriesOrder): string {
  const markup = renderToStaticMarkup(<Picture chart={chart} order={order} />);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withLiterals(markup)}`;
}

export const chartFileName = (title: string, ending: 'svg' | 'png'): string =>
  fileNameOf(title, ending, 'chart');

/** Replaces theme variables by their fallback values. */
const withLiterals = (markup: string) => markup.replace(/var\(--[\w-]+,\s*([^()]*)\)/g, '$1');

function Picture({ chart, order }: { chart: Chart; order: SeriesOrder | undefined }) {
  const label = isSourced(chart.basis) ? '' : `${basisLabels[chart.basis]}. `;
  const below = `${label}${captionOf(chart)}`;
  const words = [chart.title, chart.subtitle, below, JSON.stringify(chart.data)].join(' ');
  const title = linesOf(chart.title, titleSize * 1.06);
  const notes = linesOf(below, noteSize);
  const subtitle = linesOf(chart.subtitle, 13);
  const under = room.margin + title.length * 24 + 14;
  const top = under + subtitle.length * 18;
  const bottom = top + chartHeights.inline + 16;
  const height = bottom + notes.length * 17 + room.margin - 6;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={full}
      height={height}
      viewBox={`0 0 ${full} ${height}`}
      fontFamily="Inter, system-ui, sans-serif"
    >
      {/* Our own constant alone: a style element takes no escaped text. */}
      <style dangerouslySetInnerHTML={{ __html: interfaceFace(words) }} />
      <rect width={full} height={height} fill={paper} />
      <Lines
        lines={title}
        top={room.margin + titleSize - 2}
        step={24}
        size={titleSize}
        weight={600}
        fill={ink}
      />
      <Lines lines={subtitle} top={under} step={18} size={13} fill={muted} />
      <svg x={room.margin} y={top} width={room.width} height={chartHeights.inline}>
        <StaticChart chart={chart} order={order} width={room.width} />
      </svg>
      <Lines lines={notes} top={bottom + noteSize} step={17} size={noteSize} fill={muted} />
    </svg>
  );
}

type LinesProps = {
  lines: readonly string[];
  top: number;
  step: number;
  size: number;
  weight?: number;
  fill: string;
};

function Lines({ lines, top, step, size, weight, fill }: LinesProps) {
  return lines.map((text, index) => (
    <text key={index} x={room.margin} y={top + index * step} fontSize={size} fontWeight={weight} fill={fill}>
      {text}
    </text>
  ));
}

/** Wraps text into lines, since SVG does not. */
function linesOf(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => pieces(each, size))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the picture. */
function pieces(word: string, size: number): string[] {
  const cut: string[] = [''];
  for (const char of word) {
    const longer = `${cut.at(-1)}${char}`;
    if (textWidth(longer, size) <= room.width) cut[cut.length - 1] = longer;
    else cut.push(char);
  }
  return cut;
}
