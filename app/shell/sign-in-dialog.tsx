import { useState } from 'react';
import { Dialog } from '~/ui/dialog';
import { DialogForm } from './dialog-form';
import type { AuthMode } from './auth-words';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Signing in or up without leaving the page. Toggling the mode clears all fields. Spec sections 2 and 4. */
export function SignInDialog({ open, onOpenChange }: Props) {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={mode === 'sign-in' ? 'Sign In' : 'Sign Up'}
      description="Signing in gives 10 free searches."
    >
      <DialogForm key={mode} mode={mode} onMode={setMode} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
