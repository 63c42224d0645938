import { Check, Circle, PenLine } from 'lucide-react';
import { useReportLanguage } from '../../../modules/exports/contract';
import { Skeleton } from '~/ui/skeleton';
import type { ContentsEntry } from './live-state';

/** The icons of a step, in the contents and in the stages above them. */
export const stepIcons = {
  waiting: <Circle aria-hidden size={16} className="text-line-strong" />,
  done: <Check aria-hidden size={16} strokeWidth={2.5} className="text-accent" />,
};

const states = {
  planned: { word: 'planned', icon: stepIcons.waiting },
  writing: {
    word: 'being written',
    icon: <PenLine aria-hidden size={16} className="animate-pulse-quiet text-accent" />,
  },
  done: { word: 'done', icon: stepIcons.done },
} as const;

/** The contents list as progress: planned, being written, done. */
export function LiveContents({ entries, waiting }: { entries: readonly ContentsEntry[]; waiting: boolean }) {
  const lang = useReportLanguage();
  return (
    <nav aria-label="Contents">
      <p className="label-text">Contents</p>
      {entries.length === 0 && waiting && <Placeholders />}
      <ol className="mt-3 space-y-1 text-sm">
        {entries.map(({ id, title, state }) => (
          <li key={id} className="flex gap-2.5 py-1 leading-snug">
            <span className="mt-0.5 flex-none">{states[state].icon}</span>
            <span className={state === 'done' ? 'text-ink' : 'text-muted'}>
              <span lang={lang}>{state === 'done' ? <a href={`#section-${id}`}>{title}</a> : title}</span>
              <span className="sr-only">, {states[state].word}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const widths = ['w-10/12', 'w-8/12', 'w-11/12', 'w-7/12', 'w-9/12', 'w-8/12'];

function Placeholders() {
  return (
    <div className="mt-4 space-y-4">
      <p className="sr-only">The plan is being drafted.</p>
      {widths.map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
