import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { authReturnIn } from '~/auth/auth-return-messages';
import { closeAsPopup } from '~/auth/google-popup';
import { toast } from '~/ui/toast-store';
import { useSignIn } from './sign-in-context';
import { useViewer } from '../shell/root-data';

/** Shows the result of a sign-in or sign-out on another page, and clears the address. Spec section 4, auth return. */
export function useAuthReturn(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const openSignIn = useSignIn();
  const isSignedIn = useViewer() !== null;
  const query = params.get('auth') === null ? '' : params.toString();
  useEffect(() => {
    if (!query) return;
    const params = new URLSearchParams(query);
    const { outcome, sentence } = authReturnIn(params) ?? {};
    if (outcome && closeAsPopup(outcome, params.get('message') ?? '')) return;
    if (outcome === 'error') toast({ title: 'Error', description: sentence, tone: 'destructive' });
    else if (sentence) toast({ title: sentence, tone: outcome === 'success' ? 'positive' : 'plain' });
    if (outcome === 'error' && !isSignedIn) openSignIn();
    navigate('/', { replace: true, preventScrollReset: true });
  }, [query, isSignedIn, navigate, openSignIn]);
}
