import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { passwordsDiffer } from '../../modules/identity/limits';
import { type AuthAnswer, type AuthMode, authenticationFailedShort, loggedIn } from '~/auth/auth-messages';
import { toast } from '~/ui/toast-store';
import { formHeadline } from './auth-titles';

/**
 * The form of the sign-in dialog: sends it, shows the result in a toast and reloads the signed-in user; the dialog
 * closes after that. `onSignedUp`: the account was created, and an admin has to approve it.
 */
export function useAuthForm(mode: AuthMode, onSignedUp: () => void) {
  const [answer, setAnswer] = useState<AuthAnswer>();
  const [sending, setSending] = useState(false);
  const [refreshing, setRefreshing] = useState(false);
  const { revalidate, state } = useRevalidator();
  const busy = sending || refreshing;
  useEffect(() => {
    if (refreshing && state === 'loading') return () => setRefreshing(false);
  }, [refreshing, state]);

  function refused(problem: string, fields?: AuthAnswer['fields']): void {
    setAnswer({ mode, problem, fields });
    toast({ title: 'Error', description: problem, tone: 'destructive' });
  }

  async function send(fields: Record<string, string>): Promise<void> {
    setSending(true);
    const { message, problem, fields: refusals } = await callAuth(mode, fields);
    setSending(false);
    if (message === undefined) return refused(problem ?? '', refusals);
    toast({ title: message, tone: 'positive' });
    if (mode === 'sign-up') return onSignedUp();
    setRefreshing(true);
    revalidate();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (mode === 'sign-up' && fields.password !== fields.confirmPassword)
      return refused(passwordsDiffer, { confirmPassword: passwordsDiffer });
    void send(fields);
  }

  return { answer: busy ? undefined : answer, busy, onSubmit };
}

/** Spec section 7. */
const paths: Readonly<Record<AuthMode, string>> = {
  'sign-in': '/api/auth/login',
  'sign-up': '/api/auth/register',
};
/** Timeout of the call, in milliseconds. */
const limitMs = 30_000;

type Answered = { message?: string; error?: string; fields?: Record<string, string> };

/** Signs in or up from the dialog. Returns every failure as a sentence; never throws. */
async function callAuth(mode: AuthMode, fields: Record<string, string>): Promise<AuthAnswer> {
  try {
    const response = await fetch(paths[mode], {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(limitMs),
    });
    const body = (await response.json()) as Answered;
    if (response.ok) return { mode, message: body.message ?? loggedIn };
    const problem = formHeadline(body.error ?? authenticationFailedShort, body.fields);
    return { mode, problem, fields: body.fields };
  } catch {
    return { mode, problem: authenticationFailedShort };
  }
}
