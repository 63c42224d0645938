import { useLocation, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { publicFeedbackAddress, searchIn } from './public-list';

/**
 * Filters on the client while the user types. The URL is updated without a request, since the loader has sent all items:
 * a reload shows the same list.
 */
export function useSearch() {
  const searched = searchIn(useSearchParams()[0]);
  const { key } = useLocation();
  const [q, setQ] = useState(searched);
  const field = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);

  function search(typed: string): void {
    setQ(typed.trim());
    window.history.replaceState(window.history.state, '', publicFeedbackAddress(typed.trim()));
  }
  function show(wanted: string): void {
    setQ(wanted);
    if (field.current && field.current.value.trim() !== wanted) field.current.value = wanted;
  }
  useEffect(() => {
    const typed = field.current?.value.trim() ?? searched;
    // Text typed before hydration, or restored by the browser, is searched too.
    if (!isAlive.current && typed !== searched) search(typed);
    else show(searched);
    isAlive.current = true;
    // `key`: a link to the whole list resets the search, although the router does not know of one.
  }, [searched, key]);

  return {
    q,
    field,
    search,
    /** Clears the search and focuses its field. */
    clear(): void {
      search('');
      show('');
      field.current?.focus();
    },
  };
}
