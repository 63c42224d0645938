import { Link } from '@remix-run/react';
import { useHydrated } from '~/ui/use-hydrated';

/** Quick suggestions of the spec, section 2. */
const suggestions = [
  'Climate Change Impact Analysis 2025',
  'Stock Market Trends & Predictions',
  'AI Technology Market Research',
];

/** Suggestions fill the query, without scripts through the address, and never submit it. */
export function Suggestions({ onPick }: { onPick: (query: string) => void }) {
  const alive = useHydrated();
  return (
    <ul aria-label="Quick suggestions" className="flex flex-wrap gap-x-5 gap-y-0">
      {suggestions.map((query) => (
        <li key={query}>
          <Link
            to={`/?fill=${encodeURIComponent(query)}`}
            role={alive ? 'button' : undefined}
            className="inline-flex min-h-9 items-center text-sm text-accent underline decoration-line-strong underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
            onClick={(event) => {
              event.preventDefault();
              onPick(query);
            }}
          >
            {query}
          </Link>
        </li>
      ))}
    </ul>
  );
}
