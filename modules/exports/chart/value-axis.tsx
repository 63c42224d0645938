import type { Box } from './plot';
import { axis, line, muted } from './colours';
import type { ValueFormat } from './format';
import type { ValueScale } from './scale';

/** Light horizontal grid with its values at the left and a stronger zero line. */
export function ValueAxis(props: { values: ValueScale; box: Box; format: ValueFormat }) {
  const { values, box, format } = props;
  return (
    <g>
      {values.ticks.map((tick) => {
        const y = values.scale(tick);
        return (
          <g key={tick}>
            <line x1={box.left} x2={box.right} y1={y} y2={y} stroke={tick === 0 ? axis : line} />
            <text x={box.left - 8} y={y} dy="0.32em" textAnchor="end" fill={muted}>
              {format(tick)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
