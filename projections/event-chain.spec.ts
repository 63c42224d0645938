import { describe, expect, it } from 'vitest';
import { linked, type ChainEvent } from './event-chain';

let position = 0;
const event = (id: string, type: string, stream: string, causationId: string | null): ChainEvent => ({
  ...{ id, type, stream, causationId, position: (position += 1), at: '2026-01-01T00:00:00.000Z' },
});
const requested = event('e-1', 'SearchRequested', 'search-s', 'request-1/key');
const started = event('e-2', 'WorkflowStarted', 'workflow-s', 's/start');
const called = event('e-3', 'ModelCallBegun', 'calls-s', 's/plan#1/begun/7');
const completed = event('e-4', 'SearchCompleted', 'search-s', 's/assemble#1');
const spent = event('e-5', 'SearchSpent', 'quota-u', 'e-4');
const all = [requested, started, called, completed, spent];
const path = (events: readonly ChainEvent[], askedId: string) =>
  linked(events, askedId).flatMap(({ id, isCause }) => (isCause ? [id] : []));

describe('a chain of events', () => {
  it('indents each event below its cause: an event, a workflow or the request', () => {
    expect(linked(all, 'e-4').map(({ id, depth }) => [id, depth])).toEqual([
      ['e-1', 0],
      ['e-2', 1],
      ['e-3', 2],
      ['e-4', 2],
      ['e-5', 3],
    ]);
  });

  it('marks the causes of an event up to the request', () => {
    expect(path(all, 'e-5')).toEqual(['e-1', 'e-2', 'e-4', 'e-5']);
    expect(path(all, 'e-1')).toEqual(['e-1']);
    expect(path(all, 'unknown')).toEqual([]);
  });

  it('finds the request of a workflow whose journal is not in the log', () => {
    expect(path([requested, completed, spent], 'e-5')).toEqual(['e-1', 'e-4', 'e-5']);
  });

  it('finds the event behind a reservation that lapsed, and behind an erasure', () => {
    const reserved = event('r-1', 'SearchReserved', 'quota-u', 'request-2');
    const lapsed = event('r-2', 'SearchLapsed', 'search-t', 'release/r-1');
    expect(path([reserved, lapsed], 'r-2')).toEqual(['r-1', 'r-2']);
    const erased = event('x-1', 'UserErased', 'user-u', 'request-3');
    const erasing = event('x-2', 'WorkflowStarted', 'workflow-erase-u', 'erase-u/start');
    expect(path([erased, erasing], 'x-2')).toEqual(['x-1', 'x-2']);
  });

  it('is never circular, and takes unknown causes for the request', () => {
    const odd = ['o-2', 'o-1', '', '/', '//o-1//', null].map((cause, index) =>
      event(`o-${index}`, 'Odd', `odd-${index}`, cause),
    );
    expect(linked(odd, 'o-0').map(({ depth }) => depth)).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it('marks the events that the audit lists', () => {
    expect(linked(all, 'e-1').map(({ listed }) => listed)).toEqual([true, false, false, true, false]);
  });
});
