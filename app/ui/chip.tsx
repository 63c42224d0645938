import clsx from 'clsx';
import type { ReactNode } from 'react';
import { verdictLabels, type ClaimVerdict } from '../../modules/exports/contract';

type ReportLabel = 'demo' | 'offline' | 'partial';
export type ChipKind = ClaimVerdict | ReportLabel;

const looks: Readonly<Record<ChipKind, { pattern: string; colour: string }>> = {
  demo: { pattern: 'pattern-diagonal', colour: 'bg-caution-soft text-caution' },
  offline: { pattern: 'pattern-dots', colour: 'bg-sunk text-muted' },
  partial: { pattern: 'pattern-empty', colour: 'bg-caution-soft text-caution' },
  supported: { pattern: 'pattern-solid', colour: 'bg-positive-soft text-positive' },
  derived: { pattern: 'pattern-half', colour: 'bg-accent-soft text-accent' },
  related: { pattern: 'pattern-dot', colour: 'bg-caution-soft text-caution' },
  unsupported: { pattern: 'pattern-cross', colour: 'bg-negative-soft text-negative' },
  unverified: { pattern: 'pattern-lines', colour: 'bg-sunk text-muted' },
  illustrative: { pattern: 'pattern-diagonal', colour: 'bg-caution-soft text-caution' },
};

/** Label and meaning of each chip; those of sentences and figures are the same on every page and in every file. */
const words: Readonly<Record<ChipKind, { label: string; means: string }>> = {
  ...verdictLabels,
  demo: {
    label: 'Demo',
    means: 'Written without sources to show the form of a report; its figures are illustrative, not facts.',
  },
  offline: {
    label: 'Offline writer',
    means: 'Written on this machine without a language model, from its sources alone.',
  },
  partial: { label: 'Partial', means: 'Stopped before the end; what is here was finished.' },
};

/** A label for the basis of a text or figure: a pattern, a colour and words. */
export function Chip({
  kind,
  children,
  className,
}: {
  kind: ChipKind;
  children?: ReactNode;
  className?: string;
}) {
  const { pattern, colour } = looks[kind];
  return (
    <span title={words[kind].means} className={clsx(chipShape, colour, className)}>
      <span aria-hidden className={clsx('pattern', pattern)} />
      {children ?? words[kind].label}
    </span>
  );
}

/** The meaning of a chip as a sentence: for legends and the standalone page. */
export function chipMeaning(kind: ChipKind): string {
  return words[kind].means;
}

const chipShape =
  'inline-flex items-center gap-1.5 font-sans rounded-sm px-1.5 py-0.5 text-2xs font-medium whitespace-nowrap align-middle';

type ReportChipsProps = { report: { demo?: boolean; offline?: boolean; partial?: object } };

/** The labels of a whole report. */
export function ReportChips({ report: { demo, offline, partial } }: ReportChipsProps) {
  return (
    <>
      {demo ? <Chip kind="demo" /> : offline && <Chip kind="offline" />}
      {partial && <Chip kind="partial" />}
    </>
  );
}
