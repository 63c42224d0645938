import clsx from 'clsx';

/** Reserves the space of content that is loading; give it the size of that. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={clsx('block animate-pulse-quiet rounded-sm bg-line', className)} />;
}
