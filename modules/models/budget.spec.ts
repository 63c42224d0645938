import { afterEach, describe, expect, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { askOptions, createModelProcess } from '../../tests/doubles/model-process';
import { startModelStandIn, type ModelStandIn, type Rule } from '../../tests/doubles/model-stand-in';
import { good, planOf } from '../../tests/doubles/sample-plan';
import { gathered } from '../../tests/doubles/inline-tasks';
import type { WritingTask } from './provider';

const evidence = gathered({ sources: [], ranked: [], datasets: [] });
const head = { query: 'Tidal energy in Norway', evidence };
const planTask: WritingTask & { kind: 'plan' } = { kind: 'plan', ...head };
const plan = planOf(good);
const [brief] = plan.sections;
if (!brief) throw new Error('no section');
const section: WritingTask & { kind: 'section' } = { kind: 'section', ...head, plan, brief };

let standIn: ModelStandIn;
afterEach(() => standIn.close());

async function world(...rules: Rule[]) {
  standIn = await startModelStandIn({ rules });
  const store = createMemoryEventStore();
  return { store, process: () => createModelProcess(store, standIn.url) };
}

describe('the budget of a report', () => {
  it('holds for concurrent calls of several processes', async () => {
    const { process } = await world({ then: { delayMs: 50 } });
    const [one, other] = [process(), process()];
    await one.ask('deepseek', section, askOptions('section#0'));
    const { costUsd } = await one.spent(toReportId('search-1'));
    const budgetUsd = costUsd * 1.5 + 0.0011;
    const ask = (models: typeof one, n: number) =>
      models.ask('deepseek', section, { ...askOptions(`section#${n}`), budgetUsd }).then(
        () => 'written',
        (error: { code?: string }) => error.code,
      );
    const ended = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => ask(n % 2 ? one : other, n)));
    expect(ended).toContain('over-budget');
    expect((await other.spent(toReportId('search-1'))).costUsd).toBeLessThanOrEqual(budgetUsd);
    expect(standIn.calls.length).toBe(1 + ended.filter((end) => end === 'written').length);
  });

  it('always allows the plan, but its retry only within the budget', async () => {
    const { process } = await world({ then: { garble: 'not-json' } });
    await expect(
      process().ask('deepseek', planTask, { ...askOptions(), budgetUsd: 0.000_001 }),
    ).rejects.toMatchObject({ name: 'TerminalError', code: 'over-budget' });
    expect(standIn.calls).toHaveLength(1);
  });

  it('uses a paid answer even beyond the budget', async () => {
    const { process } = await world();
    const before = await process().ask('deepseek', section, askOptions('section#1'));
    const after = await process().ask('deepseek', section, { ...askOptions('section#1'), budgetUsd: 0 });
    expect(after).toEqual(before);
  });
});

describe('the cost of a call without an answer', () => {
  it('is estimated for an aborted call: the prompt and the received part of the answer', async () => {
    const { process } = await world({ then: { delayMs: 60_000 } });
    const models = process();
    const abort = new AbortController();
    const asked = models.ask('deepseek', section, askOptions('section#1', abort.signal));
    await expect.poll(() => standIn.calls.length).toBe(1);
    const setAside = (await models.spent(toReportId('search-1'))).costUsd;
    abort.abort();
    await expect(asked).rejects.toThrow();
    const { calls, inputTokens, outputTokens, costUsd } = await models.spent(toReportId('search-1'));
    expect({ calls, outputTokens }).toEqual({ calls: 0, outputTokens: 0 });
    expect(inputTokens).toBeGreaterThan(100);
    expect(costUsd).toBeGreaterThan(0);
    expect(costUsd).toBeLessThan(setAside);
  });

  it('includes the part received before the connection broke', async () => {
    const { process } = await world({ then: { drop: 'middle' } });
    const models = process();
    await expect(models.ask('deepseek', section, askOptions('section#1'))).rejects.toMatchObject({
      code: 'model-connection',
    });
    expect((await models.spent(toReportId('search-1'))).outputTokens).toBeGreaterThan(0);
  });

  it('is zero if the vendor refused the call', async () => {
    const { process } = await world({ then: { status: 503 } });
    const models = process();
    await expect(models.ask('deepseek', section, askOptions('section#1'))).rejects.toThrow();
    expect(await models.spent(toReportId('search-1'))).toEqual({
      calls: 0,
      inputTokens: 0,
      outputTokens: 0,
      costUsd: 0,
    });
  });

  it('stays the reserved amount if the process died', async () => {
    const { process } = await world({ then: { delayMs: 60_000 } });
    const doomed = process();
    const abort = new AbortController();
    const asked = doomed
      .ask('deepseek', section, askOptions('section#1', abort.signal))
      .catch(() => undefined);
    await expect.poll(() => standIn.calls.length).toBe(1);
    const { costUsd } = await process().spent(toReportId('search-1'));
    expect(costUsd).toBeGreaterThan(0);
    abort.abort();
    await asked;
  });
});
