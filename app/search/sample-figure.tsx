import { Chip } from '~/ui/chip';
import { FootnoteMark } from '~/shell/logo';
import type { SampleData as Figure } from './example-data.server';

/** A true figure in the style of a report: large, with its mark, its curve and its line of the file. */
export function SampleFigure({ figure }: { figure: Figure }) {
  return (
    <figure className="border-t-2 border-ink pt-4">
      <p className="label-text">CO₂ in the air at Mauna Loa, parts per million</p>
      <p className="figures mt-2 font-display text-[clamp(3rem,2.2rem+2.6vw,4.25rem)] leading-none font-medium tracking-[-0.03em]">
        {figure.value}
        <FootnoteMark>†</FootnoteMark>
      </p>
      <p className="figures mt-2 font-serif text-base text-ink-soft">
        in {figure.year}, up from {figure.from.value} in {figure.from.year}
      </p>
      <svg
        viewBox="0 0 320 96"
        className="mt-4 w-full"
        role="img"
        aria-label={`Rising curve from ${figure.from.year} to ${figure.year}`}
      >
        <line x1="0" x2="320" y1="92" y2="92" className="stroke-line" />
        <path
          d={figure.path}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          className="stroke-series-1"
        />
        <circle cx={figure.end.x} cy={figure.end.y} r="4" className="fill-series-1" />
      </svg>
      <div aria-hidden className="figures flex justify-between text-2xs text-muted">
        <span>{figure.from.year}</span>
        <span>{figure.year}</span>
      </div>
      <figcaption className="mt-4 text-xs text-muted">
        <span aria-hidden className="mb-2 block w-10 border-t border-line-strong" />
        <FootnoteMark>†</FootnoteMark> <span className="font-mono text-2xs">{figure.file}</span>, line{' '}
        {figure.line} <Chip kind="supported" className="ml-1" />
        <span className="mt-2 block">
          From the example data. A report shows what a figure rests on like this.
        </span>
      </figcaption>
    </figure>
  );
}
