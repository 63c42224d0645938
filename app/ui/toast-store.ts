export type ToastTone = 'plain' | 'positive' | 'destructive';
/** `action`: a button in the toast, such as undo. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; run: () => void };
};
export type ToastItem = ToastMessage & { id: number; open: boolean };

/** One at a time. Spec section 9. */
export const TOAST_LIMIT = 1;
/** A closed toast stays in the list this long. Spec section 9. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

type Listener = () => void;
let toasts: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a toast, which replaces an older one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
}

/** Closes a toast; it is removed from the list later. */
export function closeToast(id: number): void {
  change(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => change(toasts.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS);
}

export function currentToasts(): readonly ToastItem[] {
  return toasts;
}

/** The server-side snapshot. */
const none: readonly ToastItem[] = [];
export const noToasts = (): readonly ToastItem[] => none;

export function onToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function change(next: readonly ToastItem[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}
