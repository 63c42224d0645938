import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adapters, type Log } from '../../tests/doubles/event-store-adapters';
import { request } from '../../tests/doubles/request';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog } from '../kernel/events/event-log';
import type { EventStore } from '../kernel/events/event-store';
import { catalogueOf } from '../kernel/events/event';
import { createPersonKeys } from '../kernel/events/personal-data';
import { systemClock } from '../kernel/ports';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { QuotaEvent } from './events';
import { createQuota } from './index';

const userId = 'u-1';

describe.each(adapters)('the quota over $name', ({ log: newLog }) => {
  let home: Log;
  const opened: EventStore[] = [];
  beforeEach(async () => void (home = await newLog()));
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close();
    await home.remove();
  });

  /** Quota as in another process: with a connection of its own to the same log. */
  function openProcess() {
    const store = home.open();
    opened.push(store);
    const keys = createPersonKeys(createMemoryVault());
    const log = createEventLog({ store, catalogue: catalogueOf(QuotaEvent), keys, clock: systemClock });
    return { ...createQuota({ log, everyHours: { feedback: 24, review: 24 } }), log };
  }

  it.each([0, 1, 3, 10])(
    'accepts exactly %i of 40 concurrent reservations from two processes',
    async (left) => {
      const processes = [openProcess(), openProcess()] as const;
      if (left > 0) await processes[0].grant(userId, left, 'g-1', request());
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          processes[n % 2 ? 0 : 1].reserve(userId, toReportId(`s-${n}`), request()),
        ),
      );
      const refused = answers.filter(isRefusal);
      expect(answers.length - refused.length).toBe(left);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['quota-exhausted']));
      const { events } = await processes[1].log.read<QuotaEvent>(`quota-${userId}`);
      expect(events.filter(({ event }) => event.type === 'SearchReserved')).toHaveLength(left);
      expect(await processes[0].remaining(userId)).toBe(0);
    },
  );

  it('refunds or spends a search once, whichever process repeats the command', async () => {
    const processes = [openProcess(), openProcess()] as const;
    await processes[0].welcome(userId, request());
    await processes[0].reserve(userId, toReportId('s-1'), request());
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        processes[n % 2 ? 0 : 1][n % 4 < 2 ? 'refund' : 'spend'](userId, toReportId('s-1'), request()),
      ),
    );
    const { events } = await processes[0].log.read<QuotaEvent>(`quota-${userId}`);
    const types = events.map(({ event }) => event.type).slice(2);
    expect([['SearchRefunded'], ['SearchSpent']]).toContainEqual(types);
  });

  it('rewards one contribution once, and returns the same outcome to every caller', async () => {
    const processes = [openProcess(), openProcess()] as const;
    await processes[0].welcome(userId, request());
    const at = new Date().toISOString();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        processes[n % 2 ? 0 : 1].rewardFeedback(userId, 'f-1', at, request()),
      ),
    );
    expect(answers).toEqual(answers.map(() => ({ searchesGranted: 6, remaining: 16 })));
    await processes[0].reserve(userId, toReportId('s-1'), request());
    expect(await processes[1].rewardFeedback(userId, 'f-1', at, request())).toEqual(answers[0]);
    expect(await processes[1].rewardFeedback(userId, 'f-2', at, request())).toEqual({
      searchesGranted: 0,
      remaining: 15,
    });
  });
});
