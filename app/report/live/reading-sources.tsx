import clsx from 'clsx';
import { LoaderCircle, Minus } from 'lucide-react';
import type { SearchProgress } from '../../../projections/documents';
import { stepIcons } from './live-contents';

const states = {
  waiting: { word: 'waiting', icon: stepIcons.waiting },
  reading: {
    word: 'being read',
    icon: <LoaderCircle aria-hidden size={16} className="animate-spin text-accent" />,
  },
  read: { word: 'read', icon: stepIcons.done },
  'left-out': {
    word: 'left out',
    icon: <Minus aria-hidden size={16} className="text-muted" />,
  },
} as const;

/** What is read for the report, best first: the title and host of each source, and whether it is read. */
export function ReadingSources({ sources }: { sources: NonNullable<SearchProgress['reading']> }) {
  return (
    <section aria-labelledby="reading-sources" className="mt-8">
      <h2 id="reading-sources" className="label-text font-sans">
        {sources.some(({ state }) => state === 'reading' || state === 'waiting')
          ? 'Sources being read'
          : 'Sources read'}
      </h2>
      <ol className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {sources.map(({ title, host, state }, index) => (
          <li
            key={`${index} ${host}`}
            className="flex min-w-0 items-start gap-2.5 border-b border-line py-2 text-sm leading-snug"
          >
            <span className="mt-0.5 flex-none">{states[state].icon}</span>
            <span
              className={clsx(
                'min-w-0 flex-1',
                state === 'reading' || state === 'read' ? 'text-ink' : 'text-muted',
              )}
            >
              <bdi className="line-clamp-2 wrap-anywhere">{title}</bdi>
              <span className="block truncate text-xs text-muted">
                {host}
                <span className={clsx(state !== 'left-out' && 'sr-only')}>, {states[state].word}</span>
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
