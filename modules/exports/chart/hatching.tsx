import { useId } from 'react';
import { line } from './colours';

/** Horizontal distance between stripes, which lean by 45 degrees. */
const step = 11.3;
const stripe = 1.06;

/**
 * Light stripes behind figures without a source, beside their label. Drawn as the dashes of one line as wide as the
 * picture is high: Chromium prints an SVG pattern as an image of the whole page, a third of the time of a report.
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
