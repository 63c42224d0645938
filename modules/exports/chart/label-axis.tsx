import type { Box } from './plot';
import { muted } from './colours';
import { labelTicks } from './scale';
import { shorten, textWidth } from './text';

type LabelAxisProps = {
  labels: readonly string[];
  x: (index: number) => number;
  box: Box;
  xLabel: string;
  fontSize: number;
};

const widestAllowed = 110;

/** The labels along the foot of a chart, thinned until they stand apart, and what they are. */
export function LabelAxis({ labels, x, box, xLabel, fontSize }: LabelAxisProps) {
  const spacing = labels.length > 1 ? Math.abs(x(1) - x(0)) : box.right - box.left;
  const widest = Math.min(widestAllowed, Math.max(...labels.map((label) => textWidth(label, fontSize))));
  return (
    <g fill={muted} textAnchor="middle">
      {labelTicks(labels, spacing, widest).map((index) => (
        <text
          key={index}
          x={inside(x(index), labels[index] ?? '', box, fontSize)}
          y={box.bottom + fontSize + 8}
        >
          {shorten(labels[index] ?? '', widestAllowed, fontSize)}
        </text>
      ))}
      {xLabel && (
        <text x={(box.left + box.right) / 2} y={box.bottom + fontSize * 2 + 12} fontSize={fontSize - 1}>
          {shorten(xLabel, box.right - box.left, fontSize - 1)}
        </text>
      )}
    </g>
  );
}

/** Room that labels and their name take below the plot. */
export const labelAxisHeight = (xLabel: string, fontSize: number) =>
  fontSize + 14 + (xLabel ? fontSize + 4 : 0);

function inside(x: number, label: string, box: Box, fontSize: number): number {
  const half = Math.min(widestAllowed, textWidth(label, fontSize)) / 2;
  return Math.min(x, box.right + 10 - half);
}
