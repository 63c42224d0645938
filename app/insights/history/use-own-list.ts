import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { ownListAddress, ownListIn, type OwnList } from './own-list';

/**
 * Filters the list on the client while the user types. The URL is updated without a request, since the loader has sent
 * all reports: a reload shows the same list.
 */
export function useOwnList() {
  const { q: asked, tab } = ownListIn(useSearchParams()[0]);
  const [q, setQ] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setQ(asked);
    if (field.current && field.current.value.trim() !== asked) field.current.value = asked;
  }, [asked, tab]);
  const list: OwnList = { q, tab };
  return {
    list,
    field,
    type(typed: string): void {
      setQ(typed.trim());
      window.history.replaceState(window.history.state, '', ownListAddress({ q: typed.trim(), tab }));
    },
  };
}
