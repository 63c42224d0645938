import { useEffect, type RefObject } from 'react';
import { currentToasts } from '~/ui/toast-store';

/**
 * Keyboard shortcuts of an admin list: j and k move between rows, x selects, a takes the usual decision, o opens, u
 * undoes.
 */
export function useRowKeys(table: RefObject<HTMLTableElement>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === 'u')
        return currentToasts()
          .find(({ open }) => open)
          ?.action?.run();
      const rows = [...(table.current?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j' || event.key === 'k') {
        event.preventDefault();
        const to = at < 0 ? 0 : event.key === 'j' ? at + 1 : at - 1;
        return moveTo(rows[Math.min(Math.max(to, 0), rows.length - 1)]);
      }
      const row = rows[at];
      if (event.key === 'x') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
      if (event.key === 'a' || event.key === 'o')
        row?.querySelector<HTMLElement>(`[data-key=${event.key}]`)?.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}

/** Focuses a row through its last control; only protected rows have none. */
function moveTo(row: HTMLElement | undefined): void {
  if (!row) return;
  const control = row.querySelector<HTMLElement>('[data-key=o]');
  if (!control) row.tabIndex = -1;
  (control ?? row).focus();
  row.scrollIntoView({ block: 'nearest' });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !isCheckbox(target)));
const isCheckbox = (target: HTMLElement) => target instanceof HTMLInputElement && target.type === 'checkbox';
