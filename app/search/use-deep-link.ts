import { useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { toast } from '~/ui/toast-store';
import { refusalTitle, signInToSearch } from './search-messages';

/** Spec section 9. */
const submitAfterMs = 100;

type DeepLink = { query: string; model: string; requestKey: string; signedIn: boolean };

/**
 * Submits a query in the address once: clears it from the address, and submits after 100 ms unless the page is left
 * before. Spec section 2, Home.
 */
export function useDeepLink(link: DeepLink | undefined): void {
  const submit = useSubmit();
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!link || isSubmitted.current) return;
    window.history.replaceState(window.history.state, '', '/');
    const timer = setTimeout(() => {
      isSubmitted.current = true;
      const { query, model, requestKey: key, signedIn } = link;
      if (signedIn) {
        submit({ query, model, key }, { method: 'post', action: '/?index', encType: 'multipart/form-data' });
      } else {
        toast({ title: refusalTitle('unauthenticated'), description: signInToSearch, tone: 'destructive' });
      }
    }, submitAfterMs);
    return () => clearTimeout(timer);
  }, [link, submit]);
}
