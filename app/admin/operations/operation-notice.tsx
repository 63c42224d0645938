import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { actionNamed, actionMessages, operationsPath, sectionOf } from './operation-messages';

/**
 * Reports the result of an action: a success in a toast where scripts run, else in a notice; a failure in a notice that
 * takes focus.
 */
export function OperationNotice({ problem }: { problem?: string }) {
  const done = useDone();
  const hydrated = useHydrated();
  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) refused.current?.focus();
  }, [problem]);
  return (
    <div ref={refused} tabIndex={-1} className="outline-none">
      {problem && (
        <Notice tone="negative" alert className="mt-4">
          {problem}
        </Notice>
      )}
      {done && !problem && !hydrated && (
        <Notice tone="positive" className="mt-4">
          {actionMessages[done].done}
        </Notice>
      )}
    </div>
  );
}

/**
 * The action that redirected here. Where scripts run, a toast shows it once, the address is cleared, and focus stays in
 * its section.
 */
function useDone() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const done = actionNamed(params.get('done'));
  useEffect(() => {
    if (!done) return;
    toast({ title: actionMessages[done].done });
    document.getElementById(sectionOf[done])?.focus({ preventScroll: true });
    // Changes the address only: the page is loaded already.
    window.history.replaceState(window.history.state, '', operationsPath);
    // `key` names one visit: reloading the page shows no second toast.
  }, [key]);
  return done;
}
