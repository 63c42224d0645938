import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, type FormEvent } from 'react';
import { passwordsDiffer, type AuthAnswer, type AuthMode } from '~/auth/auth-messages';
import { toast } from '~/ui/toast-store';
import { callAuth } from './call-auth';

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
