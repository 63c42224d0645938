import { Form, Link } from '@remix-run/react';
import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useMemo, type RefObject } from 'react';
import { Button, ButtonLink } from '~/ui/button';
import { inputClass } from '~/ui/field';
import { number } from '~/ui/number';
import { FeedbackCard } from './feedback-card';
import type { PublicFeedback } from './load-public-feedback.server';
import { matching, publicFeedbackPath, searchLength } from './public-list';
import { useSearch } from './use-search';

/** Feedback that admins have published. Spec section 2, Public feedback. */
export function PublicFeedbackPage({ items, ratings }: PublicFeedback) {
  const { q, field, search, clear } = useSearch();
  const shown = useMemo(() => matching(items, q), [items, q]);
  return (
    <div className="page py-12 sm:py-16">
      <header className="flex flex-wrap items-end gap-x-6 gap-y-5 border-b-2 border-ink pb-5">
        <div className="mr-auto">
          <h1 className="text-4xl">Community Feedback</h1>
          <p className="mt-3 max-w-[32.5em] font-serif text-lg text-ink-soft">
            What people say about their reports.{' '}
            <Link to="/feedback" className="link py-2">
              Add yours
            </Link>
          </p>
        </div>
        {items.length > 0 && <SearchBox q={q} field={field} onType={search} />}
      </header>
      <Stats ratings={ratings} />
      {items.length > 0 && (
        <p
          role="status"
          className={clsx('figures mt-8 text-sm text-muted', (!q || shown.length === 0) && 'sr-only')}
        >
          {shown.length === 1 ? '1 piece of feedback' : `${number(shown.length)} pieces of feedback`}
        </p>
      )}
      {shown.length === 0 ? (
        <Empty q={items.length > 0 ? q : ''} onClear={clear} />
      ) : (
        <ul className={clsx('grid gap-5 md:grid-cols-2', q ? 'mt-4' : 'mt-8')}>
          {shown.map((item) => (
            <li key={item.id} className="min-w-0">
              <FeedbackCard item={item} isWhole={q !== ''} />
            </li>
          ))}
        </ul>
      )}
      {ratings.total > items.length && (
        <p className="figures mt-8 text-sm text-muted">
          These are the newest {number(items.length)} of {number(ratings.total)}; the search looks through
          them.
        </p>
      )}
    </div>
  );
}

type SearchProps = { q: string; field: RefObject<HTMLInputElement>; onType: (typed: string) => void };

/** Filters while the user types; without scripts it is an ordinary form. */
function SearchBox({ q, field, onType }: SearchProps) {
  return (
    <Form
      method="get"
      action={publicFeedbackPath}
      role="search"
      preventScrollReset
      className="flex w-full items-center gap-2 sm:w-auto"
    >
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={searchLength}
        onChange={(event) => onType(event.target.value)}
        aria-label="Search feedback"
        placeholder="Search feedback"
        className={clsx(inputClass, 'w-auto! min-w-0 flex-1 text-sm! sm:w-64!')}
      />
      <Button type="submit" look="secondary" aria-label="Search">
        <Search aria-hidden size={16} />
      </Button>
    </Form>
  );
}

function Stats({ ratings: { total, average, positivePercent } }: Pick<PublicFeedback, 'ratings'>) {
  const stats = [
    ['Total Reviews', number(total)],
    ['Average Rating', total > 0 ? average.toFixed(1) : '–'],
    ['Positive Reviews', total > 0 ? `${positivePercent}%` : '–'],
  ] as const;
  return (
    <dl className="mt-8 grid grid-cols-3 gap-x-4 sm:gap-x-6">
      {stats.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-line-strong pt-3">
          <dt className="label-text mt-1">{label}</dt>
          <dd className="figures font-display text-3xl leading-none tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `q`: the searched text; empty when there is no feedback at all. */
function Empty({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <div className="py-12">
      <h2 className="text-2xl">{q ? 'No Matching Feedback' : 'No Feedback Yet'}</h2>
      <p className="prose-text mt-3 wrap-anywhere text-muted">
        {q
          ? `Nothing here has “${q}” in its text, its suggestions or its name.`
          : 'Once an admin has published a piece of feedback, everybody reads it here.'}
      </p>
      {q ? (
        <ButtonLink
          to={publicFeedbackPath}
          look="secondary"
          className="mt-6"
          onClick={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          Show all feedback
        </ButtonLink>
      ) : (
        <ButtonLink to="/feedback" className="mt-6">
          Give feedback
        </ButtonLink>
      )}
    </div>
  );
}
