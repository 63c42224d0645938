import { useEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Calls once, at the first sign that somebody uses the page: what they may ask for next can be fetched now. */
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
