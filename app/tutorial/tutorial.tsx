import { useLocation, useNavigate } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { markTutorialSeen, tutorialSeen } from './tutorial-storage';

const loadDialog = () => import('./tutorial-dialog').then(({ TutorialDialog }) => TutorialDialog);

/** Delay until the page has settled. */
const afterMs = 300;

/**
 * The tutorial: opens by itself on a first visit, and whenever the address asks for it (`/#tutorial`). `offered`: the
 * page was opened directly. It never opens over another dialog or while the user is typing.
 */
export function Tutorial({ offered }: { offered: boolean }) {
  // Kept from the first render: on return from signing in the address is cleared, and would then look like a direct
  // visit.
  const [byItself] = useState(offered);
  const isRequested = useLocation().hash === '#tutorial';
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'by itself' | 'requested'>();
  const [open, setOpen] = useState(false);
  const giveUp = useCallback(() => setWanted(undefined), []);
  const Dialog = useLazyComponent(wanted !== undefined, loadDialog, giveUp);

  useEffect(() => {
    if (isRequested) setWanted('requested');
    if (isRequested || !byItself || tutorialSeen()) return;
    const timer = setTimeout(() => setWanted((now) => now ?? 'by itself'), afterMs);
    return () => clearTimeout(timer);
  }, [isRequested, byItself]);

  useEffect(() => {
    if (!Dialog || !wanted) return;
    if (wanted === 'requested' || isUndisturbed()) setOpen(true);
    else setWanted(undefined);
  }, [Dialog, wanted]);

  function close(): void {
    markTutorialSeen();
    setOpen(false);
    setWanted(undefined);
    if (isRequested) navigate('/', { replace: true, preventScrollReset: true });
  }
  return Dialog && <Dialog open={open} onClose={close} />;
}

const isUndisturbed = () =>
  !document.querySelector('[role=dialog]') && !document.activeElement?.matches('input, textarea, select');
