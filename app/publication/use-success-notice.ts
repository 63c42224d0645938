import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { intentNamed, intentWords, type Intent } from './intents';

type Arrival = {
  /** The address of this page without what it says of the past. */
  clean: string;
  /** Takes the focus to where it makes sense; `about`: the report, where the address names one. */
  arrived: (done: Intent, about: string | null) => void;
};

/**
 * What was done just now, as the address says it. Where scripts run it is said once in a toast, focus is taken care of,
 * and the address is cleared; elsewhere the words come back, to stand on the page.
 */
export function useDone({ clean, arrived }: Arrival): string | undefined {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const done = intentNamed(params.get('done'));
  const about = params.get('about');
  const latest = useRef({ clean, arrived });
  useEffect(() => void (latest.current = { clean, arrived }));
  useEffect(() => {
    const words = done && intentWords[done].done;
    if (!words) return;
    toast({ title: words, tone: 'positive' });
    latest.current.arrived(done, about);
    navigate(latest.current.clean, { replace: true, preventScrollReset: true });
  }, [done, about, navigate]);
  return done && !hydrated ? intentWords[done].done : undefined;
}
