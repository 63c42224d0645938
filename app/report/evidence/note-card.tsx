import { meaningOf, type Note } from '../../../modules/exports/contract';
import { Chip } from '~/ui/chip';
import { Derivation } from './derivation';
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
    </div>
  );
}

/** Prefix for the note that is open in the margin or in a sheet. */
export const openPrefix = 'open-';
