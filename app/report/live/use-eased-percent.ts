import { useEffect, useState } from 'react';
import { smoothPercent, tickMs } from './smooth-progress';

/** The percent to show now. The first one is exact, so that a page without scripts is correct too. */
export function useEasedPercent(progress: number): number {
  const [shown, setShown] = useState(() => settled(progress));
  useEffect(() => {
    const timer = setInterval(() => setShown((now) => smoothPercent(now, progress)), tickMs);
    return () => clearInterval(timer);
  }, [progress]);
  return shown;
}

const settled = (progress: number) => (progress >= 1 ? 100 : Math.floor(Math.max(0, progress) * 100));
