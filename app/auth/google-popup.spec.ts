import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPopup } from './google-popup';

describe('watching the Google popup', () => {
  let popup: { closed: boolean };
  let calls: string[];
  let stop: () => void;
  let sender: BroadcastChannel;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    popup = { closed: false };
    calls = [];
    stop = watchPopup(popup, {
      onEnd: () => calls.push('end'),
      onFailure: (code) => calls.push(code),
    });
    sender = new BroadcastChannel('evident-sign-in');
  });
  afterEach(() => {
    stop();
    sender.close();
    vi.useRealTimers();
  });
  const called = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));

  it('reports an end once, at the first poll after the popup closed', () => {
    vi.advanceTimersByTime(3_000);
    expect(calls).toEqual([]);
    popup.closed = true;
    vi.advanceTimersByTime(999);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(5_001);
    expect(calls).toEqual(['end']);
  });

  it('reports a failure alone, also when a poll is due right after it', async () => {
    popup.closed = true;
    sender.postMessage({ outcome: 'error', code: 'google_auth_failed' });
    await called(1);
    vi.advanceTimersByTime(5_000);
    expect(calls).toEqual(['google_auth_failed']);
  });

  it('reports a sign-in once', async () => {
    sender.postMessage({ outcome: 'success' });
    await called(1);
    popup.closed = true;
    vi.advanceTimersByTime(5_000);
    expect(calls).toEqual(['end']);
  });

  it('reports a result of a popup that reads as closed because it lost its opener', async () => {
    popup.closed = true;
    vi.advanceTimersByTime(1_000);
    sender.postMessage({ outcome: 'success' });
    await called(2);
    expect(calls).toEqual(['end', 'end']);
  });

  it('reports nothing after it was stopped', () => {
    stop();
    popup.closed = true;
    vi.advanceTimersByTime(5_000);
    expect(calls).toEqual([]);
  });
});
