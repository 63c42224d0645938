import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useReportLanguage } from '../../../modules/exports/contract';

export type ContentsLink = { id: string; title: string; inside?: boolean };

/** The table of contents beside the text, with the reading progress. */
export function Contents({ entries }: { entries: readonly ContentsLink[] }) {
  const { current, read } = useReadingPosition(entries);
  const lang = useReportLanguage();
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
                lang={inside ? lang : undefined}
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

type Position = { current: string | undefined; read: number };

/** The section in the viewport, and the share of the sections above it: 0-1. */
function useReadingPosition(parts: readonly { id: string }[]): Position {
  const [position, setPosition] = useState<Position>({ current: undefined, read: 0 });
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setPosition(positionAmong(parts.map(({ id }) => document.getElementById(id))));
    };
    const soon = () => (frame ||= requestAnimationFrame(measure));
    measure();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [parts]);
  return position;
}

function positionAmong(parts: readonly (HTMLElement | null)[]): Position {
  const line = window.innerHeight * 0.3;
  const tops = parts.flatMap((part) =>
    part ? [{ id: part.id, top: part.getBoundingClientRect().top }] : [],
  );
  const at = tops.findLastIndex(({ top }) => top <= line);
  const here = tops[at];
  if (!here) return { current: undefined, read: 0 };
  const next = tops[at + 1];
  const within = next ? (line - here.top) / Math.max(1, next.top - here.top) : 1;
  return { current: here.id, read: Math.min(1, (at + Math.min(1, within)) / tops.length) };
}
