import { useRef, useState, type DragEvent } from 'react';

/** Handles files dropped anywhere on an element. */
export function useFileDrop(onFiles: (files: Iterable<File>) => void, enabled: boolean) {
  const [over, setOver] = useState(false);
  // Entering a child fires a leave event of its parent: only the outermost leave counts.
  const depth = useRef(0);
  const leave = () => {
    depth.current = 0;
    setOver(false);
  };
  if (!enabled) return { over: false, handlers: {} };
  return {
    over,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!carriesFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDragLeave(event: DragEvent) {
        if (!carriesFiles(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) leave();
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        leave();
        onFiles(event.dataTransfer.files);
      },
    },
  };
}

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
