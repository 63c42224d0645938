import clsx from 'clsx';
import { useReadingPosition } from './use-reading-position';

export type ContentsLink = { id: string; title: string; inside?: boolean };

/** The table of contents beside the text, with the reading progress. */
export function Contents({ entries }: { entries: readonly ContentsLink[] }) {
  const { current, read } = useReadingPosition(entries);
  return (
    <nav aria-label="Contents" className="hidden pt-12 lg:block print:hidden">
      <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto pb-6">
        <p className="label-text">Contents</p>
        <ol className="relative mt-3 border-l border-line text-sm">
          <li
            aria-hidden
            className="absolute top-0 -left-px h-full w-px origin-top bg-accent"
            style={{ transform: `scaleY(${read})` }}
          />
          {entries.map(({ id, title, inside }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={current === id ? 'location' : undefined}
                className={clsx(
                  'block py-1.5 leading-snug hover:text-ink',
                  inside ? 'pl-7' : 'pl-4',
                  current === id ? 'font-medium text-ink' : 'text-muted',
                )}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
