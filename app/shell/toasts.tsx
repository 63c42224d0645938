import { useSyncExternalStore } from 'react';
import { currentToasts, noToasts, onToasts } from '~/ui/toast-store';
import { useLate } from '~/ui/use-late';
import { loadToaster } from './late-parts';

/** Toasts, from the first one on. */
export function Toasts() {
  const some = useSyncExternalStore(onToasts, currentToasts, noToasts).length > 0;
  const Toaster = useLate(some, loadToaster);
  return Toaster ? <Toaster /> : null;
}
