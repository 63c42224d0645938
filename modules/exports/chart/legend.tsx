import { ink } from './colours';
import { shorten, textWidth } from './text';

export type LegendEntry = { label: string; colour: string };
type Placed = LegendEntry & { x: number; y: number };

const rowHeight = 20;
const swatch = 10;

/** Places entries side by side, wrapped into rows. */
export function layLegend(entries: readonly LegendEntry[], width: number, fontSize: number) {
  let x = 0;
  let row = 0;
  const placed = entries.map((entry): Placed => {
    const label = shorten(entry.label, Math.min(220, width - swatch - 8), fontSize);
    const needs = swatch + 6 + textWidth(label, fontSize) + 16;
    if (x > 0 && x + needs > width) [x, row] = [0, row + 1];
    const at = { ...entry, label, x, y: row * rowHeight };
    x += needs;
    return at;
  });
  return { placed, height: (row + 1) * rowHeight + 4 };
}

export function Legend({ placed, left, top }: { placed: readonly Placed[]; left: number; top: number }) {
  return (
    <g transform={`translate(${left} ${top})`} fill={ink}>
      {placed.map(({ label, colour, x, y }, index) => (
        <g key={index} transform={`translate(${x} ${y})`}>
          <rect width={swatch} height={swatch} y={2} rx={2} fill={colour} />
          <text x={swatch + 6} y={swatch + 1}>
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
