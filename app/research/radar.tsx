import { useId } from 'react';
import { radarScale, type Rating } from './illustrative';
import { AsTable, illustrativeChart } from './illustrative-part';

const size = { width: 360, height: 300 };
const middle = { x: size.width / 2, y: size.height / 2 + 4 };
const reach = 100;
const rings = Array.from({ length: radarScale.max / radarScale.step }, (_, at) => (at + 1) * radarScale.step);

type RadarProps = {
  title: string;
  /** Heading of the ratings in the table. */
  series: string;
  ratings: readonly Rating[];
};

/** Ratings on axes around a point, up to 10 in steps of 2. Spec section 9. */
export function Radar({ title, series, ratings }: RadarProps) {
  const id = useId();
  return (
    <figure className="min-w-0 max-w-[34rem]">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        className="figures mt-3 block w-full text-[12px]"
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>
          {`Illustrative, from 0 to ${radarScale.max}. ${ratings.map(({ label, value }) => `${label} ${value}`).join(', ')}.`}
        </desc>
        <Grid ratings={ratings} />
        <Shape ratings={ratings} />
        <Scale count={ratings.length} />
        <Labels ratings={ratings} />
      </svg>
      <AsTable chart={illustrativeChart({ type: 'bar', title, unit: '', series, values: ratings })} />
    </figure>
  );
}

/** The position of a value on the axis `at` of `count`. */
function point(at: number, count: number, value: number): { x: number; y: number } {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  const length = (value / radarScale.max) * reach;
  return { x: middle.x + length * Math.cos(angle), y: middle.y + length * Math.sin(angle) };
}

const outline = (values: readonly number[]): string =>
  values
    .map((value, at) => point(at, values.length, value))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

const Grid = ({ ratings }: Pick<RadarProps, 'ratings'>) => (
  <>
    {rings.map((ring) => (
      <polygon key={ring} points={outline(ratings.map(() => ring))} className="fill-none stroke-line" />
    ))}
    {ratings.map(({ label }, at) => {
      const end = point(at, ratings.length, radarScale.max);
      return <line key={label} x1={middle.x} y1={middle.y} x2={end.x} y2={end.y} className="stroke-line" />;
    })}
  </>
);

const Shape = ({ ratings }: Pick<RadarProps, 'ratings'>) => (
  <>
    <polygon
      points={outline(ratings.map(({ value }) => value))}
      strokeWidth={2}
      strokeDasharray="6 4"
      strokeLinejoin="round"
      className="fill-accent/15 stroke-accent"
    />
    {ratings.map(({ label, value }, at) => {
      const { x, y } = point(at, ratings.length, value);
      return <circle key={label} cx={x} cy={y} r={3.5} className="fill-accent" />;
    })}
  </>
);

const Scale = ({ count }: { count: number }) => (
  <>
    {rings.map((ring) => (
      <text key={ring} x={middle.x + 5} y={point(0, count, ring).y + 4} className="fill-muted text-[11px]">
        {ring}
      </text>
    ))}
  </>
);

const Labels = ({ ratings }: Pick<RadarProps, 'ratings'>) => (
  <>
    {ratings.map(({ label, value }, at) => {
      const { x, y } = point(at, ratings.length, radarScale.max + 1.2);
      const side = Math.abs(x - middle.x) < 1 ? 'middle' : x > middle.x ? 'start' : 'end';
      const first = y < middle.y - reach ? y - 12 : y - 2;
      return (
        <text key={label} x={x} y={first} textAnchor={side} className="fill-ink">
          {label}
          <tspan x={x} dy="1.2em" className="fill-muted">
            {value.toFixed(1)}
          </tspan>
        </text>
      );
    })}
  </>
);
