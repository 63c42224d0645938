import clsx from 'clsx';
import type { ReactNode } from 'react';

type PartProps = { id: string; title: string; children: ReactNode; className?: string };

/** A section of the report that the table of contents links to. */
export function Section({ id, title, children, className }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx('scroll-mt-20 pt-12 sm:pt-16', className)}
    >
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
