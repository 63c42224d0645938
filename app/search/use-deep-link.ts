import { useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { toast } from '~/ui/toast-store';

/** Spec section 9. */
const submitAfterMs = 100;

type DeepLink = { query: string; model: string; requestKey: string; signedIn: boolean };

/** A query in the address asks by itself: cleared from the address, sent after 100 ms. Spec section 2, Home. */
export function useDeepLink(link: DeepLink | undefined): void {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (!link || asked.current) return;
    asked.current = true;
    window.history.replaceState(window.history.state, '', '/');
    if (!link.signedIn) {
      toast({
        title: 'Authentication Required',
        description: 'Please sign in to perform searches.',
        tone: 'destructive',
      });
      return;
    }
    const { query, model, requestKey: key } = link;
    setTimeout(() => {
      submit({ query, model, key }, { method: 'post', action: '/?index', encType: 'multipart/form-data' });
    }, submitAfterMs);
  }, [link, submit]);
}
