import { afterEach, describe, expect, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { gathered } from '../../tests/doubles/inline-tasks';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { askOptions, createModelProcess } from '../../tests/doubles/model-process';
import { startModelStandIn, type ModelStandIn, type Rule } from '../../tests/doubles/model-stand-in';
import { countWords } from '../search/report';
import { createScriptedWriter } from '../../tests/doubles/scripted-writer';
import type { EventLog } from '../kernel/events/event-log';
import { systemClock } from '../kernel/ports';
import { createModels, type ModelsDeps } from './index';
import type { WritingTask } from './provider';

/** An estimate reads nothing. */
const noLog = {} as EventLog;

const evidence = gathered({ sources: [], ranked: [], datasets: [] });
const plan: WritingTask & { kind: 'plan' } = { kind: 'plan', query: 'Tidal energy in Norway', evidence };

let standIn: ModelStandIn | undefined;
afterEach(() => standIn?.close());

async function world(...rules: Rule[]) {
  standIn = await startModelStandIn({ rules });
  const store = createMemoryEventStore();
  return { standIn, store, url: standIn.url, models: createModelProcess(store, standIn.url) };
}

describe('a call to a model', () => {
  it('returns a plan and records its cost', async () => {
    const { models } = await world();
    const { value, slot, model, truncated } = await models.ask('deepseek', plan, askOptions());
    expect(value.sections).toHaveLength(7);
    expect({ slot, model, truncated }).toEqual({
      slot: 'deepseek',
      model: 'deepseek-chat',
      truncated: false,
    });
    const { calls, inputTokens, outputTokens, costUsd } = await models.spent(toReportId('search-1'));
    expect(calls).toBe(1);
    expect(costUsd).toBeCloseTo((inputTokens * 0.28 + outputTokens * 0.42) / 1e6, 10);
    expect(await models.spent(toReportId('another'))).toEqual({
      calls: 0,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
    });
  });

  it('is estimated before it is made', async () => {
    const { models } = await world();
    const once = models.estimate('deepseek', [plan]) ?? 0;
    await models.ask('deepseek', plan, askOptions());
    const { costUsd } = await models.spent(toReportId('search-1'));
    // Half of the longest answer: of the order of what the call then costs.
    expect(once).toBeGreaterThan(costUsd / 5);
    expect(once).toBeLessThan(costUsd * 5);
    expect(models.estimate('deepseek', [plan, plan])).toBeCloseTo(2 * once, 10);
    expect(models.estimate('deepseek', [])).toBe(0);
  });

  it('is estimated as free of the offline writer, and not at all without a price', () => {
    const [deepseek, qwen, claude] = (['deepseek', 'qwen', 'claude'] as const).map(createScriptedWriter);
    const providers = { deepseek: { ...deepseek, offline: true }, qwen, claude } as ModelsDeps['providers'];
    const models = createModels({ providers, log: noLog, prices: {}, concurrency: 1, clock: systemClock });
    expect(models.estimate('deepseek', [plan])).toBe(0);
    expect(models.estimate('qwen', [plan])).toBeUndefined();
  });

  it('is listed without its answer, with the hash of its prompt', async () => {
    const { models } = await world();
    await models.ask('deepseek', plan, askOptions());
    await models.ask('qwen', plan, askOptions());
    await models.ask('deepseek', { ...plan, query: 'Wind' }, askOptions('plan#2'));
    const [first, second, third] = await models.finished(toReportId('search-1'));
    expect(first).toEqual({
      ...{ callKey: 'plan#1/deepseek/1', model: 'deepseek-chat', at: expect.any(String) as string },
      ...{ inputTokens: expect.any(Number) as number, outputTokens: expect.any(Number) as number },
      costUsd: expect.any(Number) as number,
      ...{ promptHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, isUsable: true },
    });
    // The vendor makes no difference, the task does.
    expect(second?.promptHash).toBe(first?.promptHash);
    expect(third?.promptHash).not.toBe(first?.promptHash);
    expect(await models.finished(toReportId('another'))).toEqual([]);
  });

  it('plans with cited figures, and with columns whose rows the server fills in', async () => {
    const { models } = await world();
    const columns = [
      { name: 'Year', type: 'date' as const, unit: '' },
      { name: 'Height', type: 'number' as const, unit: 'm' },
    ];
    const tides = {
      id: 'd1',
      title: 'Tides',
      sourceId: 'x',
      columns,
      rows: [['1990', 3.1]],
      spanIds: ['s2'],
    };
    const ranked = [{ id: 's1', text: 'In 2020 the tide rose by 37.4 cm.' }];
    const sourced = { ...plan, evidence: gathered({ sources: [], ranked, datasets: [tides] }) };
    const { value } = await models.ask('qwen', sourced, askOptions());
    expect(value.facts[0]).toMatchObject({ id: 'from-s1', value: '37.4', basis: { span: 's1' } });
    expect(value.datasets[0]).toMatchObject({
      from: 'd1',
      columns: ['Year', 'Height'],
      rows: [],
      basis: 'source',
    });
    const [brief] = value.sections;
    if (!brief) throw new Error('no section');
    const task = { ...sourced, kind: 'section' as const, plan: value, brief };
    const { value: written } = await models.ask('qwen', task, askOptions('section#1'));
    expect(written).toContain('In 2020 the tide rose by 37.4 cm [s1].');
    expect(written).toContain('{{from-s1}}');
    expect(countWords(written)).toBeGreaterThanOrEqual(420);
  });

  it('fails if the account behind a paid call was erased', async () => {
    const { models, store, url } = await world();
    await models.ask('deepseek', plan, askOptions());
    const erased = {
      keyFor: () => Promise.resolve(Buffer.alloc(32)),
      find: () => Promise.resolve(undefined),
      destroy: () => Promise.resolve(),
    };
    await expect(
      createModelProcess(store, url, 8, undefined, erased).ask('deepseek', plan, askOptions()),
    ).rejects.toMatchObject({
      code: 'account-erased',
    });
  });

  it('does not pay again for an answer received before a crash', async () => {
    const { models, store, url, standIn } = await world();
    const before = await models.ask('claude', plan, askOptions());
    const after = await createModelProcess(store, url).ask('claude', plan, askOptions());
    expect(after).toEqual(before);
    expect(standIn.calls).toHaveLength(1);
  });

  it('pays only for the missing calls when a step is repeated', async () => {
    const { models, store, url, standIn } = await world(
      { when: { nth: 1 }, then: { garble: 'not-json' } },
      { when: { reask: true, nth: 1 }, then: { status: 503 } },
    );
    await expect(models.ask('qwen', plan, askOptions())).rejects.toMatchObject({ name: 'RetryableError' });
    const { value } = await createModelProcess(store, url).ask('qwen', plan, askOptions());
    expect(value.sections).toHaveLength(7);
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, true, true]);
    expect((await models.spent(toReportId('search-1'))).calls).toBe(2);
  });

  it('keeps steps, slots and searches apart', async () => {
    const { models, standIn } = await world();
    await models.ask('deepseek', plan, askOptions('plan#1'));
    await models.ask('qwen', plan, askOptions('plan#1'));
    await models.ask('deepseek', plan, askOptions('plan#2'));
    await models.ask('deepseek', plan, { ...askOptions('plan#1'), searchId: toReportId('search-2') });
    expect(standIn.calls).toHaveLength(4);
  });

  it('asks once more with the errors shown, then fails with a message that names model and step', async () => {
    const { models, standIn } = await world({ then: { garble: 'wrong-schema' } });
    await expect(models.ask('claude', plan, askOptions())).rejects.toMatchObject({
      name: 'TerminalError',
      code: 'answer-unusable',
      message: 'Model 3 gave no usable answer for the plan, asked twice.',
    });
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, true]);
  });

  it('fails the attempt on an empty answer, which stays paid, and asks again in the next attempt', async () => {
    const { models, store, url, standIn } = await world({ when: { nth: [1, 2] }, then: { garble: 'empty' } });
    const ask = () => createModelProcess(store, url).ask('deepseek', plan, askOptions());
    const failure = {
      ...{ name: 'RetryableError', code: 'answer-empty' },
      message: 'Model 1 gave an empty answer for the plan.',
    };
    await expect(ask()).rejects.toMatchObject(failure);
    await expect(ask()).rejects.toMatchObject(failure);
    expect((await ask()).value.sections).toHaveLength(7);
    expect((await ask()).value.sections).toHaveLength(7);
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, false, false]);
    expect((await models.spent(toReportId('search-1'))).calls).toBe(3);
  });

  it('asks once more after an invalid answer that follows an empty one', async () => {
    const { models, standIn } = await world(
      { when: { nth: 1 }, then: { garble: 'not-json' } },
      { when: { nth: 2 }, then: { text: '<think>so much to weigh</think>' } },
    );
    await expect(models.ask('qwen', plan, askOptions())).rejects.toMatchObject({ code: 'answer-empty' });
    expect((await models.ask('qwen', plan, askOptions())).value.sections).toHaveLength(7);
    expect(standIn.calls.map(({ reask }) => reask)).toEqual([false, true, true]);
  });

  it.each(['think', 'think-unclosed', 'fenced', 'chatter', 'broken-json', 'in-json'] as const)(
    'needs no second question for a plan that is %s',
    async (garble) => {
      const { models, standIn } = await world({ then: { garble } });
      expect((await models.ask('deepseek', plan, askOptions())).value.datasets.length).toBeGreaterThanOrEqual(
        6,
      );
      expect(standIn.calls).toHaveLength(1);
    },
  );

  it.each([{ refuse: true }, { garble: 'declines' as const }])(
    'says so when the model declines (%j)',
    async (then) => {
      const { models } = await world({ then });
      await expect(models.ask('qwen', plan, askOptions())).rejects.toMatchObject({
        code: 'model-refused',
        message: 'Model 2 declined to write the plan.',
      });
      const calls = await models.finished(toReportId('search-1'));
      expect(calls.map(({ isUsable }) => isUsable)).toEqual(calls.map(() => false));
      expect(calls).not.toEqual([]);
    },
  );

  it('marks truncated prose, and repairs a truncated plan or asks again', async () => {
    const { models, standIn } = await world();
    const { value: made } = await models.ask('deepseek', plan, askOptions());
    standIn.script({ then: { truncate: true } });
    const [brief] = made.sections;
    if (!brief) throw new Error('no section');
    const section = await models.ask(
      'deepseek',
      { ...plan, kind: 'section', plan: made, brief },
      askOptions('section#1'),
    );
    expect(section.truncated).toBe(true);
    expect(section.value.length).toBeGreaterThan(500);
    standIn.script({ when: { reask: true }, then: { truncate: false } });
    const again = await models.ask('deepseek', plan, askOptions('plan#2'));
    expect(again.value.datasets.length).toBeGreaterThanOrEqual(4);
    expect(again.truncated).toBe(false);
  });

  it('uses a thin plan if the second answer is no better', async () => {
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
    expect((await models.ask('deepseek', plan, askOptions())).value.sections.map(({ id }) => id)).toEqual([
      'part-1',
      'part-2',
      'part-3',
      'part-4',
    ]);
    expect(standIn.calls).toHaveLength(2);
  });

  it('limits the concurrent calls of a provider', async () => {
    const { store, url, standIn } = await world({ then: { delayMs: 30 } });
    const models = createModelProcess(store, url, 2);
    await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((step) => models.ask('deepseek', plan, askOptions(step))),
    );
    expect(standIn.calls).toHaveLength(5);
    expect(standIn.mostInFlight()).toBe(2);
  });

  it('drops an aborted call from the queue at once', async () => {
    const { store, url, standIn } = await world({ then: { delayMs: 300 } });
    const models = createModelProcess(store, url, 1);
    const running = models.ask('deepseek', plan, askOptions('a'));
    const abort = new AbortController();
    const waiting = models.ask('deepseek', plan, askOptions('b', abort.signal));
    await expect.poll(() => standIn.calls.length).toBe(1);
    abort.abort();
    const letGo = waiting.then(String, (error: Error) => error.name);
    expect(await Promise.race([running.then(() => 'the turn came'), letGo])).toBe('AbortError');
    await running;
    expect(standIn.calls).toHaveLength(1);
  });
});
