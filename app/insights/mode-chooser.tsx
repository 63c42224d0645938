import { Link } from '@remix-run/react';
import { ArrowRight, Check } from 'lucide-react';
import type { ReportKind } from '../../modules/search/contract';
import { modeAddress } from '~/publication/insights-address';
import { modes } from './modes';

/** Spec section 2, Research & Insights: Visual Insights or Research. Two links, which need no scripts. */
export function ModeChooser() {
  return (
    <section aria-labelledby="modes">
      <h2 id="modes" className="sr-only">
        Choose a mode
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        <Mode kind="visual" />
        <Mode kind="research" />
      </ul>
    </section>
  );
}

function Mode({ kind }: { kind: ReportKind }) {
  const { name, promise, gives } = modes[kind];
  return (
    <li className="group relative flex flex-col rounded-xl border border-line bg-surface p-6 transition-colors duration-150 hover:border-accent has-focus-visible:border-accent sm:p-8">
      <div aria-hidden className="mb-6 border-b border-line pb-6">
        {kind === 'visual' ? <Curves /> : <Pages />}
      </div>
      <h3 className="text-2xl">
        {/* Stretches the link over the whole card. */}
        <Link
          to={modeAddress(kind)}
          className="inline-flex min-h-11 items-center after:absolute after:inset-0 after:rounded-xl"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-2 font-serif text-lg text-ink-soft">{promise}</p>
      <ul className="mt-5 flex-1 space-y-2.5 text-sm text-ink-soft">
        {gives.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Check aria-hidden size={16} strokeWidth={2.5} className="mt-0.5 flex-none text-accent" />
            {part}
          </li>
        ))}
      </ul>
      <p aria-hidden className="mt-6 flex items-center gap-2 text-sm font-medium text-accent">
        Ask a question
        <ArrowRight size={16} className="transition-transform duration-150 group-hover:translate-x-1" />
      </p>
    </li>
  );
}

const bars = [22, 34, 28, 46, 40, 58, 52, 70];

/** A small drawing of charts. */
function Curves() {
  return (
    <svg viewBox="0 0 320 96" preserveAspectRatio="xMinYMid" className="h-24 w-full">
      <line x1="0" x2="320" y1="92" y2="92" className="stroke-line-strong" />
      {bars.map((height, at) => (
        <rect
          key={at}
          x={8 + at * 40}
          y={92 - height}
          width="22"
          height={height}
          rx="2"
          className={at === bars.length - 1 ? 'fill-accent' : 'fill-accent-soft stroke-accent/40'}
        />
      ))}
      <path
        d="M19 62 59 48 99 53 139 34 179 40 219 22 259 27 299 10"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-series-2"
      />
      <circle cx="299" cy="10" r="4" className="fill-series-2" />
    </svg>
  );
}

const lines = [300, 280, 292, 240];

/** A small drawing of a page with footnotes. */
function Pages() {
  return (
    <svg viewBox="0 0 320 96" preserveAspectRatio="xMinYMid" className="h-24 w-full">
      <rect x="0" y="4" width="150" height="9" rx="2" className="fill-ink" />
      {lines.map((width, at) => (
        <rect
          key={at}
          x="0"
          y={24 + at * 11}
          width={width}
          height="4"
          rx="2"
          className="fill-line-strong/60"
        />
      ))}
      <circle cx="308" cy="24" r="3.5" className="fill-accent" />
      <circle cx="250" cy="57" r="3.5" className="fill-accent" />
      <line x1="0" x2="90" y1="72" y2="72" className="stroke-line-strong" />
      <circle cx="4" cy="82" r="3" className="fill-accent" />
      <rect x="12" y="80" width="170" height="3.5" rx="1.75" className="fill-line-strong/60" />
      <circle cx="4" cy="92" r="3" className="fill-accent" />
      <rect x="12" y="90" width="130" height="3.5" rx="1.75" className="fill-line-strong/60" />
    </svg>
  );
}
