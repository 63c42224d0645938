import clsx from 'clsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { percentAt, stepLabel, stepWithin, tutorialSteps } from './steps';
import { TutorialPicture } from './tutorial-picture';

type Props = {
  open: boolean;
  /** Called when it is finished, skipped or closed. */
  onClose: () => void;
};

const count = tutorialSteps.length;

/** The six steps, with buttons, dots and the arrow keys. Spec section 2, Tutorial. */
export function TutorialDialog({ open, onClose }: Props) {
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) setAt(0);
  }, [open]);
  const step = tutorialSteps[at];
  if (!step) return null;
  const isLast = at === count - 1;

  function go(to: number): void {
    setAt(stepWithin(to, count));
    // The button that was pressed may be gone on that step.
    if (to <= 0) next.current?.focus();
  }
  function finish(): void {
    onClose();
    // Runs after the dialog has restored the focus.
    setTimeout(() => document.getElementById('query')?.focus());
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowRight') go(at + 1);
    if (key === 'ArrowLeft') go(at - 1);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(now) => !now && onClose()}
      title={step.title}
      description={stepLabel(at, count)}
      className="sm:w-[32rem]"
      firstFocus={next}
    >
      <div onKeyDown={onKeyDown}>
        <ProgressBar at={at} />
        <div aria-live="polite" className="mt-5 min-h-[17rem] sm:min-h-[15.5rem]">
          <TutorialPicture name={step.name} />
          <p className="mt-4 font-serif text-base leading-relaxed text-ink-soft">{step.text}</p>
        </div>
        <StepDots at={at} onStep={setAt} />
        <div className="mt-4 flex flex-wrap-reverse items-center justify-between gap-3">
          <Button look="quiet" className="-ml-4" onClick={onClose}>
            Skip tutorial
          </Button>
          <span className="flex gap-2">
            <Button look="secondary" disabled={at === 0} onClick={() => go(at - 1)}>
              Previous
            </Button>
            <Button ref={next} onClick={() => (isLast ? finish() : go(at + 1))}>
              {isLast ? 'Get Started' : 'Next'}
            </Button>
          </span>
        </div>
      </div>
    </Dialog>
  );
}

const ProgressBar = ({ at }: { at: number }) => (
  <div
    role="progressbar"
    aria-label="Tutorial"
    aria-valuenow={at + 1}
    aria-valuemin={1}
    aria-valuemax={count}
    aria-valuetext={stepLabel(at, count)}
    className="h-1 overflow-hidden rounded-full bg-line"
  >
    <div
      className="h-full bg-accent transition-[width] duration-200"
      style={{ width: `${percentAt(at, count)}%` }}
    />
  </div>
);

const StepDots = ({ at, onStep }: { at: number; onStep: (index: number) => void }) => (
  <ol aria-label="Steps" className="mt-4 flex justify-center">
    {tutorialSteps.map(({ name, title }, index) => (
      <li key={name}>
        <button
          type="button"
          aria-label={`${stepLabel(index, count)}: ${title}`}
          aria-current={index === at ? 'step' : undefined}
          onClick={() => onStep(index)}
          className="group grid size-6 place-items-center rounded-full pointer-coarse:size-11"
        >
          <span className={clsx(dotClass, index === at && 'w-5')} />
        </button>
      </li>
    ))}
  </ol>
);

const dotClass =
  'h-2 w-2 rounded-full bg-line-strong transition-[width] duration-200 group-hover:bg-ink group-aria-[current=step]:bg-accent';
