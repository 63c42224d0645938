import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const everyMs = 10_000;

/**
 * Reloads the figures every ten seconds while the page is visible and no form is being sent. Only figures change: typed
 * text, open details and focus stay.
 */
export function useRenewal(): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const idle = useRef(true);
  idle.current = state === 'idle' && navigation.state === 'idle';
  useEffect(() => {
    const timer = setInterval(() => {
      if (idle.current && document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
