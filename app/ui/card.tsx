import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

/** A sheet on the page: a line and a lighter paper, no shadow. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('rounded-xl border border-line bg-surface', className)} {...rest} />;
}
