import clsx from 'clsx';
import type { HTMLAttributes } from 'react';

/** A card: a border and a lighter background, no shadow. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('rounded-xl border border-line bg-surface', className)} {...rest} />;
}
