import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

const everyMs = 10_000;

/**
 * Looks again every ten seconds while the page is seen and no form is on its way. What is typed, opened or focused stays
 * as it is, for only figures change.
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
