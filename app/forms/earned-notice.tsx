import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '~/ui/notice';

type Props = { title: string; action?: ReactNode; children: ReactNode; className?: string };

/** The reward of a contribution. Takes focus after sending; without scripts it is part of the new page. */
export function EarnedNotice({ title, action, children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useRevalidator();
  useEffect(() => place.current?.focus(), []);
  // Scrolls to the notice again after a reload of the page's data has restored the old scroll position.
  useEffect(() => {
    if (state === 'idle' && document.activeElement === place.current)
      place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      <Notice tone="positive" alert title={title} action={action}>
        {children}
      </Notice>
    </div>
  );
}
