import { useFetcher } from '@remix-run/react';
import { useEffect, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { toast } from '~/ui/toast-store';
import { AuthFields } from './auth-fields';
import { passwordsDiffer, type AuthAnswer, type AuthMode } from './auth-words';
import { GoogleButton } from './google-button';

type Props = { mode: AuthMode; onMode: (mode: AuthMode) => void; onDone: () => void };

/** The form inside the sign-in dialog: says what came of it in a toast, and closes when it went well. */
export function DialogForm({ mode, onMode, onDone }: Props) {
  const fetcher = useFetcher<AuthAnswer>();
  const answer = fetcher.data;
  useEffect(() => {
    if (fetcher.state !== 'idle' || !answer) return;
    if (answer.problem) toast({ title: 'Error', description: answer.problem, tone: 'destructive' });
    if (!answer.message) return;
    toast({ title: answer.message, tone: 'positive' });
    onDone();
  }, [fetcher.state, answer, onDone]);
  const busy = fetcher.state !== 'idle';
  return (
    <>
      <fetcher.Form method="post" action="/auth" onSubmit={checkPasswords}>
        <input type="hidden" name="stay" value="1" />
        {answer?.problem && !busy && (
          <Notice tone="negative" alert className="mb-4">
            {answer.problem}
          </Notice>
        )}
        <AuthFields mode={mode} answer={answer} />
        <Button type="submit" size="large" className="mt-6 w-full" disabled={busy}>
          {busy ? 'Loading...' : mode === 'sign-in' ? 'Sign In' : 'Sign Up'}
        </Button>
      </fetcher.Form>
      <div className="mt-3 border-b border-line pb-5">
        <GoogleButton />
      </div>
      <p className="mt-4 text-sm text-muted">
        {mode === 'sign-in' ? 'No account yet? ' : 'Have an account already? '}
        <button
          type="button"
          className="link py-2"
          onClick={() => onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}
        >
          {mode === 'sign-in' ? 'Sign Up' : 'Sign In'}
        </button>
      </p>
    </>
  );
}

function checkPasswords(event: FormEvent<HTMLFormElement>): void {
  const form = new FormData(event.currentTarget);
  if (form.get('mode') !== 'sign-up' || form.get('password') === form.get('confirmPassword')) return;
  event.preventDefault();
  toast({ title: 'Error', description: passwordsDiffer, tone: 'destructive' });
}
