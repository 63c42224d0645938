import { randomUUID } from 'node:crypto';
import { sleep } from '../kernel/sleep';
import type { Context, EventLog } from '../kernel/events/event-log';
import type { ModelCallAbandoned, ModelCallBegun, ModelCallFinished, ModelEvent } from './events';
import { spentOf, type Spent } from './spent';

export type { Spent } from './spent';

/** Delays between attempts to append a paid call; waiting is cheaper than a second call. */
const appendWaitsMs = [50, 200, 500, 1000];

const stream = (searchId: string) => `calls-${searchId}`;

export type Calls = ReturnType<typeof createCalls>;

/** Records the paid calls of searches as events. Holds calls that could not be appended, for the next attempt. */
export function createCalls(log: EventLog) {
  const unkept = new Map<string, ModelCallFinished>();
  const keyOf = ({ searchId, callKey }: { searchId: string; callKey: string }) => `${searchId}/${callKey}`;

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
        await sleep(wait);
      }
    }
  }

  const append = (event: ModelEvent, context: Context, causationId: string) =>
    insist(() =>
      log.append(stream(event.searchId), [event], { expected: 'any', context: { ...context, causationId } }),
    );

  async function keep(call: ModelCallFinished, context: Context): Promise<void> {
    unkept.set(keyOf(call), call);
    await append(call, context, call.callKey);
    unkept.delete(keyOf(call));
  }

  return {
    /** Appends a finished call; repeated calls append the same event once. */
    keep,

    /**
     * Reserves the estimated cost before a call; false if the report would exceed `budgetUsd`. Of concurrent reservations,
     * also in other processes, one wins the revision and the others read again.
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

    /** Records that a call ended without an answer, with its estimated cost. */
    abandon: (call: ModelCallAbandoned, context: Context) =>
      append(call, context, `${context.causationId}/abandoned/${randomUUID()}`),

    /** The finished call of this key, made earlier by this or another process. */
    async find(searchId: string, callKey: string, context: Context): Promise<ModelCallFinished | undefined> {
      const waiting = unkept.get(keyOf({ searchId, callKey }));
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
