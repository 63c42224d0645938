import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { verdictLabels, type ClaimVerdict, useLabelLanguage } from '../../../modules/exports/contract';
import { useEvidence } from './evidence-context';

const looks: Readonly<Record<ClaimVerdict, string>> = {
  supported: 'text-accent',
  derived: 'text-accent underline decoration-1 underline-offset-2',
  related: 'text-caution underline decoration-double decoration-1 underline-offset-2',
  unsupported: 'text-negative underline decoration-wavy decoration-1 underline-offset-2',
  unverified: 'text-muted underline decoration-dotted decoration-1 underline-offset-2',
  illustrative: 'text-caution underline decoration-dashed decoration-1 underline-offset-2',
};

/** The footnote mark behind a sentence. Without scripts it links to the note below. */
export function FootnoteMarker({ claimId }: { claimId: string }) {
  const { notes, open, show, hide } = useEvidence();
  const lang = useLabelLanguage();
  const note = notes.get(claimId);
  if (!note) return null;
  const isOpen = open?.claimId === claimId;
  const toggle = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (isOpen) hide();
    else show(claimId, event.currentTarget);
  };
  return (
    <a
      id={`mark-${claimId}`}
      lang={lang}
      href={`#note-${claimId}`}
      onClick={toggle}
      aria-label={`Note ${note.number}: ${verdictLabels[note.verdict].label}`}
      aria-expanded={isOpen}
      className={clsx('evidence-mark figures', looks[note.verdict], isOpen && 'bg-accent-soft')}
    >
      {note.number}
    </a>
  );
}
