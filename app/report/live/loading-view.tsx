import clsx from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useState } from 'react';
import { stepIcons } from './live-contents';
import { stagesOf, type ProgressStage } from './progress-stages';
import { smoothPercent, tickMs } from './smooth-progress';

type LoadingViewProps = {
  modelName: string;
  /** Replaces the heading of spec section 2, Home. */
  heading?: string;
  /** 0-1, counted from finished steps. */
  progress: number;
  sectionsDone?: number;
  sectionsTotal?: number;
  /** Present while nothing is done until a person decides. */
  waitsFor?: 'plan-approval';
  step: string;
  /** Additional lines to show while waiting. */
  lines: readonly string[];
  /** Takes focus because it replaced the element that had it. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** Spec section 2: while a search runs. Percent and step are also given as text. */
export function LoadingView(props: LoadingViewProps) {
  const { modelName, progress, sectionsDone = 0, sectionsTotal = 0, step, lines, waitsFor, children } = props;
  const percent = useEasedPercent(progress);
  const heading = useFocusTaken(props.takesFocus ?? false);
  return (
    <section className="page py-10 sm:py-16">
      <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none">
        {props.heading ?? `Getting Results with ${modelName}`}
      </h1>
      <div className="mt-8 flex items-baseline gap-4">
        <p className="figures font-display text-5xl leading-none tracking-tight text-accent">{percent}%</p>
        <p aria-live="polite" className="min-w-0 text-base text-ink-soft">
          {step}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Report written"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent} percent. ${step}`}
        className="mt-5 h-1.5 overflow-hidden rounded-full bg-line forced-color-adjust-none"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-[800ms] ease-linear"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <Stages stages={stagesOf({ progress, sectionsDone, sectionsTotal, waitsFor })} />
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

const marks = {
  waiting: { words: 'waiting', icon: stepIcons.waiting },
  now: {
    words: 'being done',
    icon: <LoaderCircle aria-hidden size={16} className="animate-spin text-accent" />,
  },
  done: { words: 'done', icon: stepIcons.done },
} as const;

/** Spec section 2, loading screen steps: how long each usually takes. */
function Stages({ stages }: { stages: readonly ProgressStage[] }) {
  return (
    <>
      <ol className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {stages.map(({ name, usual, state }) => (
          <li key={name} className="flex items-center gap-2.5 border-b border-line py-2.5 text-sm">
            {marks[state].icon}
            <span className={clsx('flex-1', state === 'waiting' ? 'text-muted' : 'text-ink')}>
              {name}
              <span className="sr-only">, {marks[state].words}</span>
            </span>
            <span className="figures text-xs text-muted">
              <span className="sr-only">usually </span>
              {usual}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-xs text-muted">
        The times are what a language model usually takes; the percent is what is really done.
      </p>
    </>
  );
}

/** Focuses the heading when it replaced the element that had focus. */
function useFocusTaken(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return heading;
}

/** The percent to show now. The first one is exact, so that a page without scripts is correct too. */
function useEasedPercent(progress: number): number {
  const [shown, setShown] = useState(() => shownPercent(progress));
  useEffect(() => {
    const timer = setInterval(() => setShown((now) => smoothPercent(now, progress)), tickMs);
    return () => clearInterval(timer);
  }, [progress]);
  return shown;
}

const shownPercent = (progress: number) => (progress >= 1 ? 100 : Math.floor(Math.max(0, progress) * 100));
