import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { ownListAddress, ownListIn, type OwnList } from './own-list';

/**
 * Filters the list on the client while the user types. The URL is updated without a request, since the loader has sent
 * all reports: a reload shows the same list.
 */
export function useOwnList() {
  const { q: searched, tab } = ownListIn(useSearchParams()[0]);
  const [q, setQ] = useState(searched);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setQ(searched);
    if (field.current && field.current.value.trim() !== searched) field.current.value = searched;
  }, [searched, tab]);
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
