import type { ReactNode } from 'react';
import clsx from 'clsx';

type PieceProps = { title: string; label?: ReactNode; children: ReactNode; className?: string };

/** A part of a tab under its own heading. */
export const PanelSection = ({ title, label, children, className }: PieceProps) => (
  <section className={clsx('mt-10 first:mt-0', className)}>
    <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl">
      {title} {label}
    </h3>
    <div className="mt-4">{children}</div>
  </section>
);

/** Says that a part of the report was not written. */
export const MissingPart = ({ children }: { children: ReactNode }) => (
  <p className="max-w-[46rem] rounded-lg border border-dashed border-line-strong px-5 py-6 text-sm text-ink-soft">
    {children}
  </p>
);

/** Limits the width of text with marks, so that wide screens have room for the note. */
export const besideMargin = 'max-w-[46rem] min-[75rem]:max-w-[min(46rem,100%-15.5rem)]';
