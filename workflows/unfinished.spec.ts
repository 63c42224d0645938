import { beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../modules/kernel/event-store';
import { event } from '../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import type { WorkflowState } from './engine';
import { reactionsToKeep } from './unfinished';

describe('how far reactions count as made when the log moves', () => {
  let store: EventStore;
  let stories: Record<string, WorkflowState>;
  beforeEach(() => {
    store = createMemoryEventStore();
    stories = {};
  });
  const keep = (reached: number) =>
    reactionsToKeep(
      { store, engine: { state: (id) => Promise.resolve(stories[id] ?? { status: 'unknown' }) } },
      reached,
    );
  const tell = (type: string, data: Record<string, unknown>) =>
    store.append(`s-${crypto.randomUUID()}`, [event(type, data)], { expected: 'none' });
  const asked = (searchId: string) => tell('SearchRequested', { searchId });

  it('is as far as they came when every report has ended, in whatever way', async () => {
    for (const [index, end] of [
      'SearchCompleted',
      'SearchFailed',
      'SearchCancelled',
      'SearchDeleted',
    ].entries()) {
      await asked(`${index}`);
      await tell(end, { searchId: `${index}` });
    }
    expect(await keep(8)).toBe(8);
    expect(await keep(3)).toBe(3);
  });

  it('is before the oldest request whose report is being written, and never further than they came', async () => {
    await asked('1');
    await tell('SearchCompleted', { searchId: '1' });
    await asked('2');
    await asked('3');
    expect(await keep(4)).toBe(2);
    expect(await keep(1)).toBe(1);
  });

  it('is before an erasure that is not done to the last byte, which its engine knows', async () => {
    for (const userId of ['ada', 'bob', 'cleo']) await tell('UserErased', { userId });
    stories = { 'erase-ada': { status: 'completed' }, 'erase-cleo': { status: 'running' } };
    expect(await keep(3)).toBe(2);
    stories = {};
    expect(await keep(3)).toBe(3);
  });
});
