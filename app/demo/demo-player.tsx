import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useReducer, useRef, type KeyboardEvent } from 'react';
import { Button } from '~/ui/button';
import { demoSteps } from './demo-steps';
import { played, stepMs, type Playback, type PlaybackAction } from './playback';
import type { DemoScript } from './demo-script';

/** Plays the steps one after another; users who prefer reduced motion step by hand. */
export function DemoPlayer({ walk }: { walk: DemoScript }) {
  const steps = useMemo(() => demoSteps(walk), [walk]);
  const { at, playing, act } = usePlayback(steps.length);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => toggle.current?.focus(), []);
  const step = steps[at];
  if (!step) return null;
  const isLast = at === steps.length - 1;

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') act('next');
    if (key === 'ArrowLeft') act('previous');
  }
  return (
    <div onKeyDown={onKeyDown}>
      <div
        key={at}
        className="grid min-h-[27rem] sm:min-h-[31rem] grid-cols-1 animate-appear content-center rounded-lg border border-line bg-paper p-5 sm:p-7"
      >
        {step.content}
      </div>
      <div className={controlsClass}>
        <div aria-live="polite" className="min-h-[4.25rem] sm:min-h-12">
          <p className="text-sm font-semibold">
            {step.name}{' '}
            <span className="figures font-normal text-muted">
              · Step {at + 1} of {steps.length}
            </span>
          </p>
          <p className="text-sm text-ink-soft">{step.caption}</p>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button ref={toggle} look="secondary" onClick={() => act('toggle')} className="min-w-28">
            {playing ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
            {playing ? 'Pause' : 'Play'}
          </Button>
          <StepList steps={steps} at={at} onStep={(to) => act({ to })} />
          <Button
            look="secondary"
            aria-label="Previous"
            aria-disabled={at === 0}
            className={edgeClass}
            onClick={() => act('previous')}
          >
            <ChevronLeft aria-hidden size={18} />
          </Button>
          <Button
            look="secondary"
            aria-label="Next"
            aria-disabled={isLast}
            className={edgeClass}
            onClick={() => act('next')}
          >
            <ChevronRight aria-hidden size={18} />
          </Button>
        </div>
      </div>
    </div>
  );
}

function usePlayback(count: number) {
  const [{ at, playing }, act] = useReducer(
    (state: Playback, action: PlaybackAction) => played(state, action, count),
    undefined,
    () => ({ at: 0, playing: !window.matchMedia('(prefers-reduced-motion: reduce)').matches }),
  );
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => act('tick'), stepMs);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return { at, playing, act };
}

type StepListProps = { steps: readonly { name: string }[]; at: number; onStep: (index: number) => void };

const StepList = ({ steps, at, onStep }: StepListProps) => (
  <ol aria-label="Steps" className="order-last flex w-full gap-1 sm:order-none sm:w-auto sm:flex-1 sm:px-3">
    {steps.map(({ name }, index) => (
      <li key={name} className="flex-1">
        <button
          type="button"
          aria-label={`Step ${index + 1}: ${name}`}
          aria-current={index === at ? 'step' : undefined}
          onClick={() => onStep(index)}
          className="group grid h-9 w-full items-center pointer-coarse:h-11"
        >
          <span className={`h-1 rounded-full group-hover:bg-ink ${index <= at ? 'bg-accent' : 'bg-line'}`} />
        </button>
      </li>
    ))}
  </ol>
);

/** Disabled at an end by `aria-disabled`, which keeps the focus, unlike `disabled`. */
const edgeClass = 'aria-disabled:cursor-not-allowed aria-disabled:bg-line/60 aria-disabled:text-muted';

/** Sticky while a tall step is scrolled in the dialog; covers the dialog's padding. */
const controlsClass =
  'sticky -bottom-6 -mx-6 -mb-6 bg-surface px-6 pt-4 pb-6 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8';
