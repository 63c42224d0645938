import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { useHydrated } from '~/ui/use-hydrated';
import { deedNamed, deedWords, operationsPath, sectionOf } from './operation-messages';

/**
 * Says how a deed went: what was done in a toast where scripts run and in a notice elsewhere, what was not in a notice
 * that gets the focus.
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
          {deedWords[done].done}
        </Notice>
      )}
    </div>
  );
}

/** The deed that led here. Where scripts run it is said once, the address is cleared, and focus stays in its section. */
function useDone() {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const done = deedNamed(params.get('done'));
  useEffect(() => {
    if (!done) return;
    toast({ title: deedWords[done].done });
    document.getElementById(sectionOf[done])?.focus({ preventScroll: true });
    // The page is there already: the address alone changes, nothing is fetched again.
    window.history.replaceState(window.history.state, '', operationsPath);
    // One deed is one visit, which `key` names: the page may be loaded again without another toast.
  }, [key]);
  return done;
}
