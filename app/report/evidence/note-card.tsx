import { Link } from '@remix-run/react';
import { meaningOf, type Note } from '../../../modules/exports/contract';
import { Chip } from '~/ui/chip';
import { Derivation } from './derivation';
import { useEvidence } from './evidence-context';
import { Passages } from './passages';

type NoteCardProps = {
  note: Note;
  /** Prefix of the ids in an open note, which is also in the list of notes. */
  idPrefix?: string;
};

/** The evidence of one sentence: verdict, reason, derivation, passages. */
export function NoteCard({ note, idPrefix = '' }: NoteCardProps) {
  return (
    <div className="space-y-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Chip kind={note.verdict} />
      </div>
      <p className="text-muted">{meaningOf(note)}</p>
      <Derivation note={note} idPrefix={idPrefix} />
      <Passages note={note} idPrefix={idPrefix} />
      <ChainLink claimId={note.claim.id} />
    </div>
  );
}

/** The page with source, snapshot, model and publication. */
function ChainLink({ claimId }: { claimId: string }) {
  const { reportId } = useEvidence();
  if (reportId === undefined) return null;
  return (
    <Link
      to={`/results/${reportId}/claims/${claimId}`}
      discover="none"
      className="link inline-block text-xs pointer-coarse:py-3.5 print:hidden"
    >
      What is behind it
    </Link>
  );
}

/** Prefix for the note that is open in the margin or in a sheet. */
export const openPrefix = 'open-';
