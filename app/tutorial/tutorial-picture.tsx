import type { ReactNode } from 'react';
import type { TutorialStepName } from './steps';

/** A small drawing of the product's own screen for each step. */
export function TutorialPicture({ name }: { name: TutorialStepName }) {
  return (
    <svg
      key={name}
      aria-hidden
      viewBox="0 0 400 130"
      className="block w-full animate-appear rounded-lg border border-line bg-sunk"
    >
      {pictures[name]}
    </svg>
  );
}

const line = (x: number, y: number, width: number, look = 'fill-line') => (
  <rect x={x} y={y} width={width} height="6" rx="3" className={look} />
);
const sheet = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="6" className="fill-surface stroke-line" />
);
const curve = (
  <path
    d="M0 40 L18 34 L36 36 L54 24 L72 26 L90 12 L108 4"
    fill="none"
    strokeWidth="3"
    strokeLinejoin="round"
    strokeLinecap="round"
    className="stroke-series-1"
  />
);
const bars = [14, 26, 20, 36].map((height, index) => (
  <rect
    key={index}
    x={index * 20}
    y={40 - height}
    width="12"
    height={height}
    rx="2"
    className="fill-series-2"
  />
));

const pictures: Readonly<Record<TutorialStepName, ReactNode>> = {
  welcome: (
    <>
      {sheet(120, 14, 160, 130)}
      {line(138, 32, 90, 'fill-ink')}
      {line(138, 48, 120)}
      <g transform="translate(146 68)">{curve}</g>
      <circle cx="254" cy="72" r="4" className="fill-series-1" />
    </>
  ),
  'search-box': (
    <>
      {sheet(50, 26, 300, 78)}
      {line(70, 46, 170, 'fill-ink')}
      <rect x="70" y="60" width="260" height="2" className="fill-ink" />
      {[0, 1, 2].map((index) => (
        <rect
          key={index}
          x={70 + index * 62}
          y="74"
          width="54"
          height="18"
          rx="4"
          className={index === 0 ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line'}
        />
      ))}
      <rect x="268" y="74" width="62" height="18" rx="4" className="fill-accent" />
    </>
  ),
  'processing-time': (
    <>
      {line(60, 40, 280)}
      {line(60, 40, 180, 'fill-accent')}
      {[0, 1, 2, 3].map((index) => (
        <g key={index} transform={`translate(${60 + index * 72} 70)`}>
          <circle
            cx="6"
            cy="6"
            r="5"
            strokeWidth="2"
            className={index < 2 ? 'fill-accent stroke-accent' : 'fill-sunk stroke-line-strong'}
          />
          {line(18, 3, 40, index < 2 ? 'fill-ink-soft' : 'fill-line')}
        </g>
      ))}
    </>
  ),
  dashboard: (
    <>
      {sheet(50, 18, 142, 94)}
      <g transform="translate(66 42)">{curve}</g>
      {sheet(208, 18, 142, 94)}
      <g transform="translate(232 42)">{bars}</g>
      {line(66, 96, 60)}
      {line(224, 96, 60)}
    </>
  ),
  export: ['PDF', 'CSV', 'HTML'].map((kind, index) => (
    <g key={kind} transform={`translate(${82 + index * 88} 24)`}>
      <path
        d="M0 6 a6 6 0 0 1 6 -6 h34 l20 20 v56 a6 6 0 0 1 -6 6 h-48 a6 6 0 0 1 -6 -6 z"
        className="fill-surface stroke-line-strong"
      />
      <text x="30" y="56" textAnchor="middle" className="fill-accent font-sans text-[15px] font-semibold">
        {kind}
      </text>
    </g>
  )),
  complete: (
    <>
      <circle cx="200" cy="65" r="34" className="fill-accent-soft stroke-accent" strokeWidth="2" />
      <path
        d="M184 66 l11 11 l22 -24"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent"
      />
    </>
  ),
};
