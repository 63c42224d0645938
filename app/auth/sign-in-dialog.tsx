import { useCallback, useEffect, useRef, useState } from 'react';
import { signInReward } from '~/quota/quota-messages';
import { Dialog } from '~/ui/dialog';
import { DialogForm } from './dialog-form';
import type { AuthMode } from './auth-messages';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Signs in or up without leaving the page. Toggling the mode clears all fields. Spec sections 2 and 4. */
export function SignInDialog({ open, onOpenChange }: Props) {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [toggled, setToggled] = useState(false);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useEffect(() => {
    if (open) return;
    setMode('sign-in');
    setToggled(false);
  }, [open]);
  useFocusKept(open);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mode === 'sign-in' ? 'Sign In' : 'Sign Up'}
      description={signInReward}
    >
      <DialogForm
        key={mode}
        mode={mode}
        takesFocus={toggled}
        onMode={(next) => {
          setMode(next);
          setToggled(true);
        }}
        onClose={close}
      />
    </Dialog>
  );
}

/** Moves focus to the page after a sign-in, because the link that opened the dialog is gone by then. */
function useFocusKept(open: boolean): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
}
