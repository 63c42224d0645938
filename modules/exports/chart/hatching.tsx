import { useId } from 'react';
import { line } from './colours';

/** A quiet pattern behind figures that no source holds: the sign beside the word. */
export function Hatching({ width, height }: { width: number; height: number }) {
  const id = `hatching${useId().replace(/:/g, '')}`;
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1={0} x2={0} y1={0} y2={8} stroke={line} strokeWidth={1.5} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill={`url(#${id})`} opacity={0.55} />
    </g>
  );
}
