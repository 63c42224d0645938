import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { startModelStandIn, type ModelStandIn, type Rule } from '../../tests/doubles/model-stand-in';
import type { Evidence } from '../evidence/evidence';
import { createEventLog } from '../kernel/event-log';
import { StoreUnavailable, type EventStore } from '../kernel/event-store';
import { catalogue } from '../kernel/message';
import { systemClock } from '../kernel/ports';
import { createAnthropicProvider } from './adapters/anthropic';
import { createOpenAiProvider } from './adapters/openai';
import { ModelEvent } from './events';
import { createModels, type AskOptions } from './index';
import { defaultPrices } from './prices';
import type { ModelProvider, RawAnswer, WritingTask } from './provider';

const evidence: Evidence = { sources: [], ranked: [], datasets: [] };
const plan: WritingTask & { kind: 'plan' } = { kind: 'plan', query: 'Tidal energy in Norway', evidence };

let standIn: ModelStandIn | undefined;
afterEach(() => standIn?.close());

const options = (key = 'plan#1', signal = new AbortController().signal): AskOptions => ({
  searchId: 'search-1',
  userId: 'user-1',
  step: { key, signal, context: { actor: { kind: 'system' }, correlationId: 'request-1', causationId: key } },
});

/** A process: its own models over the log that all processes share. */
function createProcess(store: EventStore, url: string, concurrency = 8, provider?: ModelProvider) {
  const keys = {
    keyFor: () => Promise.resolve(key),
    find: () => Promise.resolve(key),
    destroy: () => Promise.resolve(),
  };
  const log = createEventLog({ store, facts: catalogue(ModelEvent), keys, clock: systemClock });
  const base = { apiKey: 'sk-test', baseUrl: url, timeoutMs: 5000 };
  const providers = {
    deepseek: provider ?? createOpenAiProvider({ slot: 'deepseek', model: 'deepseek-chat', ...base }),
    qwen: createOpenAiProvider({ slot: 'qwen', model: 'qwen-plus', ...base }),
    claude: createAnthropicProvider({ slot: 'claude', model: 'claude-sonnet-5-5', ...base }),
  };
  return createModels({ providers, log, prices: defaultPrices, concurrency, clock: systemClock });
}
const key = Buffer.alloc(32, 7);

async function world(...rules: Rule[]) {
  standIn = await startModelStandIn({ rules });
  const store = createMemoryEventStore();
  return { standIn, store, url: standIn.url, models: createProcess(store, standIn.url) };
}

describe('asking a model', () => {
  it('answers a plan, and tells what it cost', async () => {
    const { models } = await world();
    const { value, slot, model, truncated } = await models.ask('deepseek', plan, options());
    expect(value.sections).toHaveLength(7);
    expect({ slot, model, truncated }).toEqual({
      slot: 'deepseek',
      model: 'deepseek-chat',
      truncated: false,
    });
    const { calls, inputTokens, outputTokens, costUsd } = await models.spent('search-1');
    expect(calls).toBe(1);
    expect(costUsd).toBeCloseTo((inputTokens * 0.28 + outputTokens * 0.42) / 1e6, 10);
    expect(await models.spent('another')).toEqual({ calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 });
  });

  it('never pays again for an answer that came back before a crash', async () => {
    const { models, store, url, standIn } = await world();
    const before = await models.ask('claude', plan, options());
    const after = await createProcess(store, url).ask('claude', plan, options());
    expect(after).toEqual(before);
    expect(standIn.calls).toHaveLength(1);
  });

  it('takes up a question asked again in the middle: only what is missing is paid', async () => {
    const { models, store, url, standIn } = await world(
      { when: { nth: 1 }, then: { garble: 'not-json' } },
      { when: { reask: true, nth: 1 }, then: { status: 503 } },
    );
    await expect(models.ask('qwen', plan, options())).rejects.toMatchObject({ name: 'RetryableError' });
    const { value } = await createProcess(store, url).ask('qwen', plan, options());
    expect(value.sections).toHaveLength(7);
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, true, true]);
    expect((await models.spent('search-1')).calls).toBe(2);
  });

  it('keeps steps, slots and searches apart', async () => {
    const { models, standIn } = await world();
    await models.ask('deepseek', plan, options('plan#1'));
    await models.ask('qwen', plan, options('plan#1'));
    await models.ask('deepseek', plan, options('plan#2'));
    await models.ask('deepseek', plan, { ...options('plan#1'), searchId: 'search-2' });
    expect(standIn.calls).toHaveLength(4);
  });

  it('asks once more with the faults shown, then gives up with a sentence that names model and step', async () => {
    const { models, standIn } = await world({ then: { garble: 'wrong-schema' } });
    await expect(models.ask('claude', plan, options())).rejects.toMatchObject({
      name: 'TerminalError',
      code: 'answer-unusable',
      message: 'Model 3 gave no usable answer for the plan, asked twice.',
    });
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, true]);
  });

  it.each(['think', 'think-unclosed', 'fenced', 'chatter', 'broken-json', 'in-json'] as const)(
    'needs no second question for a plan that is %s',
    async (garble) => {
      const { models, standIn } = await world({ then: { garble } });
      expect((await models.ask('deepseek', plan, options())).value.datasets.length).toBeGreaterThanOrEqual(6);
      expect(standIn.calls).toHaveLength(1);
    },
  );

  it.each([{ refuse: true }, { garble: 'declines' as const }])(
    'says so when the model declines (%j)',
    async (then) => {
      const { models } = await world({ then });
      await expect(models.ask('qwen', plan, options())).rejects.toMatchObject({
        code: 'model-refused',
        message: 'Model 2 declined to write the plan.',
      });
    },
  );

  it('marks prose that was cut off, and saves a cut off plan or asks again', async () => {
    const { models, standIn } = await world();
    const { value: made } = await models.ask('deepseek', plan, options());
    standIn.script({ then: { truncate: true } });
    const [brief] = made.sections;
    if (!brief) throw new Error('no section');
    const section = await models.ask(
      'deepseek',
      { ...plan, kind: 'section', plan: made, brief },
      options('section#1'),
    );
    expect(section.truncated).toBe(true);
    expect(section.value.length).toBeGreaterThan(500);
    standIn.script({ when: { reask: true }, then: { truncate: false } });
    const again = await models.ask('deepseek', plan, options('plan#2'));
    expect(again.value.datasets.length).toBeGreaterThanOrEqual(4);
    expect(again.truncated).toBe(false);
  });

  it('uses a plan that is merely thin when the second question does not help', async () => {
    const thin = {
      title: 'Tides',
      summary: 'Tides.',
      sections: ['One', 'Two', 'Three', 'Four'].map((title) => ({ id: title, title, brief: title })),
      facts: [],
      datasets: [],
    };
    const { models, standIn } = await world(
      { then: { text: JSON.stringify(thin) } },
      { when: { reask: true }, then: { status: 401 } },
    );
    expect((await models.ask('deepseek', plan, options())).value.sections.map(({ id }) => id)).toEqual([
      'one',
      'two',
      'three',
      'four',
    ]);
    expect(standIn.calls).toHaveLength(2);
  });

  it('keeps at most so many calls of a provider under way', async () => {
    const { store, url, standIn } = await world({ then: { delayMs: 30 } });
    const models = createProcess(store, url, 2);
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((step) => models.ask('deepseek', plan, options(step))));
    expect(standIn.calls).toHaveLength(5);
    expect(standIn.mostInFlight()).toBe(2);
  });

  it('lets go at once of a question that is aborted while it waits its turn', async () => {
    const { store, url, standIn } = await world({ then: { delayMs: 300 } });
    const models = createProcess(store, url, 1);
    const running = models.ask('deepseek', plan, options('a'));
    const abort = new AbortController();
    const waiting = models.ask('deepseek', plan, options('b', abort.signal));
    await expect.poll(() => standIn.calls.length).toBe(1);
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await running;
    expect(standIn.calls).toHaveLength(1);
  });
});

describe('a log that fails right after a paid call', () => {
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
        left-- > 0 ? Promise.reject(new StoreUnavailable('disk full')) : store.append(...args),
    };
  };

  it('is tried again without asking the model again', async () => {
    let paid = 0;
    const store = createMemoryEventStore();
    const models = createProcess(
      failing(store, 2),
      'http://127.0.0.1:9',
      8,
      provider(() => (paid += 1)),
    );
    expect((await models.ask('deepseek', section, options())).value).toBe('A whole section of words.');
    expect(paid).toBe(1);
    expect(await store.head()).toBe(1);
  });

  it('keeps the answer at hand for the next attempt of the step when it stays away', async () => {
    let paid = 0;
    const models = createProcess(
      failing(createMemoryEventStore(), 5),
      'http://127.0.0.1:9',
      8,
      provider(() => (paid += 1)),
    );
    await expect(models.ask('deepseek', section, options())).rejects.toThrow('disk full');
    expect((await models.ask('deepseek', section, options())).value).toBe('A whole section of words.');
    expect(paid).toBe(1);
    expect((await models.spent('search-1')).calls).toBe(1);
  });
});
