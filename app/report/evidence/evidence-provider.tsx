import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { notesOf, type Note } from '../../../modules/exports/contract';
import type { ReportId } from '../../../modules/kernel/report-id';
import { EvidenceContext, type Evidence } from './evidence-context';
import { MarginNote } from './margin-note';
import { useMedia } from '../page/use-media';
import { Dialog } from '~/ui/dialog';
import { NoteCard, openPrefix } from './note-card';

type ProviderProps = {
  report: Parameters<typeof notesOf>[0] & { id: ReportId };
  children: ReactNode;
  className?: string;
};

/** From this width on there is room for a margin beside the text. */
const wide = '(min-width: 75rem)';

/** Holds the notes of all sentences, and shows one at a time: in the margin, or as a sheet where there is none. */
export function EvidenceProvider({ report, children, className }: ProviderProps) {
  const room = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Evidence['open']>();
  const hasMargin = useMedia(wide);
  const notes = useMemo(() => byClaim(notesOf(report)), [report]);
  const hide = useCallback(() => {
    open?.mark.focus();
    setOpen(undefined);
  }, [open]);
  const evidence = useMemo(
    () => ({
      ...{ reportId: report.id, notes, open, hide },
      show: (claimId: string, mark: HTMLElement) => setOpen({ claimId, mark }),
    }),
    [report.id, notes, open, hide],
  );
  const note = open && notes.get(open.claimId);
  return (
    <EvidenceContext.Provider value={evidence}>
      <div ref={room} className={className}>
        {children}
        {note && open && hasMargin && <MarginNote note={note} mark={open.mark} room={room} onClose={hide} />}
        <NoteSheet note={hasMargin ? undefined : note} onClose={hide} />
      </div>
    </EvidenceContext.Provider>
  );
}

const byClaim = (notes: readonly Note[]) => new Map(notes.map((note) => [note.claim.id, note]));

/** A note as a sheet, where the page has no margin. */
function NoteSheet({ note, onClose }: { note: Note | undefined; onClose: () => void }) {
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
