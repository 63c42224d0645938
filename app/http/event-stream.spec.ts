import { describe, expect, it, vi } from 'vitest';
import { eventStream } from './event-stream.server';

describe('an event stream', () => {
  it('ends when its reader is a megabyte behind, after what was sent before', async () => {
    let backlog = 0;
    const cleanUp = vi.fn();
    const response = eventStream(new AbortController().signal, { backlog: () => backlog }, (send) => {
      send({ event: 'status', data: 1, id: '1' });
      backlog = 2_000_000;
      send({ event: 'status', data: 2, id: '2' });
      send({ event: 'status', data: 3, id: '3' });
      return cleanUp;
    });
    expect(await response.text()).toBe('retry: 1000\n\nevent: status\nid: 1\ndata: 1\n\n');
    expect(cleanUp).toHaveBeenCalledTimes(1);
  });

  it('ends when the request is aborted, and cleans up once', async () => {
    const stop = new AbortController();
    const cleanUp = vi.fn();
    const response = eventStream(stop.signal, { backlog: () => 0 }, () => cleanUp);
    stop.abort();
    expect(await response.text()).toBe('retry: 1000\n\n');
    expect(cleanUp).toHaveBeenCalledTimes(1);
  });
});
