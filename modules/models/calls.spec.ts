import { describe, expect, it } from 'vitest';
import { gathered } from '../../tests/doubles/inline-tasks';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { askOptions, createModelProcess } from '../../tests/doubles/model-process';
import { StoreUnavailable, type EventStore } from '../kernel/events/event-store';
import { toReportId } from '../kernel/report-id';
import type { ModelProvider, RawAnswer, WritingTask } from './provider';

const evidence = gathered({ sources: [], ranked: [], datasets: [] });

describe('a paid call whose append fails', () => {
  const provider = (answers: () => void): ModelProvider => ({
    slot: 'deepseek',
    model: 'deepseek-chat',
    offline: false,
    ask: (): Promise<RawAnswer> => {
      answers();
      return Promise.resolve({
        text: 'A whole section of words.',
        finish: 'stop',
        model: 'deepseek-chat',
        usage: { inputTokens: 1, outputTokens: 1 },
      });
    },
  });
  const section: WritingTask = {
    kind: 'section',
    query: 'q',
    evidence,
    plan: { title: 't', summary: 's', keywords: [], sections: [], facts: [], datasets: [] },
    brief: { id: 'a', title: 'A', brief: 'b', factIds: [], datasetIds: [], spanIds: [] },
  };
  const failing = (store: EventStore, times: number): EventStore => {
    let left = times;
    return {
      ...store,
      append: (...args) =>
        args[1][0]?.type === 'ModelCallFinished' && left-- > 0
          ? Promise.reject(new StoreUnavailable('disk full'))
          : store.append(...args),
    };
  };

  it('is appended again without another call to the model', async () => {
    let paid = 0;
    const store = createMemoryEventStore();
    const models = createModelProcess(
      failing(store, 2),
      'http://127.0.0.1:9',
      8,
      provider(() => (paid += 1)),
    );
    expect((await models.ask('deepseek', section, askOptions())).value).toBe('A whole section of words.');
    expect(paid).toBe(1);
    expect(await store.head()).toBe(2);
  });

  it('is kept in memory for the next attempt of the step if the log stays unavailable', async () => {
    let paid = 0;
    const models = createModelProcess(
      failing(createMemoryEventStore(), 5),
      'http://127.0.0.1:9',
      8,
      provider(() => (paid += 1)),
    );
    await expect(models.ask('deepseek', section, askOptions())).rejects.toThrow('disk full');
    expect((await models.ask('deepseek', section, askOptions())).value).toBe('A whole section of words.');
    expect(paid).toBe(1);
    expect((await models.spent(toReportId('search-1'))).calls).toBe(1);
  });
});
