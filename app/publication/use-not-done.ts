import { useEffect } from 'react';
import { toast } from '~/ui/toast-store';
import type { NotDone } from './intents';

/** Says in a toast what was not done and why, each time it was tried. */
export function useNotDone(refused: NotDone | undefined): void {
  useEffect(() => {
    if (refused) toast({ title: refused.failed, description: refused.why, tone: 'destructive' });
  }, [refused]);
}
