import { useEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Calls once, at the first interaction with the page: a moment to prefetch. */
export function useFirstInteraction(onTouch: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const touched = () => {
      stop.abort();
      onTouch();
    };
    for (const sign of signs) addEventListener(sign, touched, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [onTouch]);
}
