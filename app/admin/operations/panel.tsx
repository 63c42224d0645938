import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One section of the tab; its heading takes focus after an action in it. */
export function Panel({
  id,
  title,
  aside,
  className,
  children,
}: {
  id: string;
  title: string;
  /** A figure or a label beside the heading. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={clsx('border-t border-line-strong pt-4', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h3>
        {aside && <p className="figures text-sm text-muted">{aside}</p>}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

/** The sentence of an empty section. */
export const EmptyPanel = ({ children }: { children: ReactNode }) => (
  <p className="max-w-measure py-2 text-sm text-ink-soft">{children}</p>
);
