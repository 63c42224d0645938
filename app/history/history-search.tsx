import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { searchLength } from './history-list';

/** The search field of the history; the address holds the search. */
export function HistorySearch({ q }: { q: string }) {
  const field = useRef<HTMLInputElement>(null);
  // On back navigation the field shows the search of that list; the same element stays, so that it keeps focus.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== q) field.current.value = q;
  }, [q]);
  return (
    <Form method="get" action="/history" role="search" className="flex w-full items-center gap-2 sm:w-auto">
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={searchLength}
        aria-label="Title, query or keyword"
        placeholder="Title, query or keyword"
        className={clsx(inputClass, 'w-auto! min-w-0 flex-1 text-sm! sm:w-64!')}
      />
      <Button type="submit" look="secondary" aria-label="Search">
        <Search aria-hidden size={16} />
      </Button>
      {q && (
        <Link to="/history" className="touch inline-flex items-center px-2 text-sm link">
          Show all
        </Link>
      )}
    </Form>
  );
}
