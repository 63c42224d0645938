import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useGooglePopup } from '~/auth/use-google-popup';
import { toast } from '~/ui/toast-store';
import { callbackSentence } from './auth-words';
import { SignInContext } from './sign-in-context';
import type { SignInDialog } from './sign-in-dialog';
import { useViewer } from './viewer';

/** Holds the one sign-in dialog, and the Google popup that may outlive it. Spec section 4, auth dialog. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<typeof SignInDialog>();
  const { revalidate } = useRevalidator();
  const open = useCallback(() => {
    dialog().then(
      ({ SignInDialog: loaded }) => {
        setDialog(() => loaded);
        setOpen(true);
      },
      () => location.assign('/auth'),
    );
  }, []);
  const openGoogle = useGooglePopup({
    onEnd() {
      revalidate();
      setOpen(false);
    },
    onFailure(code) {
      toast({ title: 'Error', description: callbackSentence(code), tone: 'destructive' });
      open();
    },
  });
  const isSignedIn = useViewer() !== null;
  useEffect(() => {
    if (isSignedIn) setOpen(false);
  }, [isSignedIn]);
  return (
    <SignInContext.Provider value={useMemo(() => ({ open, prepare, openGoogle }), [open, openGoogle])}>
      {children}
      {Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />}
    </SignInContext.Provider>
  );
}

/** Most pages are read without it: it comes when somebody reaches for it, and is a page of its own where it cannot come. */
const dialog = () => import('./sign-in-dialog');
const prepare = () => void dialog().catch(() => undefined);
