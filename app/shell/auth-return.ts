import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { toast } from '~/ui/toast-store';
import { callbackSentence, loggedInElsewhere, loggedOut } from './auth-words';
import { useSignIn } from './sign-in-provider';

/** Says how a sign-in or sign-out that left the page came back, and clears the address. Spec section 4, auth return. */
export function useAuthReturn(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const openSignIn = useSignIn();
  const auth = params.get('auth');
  const quiet = params.get('close') === 'true';
  const code = params.get('message') ?? '';
  useEffect(() => {
    if (!auth) return;
    if (auth === 'success' && !quiet) toast({ title: loggedInElsewhere, tone: 'positive' });
    if (auth === 'out') toast({ title: loggedOut });
    if (auth === 'error') {
      toast({ title: 'Error', description: callbackSentence(code), tone: 'destructive' });
      openSignIn();
    }
    navigate('/', { replace: true, preventScrollReset: true });
  }, [auth, quiet, code, navigate, openSignIn]);
}
