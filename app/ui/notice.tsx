import clsx from 'clsx';
import type { ReactNode } from 'react';

type Tone = 'plain' | 'accent' | 'positive' | 'negative' | 'caution';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'border-line-strong bg-sunk',
  accent: 'border-accent bg-accent-soft',
  positive: 'border-positive bg-positive-soft',
  negative: 'border-negative bg-negative-soft',
  caution: 'border-caution bg-caution-soft',
};

/** A notice to the reader: what happened, what was kept, what to do. */
export function Notice({
  tone = 'plain',
  title,
  children,
  action,
  alert = false,
  className,
}: {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced at once by screen readers: for refusals and errors. */
  alert?: boolean;
  className?: string;
}) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={clsx(
        'flex flex-wrap items-center gap-x-6 gap-y-3 border-l-3 px-4 py-3',
        tones[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-64 text-sm text-ink-soft">
        {title && <p className="font-semibold text-ink">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}
