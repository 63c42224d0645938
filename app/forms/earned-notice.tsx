import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '~/ui/notice';

type Props = { title: string; action?: ReactNode; children: ReactNode; className?: string };

/** What a contribution earned. Whoever just sent it is taken here; without scripts it stands on the new page. */
export function EarnedNotice({ title, action, children, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useRevalidator();
  useEffect(() => place.current?.focus(), []);
  // The page scrolls back to where it was once its data came anew.
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
