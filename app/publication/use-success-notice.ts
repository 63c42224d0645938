import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { intentNamed, intentMessages, type Intent } from './intents';

type Arrival = {
  /** The address of this page without the parameters of a past action. */
  clean: string;
  /** Moves focus to the result; `about`: the report, where the address names one. */
  arrived: (done: Intent, about: string | null) => void;
};

/**
 * The action that the address reports as done. Where scripts run, a toast shows it once, focus moves and the address is
 * cleared; elsewhere the sentence is returned for the page to show.
 */
export function useSuccessNotice({ clean, arrived }: Arrival): string | undefined {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const done = intentNamed(params.get('done'));
  const about = params.get('about');
  const latest = useRef({ clean, arrived });
  useEffect(() => void (latest.current = { clean, arrived }));
  useEffect(() => {
    const words = done && intentMessages[done].done;
    if (!words) return;
    toast({ title: words, tone: 'positive' });
    latest.current.arrived(done, about);
    navigate(latest.current.clean, { replace: true, preventScrollReset: true });
  }, [done, about, navigate]);
  return done && !hydrated ? intentMessages[done].done : undefined;
}
