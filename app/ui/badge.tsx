import clsx from 'clsx';
import type { ReactNode } from 'react';

type Tone = 'plain' | 'accent' | 'positive' | 'negative' | 'caution';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'border-line text-ink-soft',
  accent: 'border-transparent bg-accent text-on-accent',
  positive: 'border-transparent bg-positive-soft text-positive',
  negative: 'border-transparent bg-negative-soft text-negative',
  caution: 'border-transparent bg-caution-soft text-caution',
};

/** A short label: a model, a state. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'figures inline-flex font-sans items-center gap-1 rounded-sm border px-1.5 py-0.5 text-2xs font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
