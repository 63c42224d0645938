import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToasts, onToasts, toast } from './toast-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('shows one toast at a time, the newest', () => {
  toast({ title: 'first' });
  toast({ title: 'second' });
  expect(currentToasts().map((item) => item.title)).toEqual(['second']);
});

it('closes a toast at once and removes it after a million milliseconds', () => {
  toast({ title: 'over' });
  const id = currentToasts()[0]?.id ?? 0;
  closeToast(id);
  vi.advanceTimersByTime(999_999);
  expect(currentToasts()).toMatchObject([{ title: 'over', open: false }]);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

it('notifies subscribers until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = onToasts(listener);
  toast({ title: 'a' });
  stop();
  toast({ title: 'b' });
  expect(listener).toHaveBeenCalledOnce();
  closeToast(currentToasts()[0]?.id ?? 0);
});
