import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { markTutorialSeen, tutorialSeen } from './tutorial-storage';

const loadDialog = () => import('./tutorial-dialog').then(({ TutorialDialog }) => TutorialDialog);

/** Once the page has come to rest. */
const afterMs = 300;

/**
 * The tutorial: by itself on a first visit, and whenever the address asks for it (`/#tutorial`). `offered`: the page was
 * opened for nothing else. It never comes over another dialog or over somebody who has begun to write.
 */
export function Tutorial({ offered }: { offered: boolean }) {
  // On the way back from signing in the address is cleared, and it would seem a plain visit after all.
  const [byItself] = useState(offered);
  const isAsked = useLocation().hash === '#tutorial';
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'by itself' | 'asked'>();
  const [open, setOpen] = useState(false);
  const giveUp = useCallback(() => setWanted(undefined), []);
  const Dialog = useLazyComponent(wanted !== undefined, loadDialog, giveUp);

  useEffect(() => {
    if (isAsked) setWanted('asked');
    if (isAsked || !byItself || tutorialSeen()) return;
    const timer = setTimeout(() => setWanted((now) => now ?? 'by itself'), afterMs);
    return () => clearTimeout(timer);
  }, [isAsked, byItself]);

  useEffect(() => {
    if (!Dialog || !wanted) return;
    if (wanted === 'asked' || isUndisturbed()) setOpen(true);
    else setWanted(undefined);
  }, [Dialog, wanted]);

  function close(): void {
    markTutorialSeen();
    setOpen(false);
    setWanted(undefined);
    if (isAsked) navigate('/', { replace: true, preventScrollReset: true });
  }
  return Dialog && <Dialog open={open} onClose={close} />;
}

const isUndisturbed = () =>
  !document.querySelector('[role=dialog]') && !document.activeElement?.matches('input, textarea, select');
