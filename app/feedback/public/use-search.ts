import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { publicFeedbackAddress, searchIn } from './public-list';

/**
 * Filters on the client while the user types. The URL is updated without a request, since the loader has sent all items:
 * a reload shows the same list.
 */
export function useSearch() {
  const asked = searchIn(useSearchParams()[0]);
  const [q, setQ] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  function show(wanted: string): void {
    setQ(wanted);
    if (field.current && field.current.value.trim() !== wanted) field.current.value = wanted;
  }
  useEffect(() => show(asked), [asked]);
  function search(typed: string): void {
    setQ(typed.trim());
    window.history.replaceState(window.history.state, '', publicFeedbackAddress(typed.trim()));
  }
  return {
    q,
    field,
    search,
    /** Shows everything again, with the focus in the field. */
    clear(): void {
      show('');
      search('');
      field.current?.focus();
    },
  };
}
