import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { openGooglePopup, watchPopup, type PopupEnds } from '~/auth/google-popup';
import { toast } from '~/ui/toast-store';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { callbackSentence } from './auth-messages';
import { preloadLazyComponents, loadSignInDialog } from './lazy-components';
import { SignInContext } from './sign-in-context';
import { useViewer } from '~/root-data';

/** Holds the only sign-in dialog, and the Google popup that may outlive it. Spec section 4, auth dialog. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const open = useCallback(() => setOpen(true), []);
  const openGoogle = useGooglePopup({
    onEnd() {
      revalidate();
      setOpen(false);
    },
    onFailure(code) {
      toast({ title: 'Error', description: callbackSentence(code), tone: 'destructive' });
      setOpen(true);
    },
  });
  useFirstInteraction(preloadLazyComponents);
  const SignInDialog = useLazyComponent(isOpen, loadSignInDialog, goToSignInPage);
  const isSignedIn = useViewer() !== null;
  useEffect(() => {
    if (isSignedIn) setOpen(false);
  }, [isSignedIn]);
  return (
    <SignInContext.Provider value={useMemo(() => ({ open, openGoogle }), [open, openGoogle])}>
      {children}
      {SignInDialog && <SignInDialog open={isOpen} onOpenChange={setOpen} />}
    </SignInContext.Provider>
  );
}

/**
 * Returns a function that opens the Google popup; that function returns false where the browser blocks it. `ends`
 * receives the result.
 */
function useGooglePopup(ends: PopupEnds): () => boolean {
  const latest = useRef(ends);
  const stopWatching = useRef<() => void>();
  useEffect(() => {
    latest.current = ends;
  });
  useEffect(() => () => stopWatching.current?.(), []);
  return useCallback(() => {
    const popup = openGooglePopup();
    if (!popup) return false;
    stopWatching.current?.();
    stopWatching.current = watchPopup(popup, {
      onEnd: () => latest.current.onEnd(),
      onFailure: (code) => latest.current.onFailure(code),
    });
    return true;
  }, []);
}

/** The same form without the code of the dialog. */
function goToSignInPage(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/auth?redirectTo=${encodeURIComponent(pathname + search)}`);
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart'] as const;

/** Calls once, at the first interaction with the page: a moment to prefetch. */
function useFirstInteraction(onTouch: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const touched = () => {
      stop.abort();
      onTouch();
    };
    for (const sign of signs) addEventListener(sign, touched, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [onTouch]);
}
