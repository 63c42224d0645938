import clsx from 'clsx';
import type { ReactNode } from 'react';

export type ChipKind =
  'demo' | 'offline' | 'illustrative' | 'unverified' | 'unsupported' | 'supported' | 'partial';

type Chip = { label: string; pattern: string; colour: string; explains: string };

const chips: Readonly<Record<ChipKind, Chip>> = {
  demo: {
    label: 'Demo',
    pattern: 'pattern-diagonal',
    colour: 'bg-caution-soft text-caution',
    explains:
      'Written without sources to show the form of a report; its figures are illustrative, not facts.',
  },
  offline: {
    label: 'Offline writer',
    pattern: 'pattern-dots',
    colour: 'bg-sunk text-muted',
    explains: 'Written on this machine without a language model, from the attached files alone.',
  },
  illustrative: {
    label: 'Illustrative',
    pattern: 'pattern-diagonal',
    colour: 'bg-caution-soft text-caution',
    explains: 'Invented to show the form; not a fact.',
  },
  unverified: {
    label: 'Unverified',
    pattern: 'pattern-lines',
    colour: 'bg-sunk text-muted',
    explains: 'Comes from the model; no attached source says it.',
  },
  unsupported: {
    label: 'Unsupported',
    pattern: 'pattern-cross',
    colour: 'bg-negative-soft text-negative',
    explains: 'Cites a source, but the cited passage does not say this.',
  },
  supported: {
    label: 'Supported',
    pattern: 'pattern-solid',
    colour: 'bg-positive-soft text-positive',
    explains: 'The cited passage says this.',
  },
  partial: {
    label: 'Partial',
    pattern: 'pattern-empty',
    colour: 'bg-caution-soft text-caution',
    explains: 'Stopped before the end; what is here was finished.',
  },
};

/** A calm label for what a text or figure rests on: a pattern as well as a colour, and words for it. */
export function Chip({
  kind,
  children,
  className,
}: {
  kind: ChipKind;
  children?: ReactNode;
  className?: string;
}) {
  const chip = chips[kind];
  return (
    <span title={chip.explains} className={clsx(chipShape, chip.colour, className)}>
      <span aria-hidden className={clsx('pattern', chip.pattern)} />
      {children ?? chip.label}
    </span>
  );
}

/** What a chip means, as a sentence: for legends and the standalone page. */
export function chipMeaning(kind: ChipKind): string {
  return chips[kind].explains;
}

const chipShape =
  'inline-flex items-center gap-1.5 font-sans rounded-sm px-1.5 py-0.5 text-2xs font-medium whitespace-nowrap align-middle';
