import { useSyncExternalStore } from 'react';
import { currentToasts, noToasts, onToasts } from '~/ui/toast-store';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { loadToaster } from './lazy-components';

/** Loads the toaster with the first toast. */
export function Toasts() {
  const some = useSyncExternalStore(onToasts, currentToasts, noToasts).length > 0;
  const Toaster = useLazyComponent(some, loadToaster);
  return Toaster ? <Toaster /> : null;
}
