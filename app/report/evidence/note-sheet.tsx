import type { Note } from '../../../modules/exports/contract';
import { Dialog } from '~/ui/dialog';
import { NoteCard, openPrefix } from './note-card';

/** A note as a sheet, where the page has no margin. */
export function NoteSheet({ note, onClose }: { note: Note | undefined; onClose: () => void }) {
  return (
    <Dialog
      open={note !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="What this sentence rests on"
      description={note?.claim.sentence}
    >
      {note && <NoteCard note={note} idPrefix={openPrefix} />}
    </Dialog>
  );
}
