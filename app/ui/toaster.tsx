import * as Radix from '@radix-ui/react-toast';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { closeToast, currentToasts, noToasts, onToasts, type ToastItem } from './toast-store';

/** Shown for 5 s, swiped away by 50 px to the right, reached with F8. Spec section 9. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, noToasts);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      <Radix.Viewport hotkey={['F8']} className={viewportClass} />
    </Radix.Provider>
  );
}

function Toast({ item }: { item: ToastItem }) {
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => !open && closeToast(item.id)}
      type={item.tone === 'destructive' ? 'foreground' : 'background'}
      className={clsx(toastClass, item.tone === 'destructive' ? 'border-l-negative' : 'border-l-accent')}
    >
      <div className="min-w-0 flex-1 py-3">
        <Radix.Title
          className={clsx('text-sm font-semibold', item.tone === 'destructive' && 'text-negative')}
        >
          {item.title}
        </Radix.Title>
        {item.description && (
          <Radix.Description className="mt-0.5 text-sm text-ink-soft">{item.description}</Radix.Description>
        )}
      </div>
      {item.action && (
        <Radix.Action
          altText={`${item.action.label}: ${item.title}`}
          onClick={item.action.run}
          className="touch flex-none self-center px-3 text-sm font-medium text-accent hover:underline"
        >
          {item.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Close"
        className="grid size-11 flex-none place-items-center text-muted hover:text-ink"
      >
        <X aria-hidden size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Below the header on small screens, where the cookie banner is at the bottom; in the corner on large ones. */
const viewportClass =
  'fixed top-16 right-0 z-60 m-0 flex w-full max-w-[26rem] list-none flex-col gap-2 p-4 outline-none ' +
  'lg:top-auto lg:bottom-0';
const toastClass = clsx(
  'flex items-start rounded-md border border-l-3 border-line bg-surface pl-4 shadow-raised data-[state=closed]:hidden',
  'data-[state=open]:animate-appear data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
);
