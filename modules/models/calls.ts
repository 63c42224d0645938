import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context, EventLog } from '../kernel/events/event-log';
import type { ModelCallAbandoned, ModelCallBegun, ModelCallFinished, ModelEvent } from './events';
import { spentOf, type Spent } from './spent';

export type { Spent } from './spent';

/** Waits between tries of keeping a paid call; patience here is cheaper than a second call. */
const appendWaitsMs = [50, 200, 500, 1000];

const stream = (searchId: string) => `calls-${searchId}`;

export type Calls = ReturnType<typeof createCalls>;

/** The paid calls of searches, as facts. What could not be kept yet is held here and kept at the next chance. */
export function createCalls(log: EventLog) {
  const unkept = new Map<string, ModelCallFinished>();
  const held = ({ searchId, callKey }: { searchId: string; callKey: string }) => `${searchId}/${callKey}`;

  const read = (searchId: string) => log.read<ModelEvent>(stream(searchId));

  async function all(searchId: string): Promise<ModelEvent[]> {
    return (await read(searchId)).events.map(({ event }) => event);
  }

  async function insist<T>(append: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await append();
      } catch (error) {
        const wait = appendWaitsMs[attempt];
        if (wait === undefined) throw error;
        await pause(wait);
      }
    }
  }

  const tell = (event: ModelEvent, context: Context, causationId: string) =>
    insist(() =>
      log.append(stream(event.searchId), [event], { expected: 'any', context: { ...context, causationId } }),
    );

  async function keep(call: ModelCallFinished, context: Context): Promise<void> {
    unkept.set(held(call), call);
    await tell(call, context, call.callKey);
    unkept.delete(held(call));
  }

  return {
    /** Keeps a call that came back. Repeats are the same fact; nothing is paid to say it twice. */
    keep,

    /**
     * Sets aside what a call may cost, before it is made; false when the report would cost more than `budgetUsd`. Whoever
     * sets aside at the same time, also in another process, loses the race for the revision and looks again.
     */
    async begin(
      estimate: (spent: Spent) => ModelCallBegun,
      { searchId, budgetUsd, context }: { searchId: string; budgetUsd?: number; context: Context },
    ): Promise<boolean> {
      const causationId = `${context.causationId}/begun/${randomUUID()}`;
      for (;;) {
        const { events, revision } = await read(searchId);
        const spent = spentOf(events.map(({ event }) => event));
        const begun = estimate(spent);
        if (budgetUsd !== undefined && spent.costUsd + begun.costUsd > budgetUsd) return false;
        const expected = budgetUsd === undefined ? 'any' : revision < 0 ? 'none' : revision;
        const outcome = await insist(() =>
          log.append(stream(searchId), [begun], { expected, context: { ...context, causationId } }),
        );
        if (outcome.ok) return true;
      }
    },

    /** Says of a call that began that no answer came of it, and what it may have cost. */
    abandon: (call: ModelCallAbandoned, context: Context) =>
      tell(call, context, `${context.causationId}/abandoned/${randomUUID()}`),

    /** The call behind this key, when it was made before: by this process, or by one that has died since. */
    async find(searchId: string, callKey: string, context: Context): Promise<ModelCallFinished | undefined> {
      const waiting = unkept.get(held({ searchId, callKey }));
      if (waiting) {
        await keep(waiting, context);
        return waiting;
      }
      return (await all(searchId)).find(
        (event): event is ModelCallFinished =>
          event.type === 'ModelCallFinished' && event.callKey === callKey,
      );
    },

    spent: async (searchId: string): Promise<Spent> => spentOf(await all(searchId)),
  };
}
