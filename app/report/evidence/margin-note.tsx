import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Note } from '../../../modules/exports/contract';
import { NoteCard, openPrefix } from './note-card';

type MarginNoteProps = {
  note: Note;
  mark: HTMLElement;
  room: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A note in the margin, level with its sentence. Escape or its button closes it. */
export function MarginNote({ note, mark, room, onClose }: MarginNoteProps) {
  const aside = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const above = room.current?.getBoundingClientRect().top ?? 0;
    setTop(mark.getBoundingClientRect().top - above - 14);
  }, [mark, room]);
  useEffect(() => aside.current?.focus({ preventScroll: true }), [mark]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <aside
      ref={aside}
      key={note.claim.id}
      tabIndex={-1}
      aria-label={`What sentence ${note.number} rests on`}
      style={{ top }}
      className="absolute right-0 z-20 w-56 animate-appear rounded-md border-t-2 border-accent bg-surface p-4 pr-10 shadow-raised outline-none print:hidden"
    >
      <NoteCard note={note} idPrefix={openPrefix} />
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="absolute top-1 right-1 grid size-9 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden size={16} />
      </button>
    </aside>
  );
}
