import * as Radix from '@radix-ui/react-dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  className?: string;
  /** Takes focus first; by default the first focusable element. */
  firstFocus?: RefObject<HTMLElement>;
};

/** A modal dialog: traps focus, closes on Escape and on an outside click, and restores focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, className, firstFocus } = props;
  const cameFrom = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.15_0.02_250/0.55)]" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            cameFrom.current = document.activeElement;
            if (!firstFocus?.current) return;
            event.preventDefault();
            firstFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          className={clsx(contentClass, className)}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-sm text-muted">{description}</Radix.Description>
          )}
          <div className="mt-6">{children}</div>
          <EscapeKey onPress={() => onOpenChange(false)} />
          <Radix.Close className={closeClass} aria-label="Close">
            <X aria-hidden size={20} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Closes the dialog on Escape where a toast above it took the key: of all layers only the one on top receives it, and a toast that comes
 * while the dialog is open is on top.
 */
function EscapeKey({ onPress }: { onPress: () => void }) {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) press.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}

const contentClass = clsx(
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-appear overflow-y-auto rounded-t-xl bg-surface p-6 shadow-raised',
  'border border-line sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[27rem] sm:-translate-1/2 sm:rounded-xl sm:p-8',
);
const closeClass =
  'absolute top-4 right-4 grid size-11 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink';
