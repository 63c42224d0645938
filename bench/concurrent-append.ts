import { join } from 'node:path';
import { createSqliteEventStore } from '../modules/kernel/adapters/event-store.sqlite';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';
import { sampleEvent } from './sample-event';

const goal = 6;
const appenders = 64;
const aloneAppends = 100;
const eachAppends = 20;

/** What group commit brings: events/s of many appenders at once, over one after the other. */
export const concurrentAppend: Bench = {
  name: 'concurrent-append',
  goal: `${appenders} concurrent appenders / one >= ${goal}`,
  run: () =>
    inTempFolder(async (dir) => {
      const store = createSqliteEventStore({ file: join(dir, 'events.db') });
      let stream = 0;
      const appender = async (count: number) => {
        const name = `sample-${(stream += 1)}`;
        for (let n = 0; n < count; n += 1)
          await store.append(name, [sampleEvent(n)], { expected: n === 0 ? 'none' : n - 1 });
      };
      const together = () => Promise.all(Array.from({ length: appenders }, () => appender(eachAppends)));
      const pairs = await rounds(
        21,
        async () => (appenders * eachAppends * 1000) / (await timed(together)),
        async () => (aloneAppends * 1000) / (await timed(() => appender(aloneAppends))),
      );
      const settings = {
        appenders,
        appendsEach: eachAppends,
        appendsAlone: aloneAppends,
        durability: store.durability(),
        concurrentPerSecond: Math.round(summary(pairs.map(({ a }) => a)).median),
        alonePerSecond: Math.round(summary(pairs.map(({ b }) => b)).median),
      };
      await store.close();
      const ratio = summary(pairs.map(({ a, b }) => a / b));
      return { ratio, settings, ok: ratio.median >= goal };
    }),
};
