import { Check, FileText, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { StaticChart } from '../../modules/exports/chart/static-chart';
import { Chip } from '~/ui/chip';
import { number } from '~/ui/number';
import type { DemoScript } from './demo-script';

export type DemoStep = { name: string; caption: string; content: ReactNode };

/** The steps from a question to its sources, as pictures with captions. */
export function demoSteps(walk: DemoScript): readonly DemoStep[] {
  return [
    {
      name: 'The question',
      caption: 'Somebody asks a question and attaches two files that should answer it.',
      content: <Question walk={walk} />,
    },
    {
      name: 'The evidence',
      caption: 'Each file is kept exactly as it was sent and cut into passages that can be quoted.',
      content: <Evidence sources={walk.sources} />,
    },
    {
      name: 'The plan',
      caption: 'The report is planned once: its sections, and the figures that all of them use.',
      content: <Plan walk={walk} />,
    },
    {
      name: 'A section',
      caption: 'Sections are written side by side. Charts are drawn from the planned figures.',
      content: <Section section={walk.section} />,
    },
    {
      name: 'What it rests on',
      caption: 'Behind a marked sentence stands the passage it cites, compared with it figure by figure.',
      content: <Note note={walk.note} />,
    },
    {
      name: 'The report',
      caption: 'The report is there: to read, to export, to share.',
      content: <Finished report={walk.report} figures={walk.figures} />,
    },
  ];
}

function Question({ walk: { query, sources } }: { walk: DemoScript }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <p className="border-b-2 border-ink pb-2 font-display text-2xl leading-tight">{query}</p>
      <ul className="grid grid-cols-1 gap-2">
        {sources.map(({ title, kind }) => (
          <li key={title} className="flex items-center gap-3 text-sm">
            <Check aria-hidden size={16} className="flex-none text-positive" />
            <span className="min-w-0 flex-1 truncate font-mono text-xs">{title}</span>
            <span className="text-xs text-muted">{kind}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Evidence({ sources }: { sources: DemoScript['sources'] }) {
  return (
    <ul className="grid min-w-0 grid-cols-1 gap-4">
      {sources.map(({ title, kind, sha256, passage }) => (
        <li key={title} className="min-w-0 rounded-lg border border-line p-4">
          <p className="flex items-center gap-2 text-sm font-medium">
            {kind === 'csv' ? <Table2 aria-hidden size={16} /> : <FileText aria-hidden size={16} />}
            <span className="min-w-0 truncate">{title}</span>
          </p>
          <p className="mt-1 truncate font-mono text-2xs text-muted">sha256 {sha256}</p>
          <blockquote className="mt-2 line-clamp-3 border-l-2 border-accent pl-3 font-serif text-sm text-ink-soft">
            {passage}
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

function Plan({ walk: { plan, figures } }: { walk: DemoScript }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
      <ol className="grid content-start gap-1 text-sm">
        {plan.map((title, index) => (
          <li key={title} className="flex gap-3 leading-snug">
            <span aria-hidden className="figures w-4 flex-none text-right text-muted">
              {index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <dl className="grid content-start gap-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-3 border-b border-line pb-1">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="figures font-display text-lg whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Section({ section: { title, sentences, chart } }: { section: DemoScript['section'] }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <h4 className="font-display text-xl">{title}</h4>
      <p className="font-serif text-sm leading-relaxed sm:text-base">
        {sentences.map(({ text, marked }, index) => (
          <span key={text}>
            {text}
            {marked && (
              <sup className="figures ml-0.5 font-sans text-[0.65em] font-semibold text-accent [line-height:0]">
                {sentences.slice(0, index + 1).filter((one) => one.marked).length}
              </sup>
            )}{' '}
          </span>
        ))}
      </p>
      <figure>
        <figcaption className="text-xs text-muted">
          {chart.title}, {chart.subtitle}. From {chart.sourceLine}.
        </figcaption>
        <div className="mt-2 hidden sm:block">
          <StaticChart chart={chart} width={600} />
        </div>
        <div className="mt-2 sm:hidden">
          <StaticChart chart={chart} width={330} />
        </div>
      </figure>
    </div>
  );
}

function Note({ note: { sentence, passages } }: { note: DemoScript['note'] }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <p className="font-serif text-lg leading-snug">
        {sentence}
        <sup className="figures ml-0.5 font-sans text-[0.6em] font-semibold text-accent [line-height:0]">
          1
        </sup>
      </p>
      <div className="border-l-2 border-accent pl-4">
        <Chip kind="supported" />
        <ul className="mt-3 grid grid-cols-1 gap-3">
          {passages.map(({ text, file, line }) => (
            <li key={text}>
              <p className="font-mono text-2xs text-muted">
                {file}
                {line !== undefined && `, line ${line}`}
              </p>
              <blockquote className="mt-1 font-serif text-sm text-ink-soft">{text}</blockquote>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type FinishedProps = { report: DemoScript['report']; figures: DemoScript['figures'] };

function Finished({ report, figures }: FinishedProps) {
  const counts = [
    `${number(report.words)} words`,
    `${report.charts} charts`,
    `${report.tables} tables`,
    `${report.questions} questions answered`,
  ];
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <h4 className="font-display text-2xl leading-tight tracking-tight">{report.title}</h4>
      <p className="font-serif text-base leading-snug text-ink-soft">{report.summary}</p>
      <ul className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {counts.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-4">
        {figures.map(({ label, value }) => (
          <li key={label}>
            <p className="figures font-display text-xl whitespace-nowrap">{value}</p>
            <p className="text-2xs leading-snug text-muted">{label}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
