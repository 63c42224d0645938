import { useId } from 'react';
import { line } from './colours';

/** From one stripe to the next, along the picture; a stripe leans by 45 degrees. */
const step = 11.3;
const stripe = 1.06;

/**
 * Quiet stripes behind figures that no source holds: the sign beside the word. They are the dashes of one line as broad as
 * the picture is high; a pattern would be printed as an image of a whole page, which takes a third of a report's time.
 */
export function Hatching({ width, height }: { width: number; height: number }) {
  const id = `hatching${useId().replace(/:/g, '')}`;
  return (
    <g aria-hidden="true" clipPath={`url(#${id})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <path
        d={`M0 ${height / 2}H${width + height}`}
        transform="skewX(-45)"
        stroke={line}
        strokeWidth={height}
        strokeDasharray={`${stripe} ${(step - stripe).toFixed(2)}`}
        opacity={0.55}
      />
    </g>
  );
}
