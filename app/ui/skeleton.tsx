import clsx from 'clsx';

/** Holds the place of what is coming; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-pulse-quiet rounded-sm bg-line', className)} />;
}
