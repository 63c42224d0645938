import { beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { event } from '../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import type { WorkflowState } from '../engine';
import { resumePosition } from './resume-position';

describe('the resume position of reactions after a move of the log', () => {
  let store: EventStore;
  let workflows: Record<string, WorkflowState>;
  beforeEach(() => {
    store = createMemoryEventStore();
    workflows = {};
  });
  const keep = (reached: number) =>
    resumePosition(
      { store, engine: { state: (id) => Promise.resolve(workflows[id] ?? { status: 'unknown' }) } },
      reached,
    );
  const run = (type: string, data: Record<string, unknown>) =>
    store.append(`s-${crypto.randomUUID()}`, [event(type, data)], { expected: 'none' });
  const asked = (searchId: string) => run('SearchRequested', { searchId });

  it('is their checkpoint when every report has ended, in whatever way', async () => {
    for (const [index, end] of [
      'SearchCompleted',
      'SearchFailed',
      'SearchCancelled',
      'SearchDeleted',
    ].entries()) {
      await asked(`${index}`);
      await run(end, { searchId: `${index}` });
    }
    expect(await keep(8)).toBe(8);
    expect(await keep(3)).toBe(3);
  });

  it('is before the oldest request with a running report, and never past their checkpoint', async () => {
    await asked('1');
    await run('SearchCompleted', { searchId: '1' });
    await asked('2');
    await asked('3');
    expect(await keep(4)).toBe(2);
    expect(await keep(1)).toBe(1);
  });

  it('is before an erasure that its engine has not finished', async () => {
    for (const userId of ['ada', 'bob', 'cleo']) await run('UserErased', { userId });
    workflows = { 'erase-ada': { status: 'completed' }, 'erase-cleo': { status: 'running' } };
    expect(await keep(3)).toBe(2);
    workflows = {};
    expect(await keep(3)).toBe(3);
  });
});
