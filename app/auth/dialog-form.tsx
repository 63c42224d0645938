import { Link } from '@remix-run/react';
import { useEffect } from 'react';
import { useAuthForm } from '~/auth/use-auth-form';
import { useProblemFocus } from '~/auth/use-problem-focus';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { AuthFields } from './auth-fields';
import { type AuthMode } from './auth-messages';
import { GoogleButton } from './google-button';

type Props = {
  mode: AuthMode;
  /** Whether the form has just replaced that of the other mode. */
  takesFocus: boolean;
  onMode: (mode: AuthMode) => void;
  onClose: () => void;
};

/** The form of the sign-in dialog: shows the result in a toast, and closes on success. */
export function DialogForm({ mode, takesFocus, onMode, onClose }: Props) {
  const { answer, busy, onSubmit } = useAuthForm(mode, onClose);
  const form = useProblemFocus(answer);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
  }, [takesFocus, form]);
  const isNew = mode === 'sign-up';
  return (
    <>
      <form ref={form} method="post" action="/auth" onSubmit={onSubmit}>
        {answer?.problem && (
          <Notice tone="negative" alert className="mb-4">
            {answer.problem}
          </Notice>
        )}
        <AuthFields mode={mode} answer={answer} />
        <Button type="submit" size="large" className="mt-6 w-full" disabled={busy}>
          {busy ? 'Loading...' : isNew ? 'Sign Up' : 'Sign In'}
        </Button>
      </form>
      <div className="mt-3 border-b border-line pb-5">
        <GoogleButton />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>
          {isNew ? 'Have an account already? ' : 'No account yet? '}
          <button
            type="button"
            className="link py-2 pointer-coarse:py-3"
            onClick={() => onMode(isNew ? 'sign-in' : 'sign-up')}
          >
            {isNew ? 'Sign In' : 'Sign Up'}
          </button>
        </p>
        {!isNew && (
          <Link to="/auth/forgot" className="link py-2 pointer-coarse:py-3" onClick={onClose}>
            Forgot your password?
          </Link>
        )}
      </div>
    </>
  );
}
