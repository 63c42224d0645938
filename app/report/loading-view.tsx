import type { ReactNode } from 'react';
import { useEasedPercent } from './use-eased-percent';

type LoadingViewProps = {
  modelName: string;
  /** 0-1, from steps that really finished. */
  progress: number;
  step: string;
  /** What else there is to say while one waits. */
  lines: readonly string[];
  children?: ReactNode;
};

/** Spec section 2: while a search runs. The percent and the step are said in words too. */
export function LoadingView({ modelName, progress, step, lines, children }: LoadingViewProps) {
  const percent = useEasedPercent(progress);
  return (
    <section className="page py-10 sm:py-16" aria-busy="true">
      <h1 className="text-4xl">Getting Results with {modelName}</h1>
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
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
