import { setTimeout as pause } from 'node:timers/promises';
import type { Context, EventLog } from '../kernel/event-log';
import type { ModelCallFinished, ModelEvent } from './events';

/** Waits between tries of keeping a paid call; patience here is cheaper than a second call. */
const appendWaitsMs = [50, 200, 500, 1000];

export type Spent = { calls: number; inputTokens: number; outputTokens: number; costUsd: number };

const stream = (searchId: string) => `calls-${searchId}`;

/** The paid calls of searches, as facts. What could not be kept yet is held here and kept at the next chance. */
export function createCalls(log: EventLog) {
  const unkept = new Map<string, ModelCallFinished>();
  const held = ({ searchId, callKey }: { searchId: string; callKey: string }) => `${searchId}/${callKey}`;

  async function all(searchId: string): Promise<ModelCallFinished[]> {
    const { events } = await log.read<ModelEvent>(stream(searchId));
    return events.map(({ event }) => event);
  }

  async function keep(call: ModelCallFinished, context: Context): Promise<void> {
    unkept.set(held(call), call);
    for (let attempt = 0; ; attempt += 1) {
      try {
        await log.append(stream(call.searchId), [call], {
          expected: 'any',
          context: { ...context, causationId: call.callKey },
        });
        break;
      } catch (error) {
        const wait = appendWaitsMs[attempt];
        if (wait === undefined) throw error;
        await pause(wait);
      }
    }
    unkept.delete(held(call));
  }

  return {
    /** Keeps a call that came back. Repeats are the same fact; nothing is paid to say it twice. */
    keep,

    /** The call behind this key, when it was made before: by this process, or by one that has died since. */
    async find(searchId: string, callKey: string, context: Context): Promise<ModelCallFinished | undefined> {
      const waiting = unkept.get(held({ searchId, callKey }));
      if (waiting) {
        await keep(waiting, context);
        return waiting;
      }
      return (await all(searchId)).find((call) => call.callKey === callKey);
    },

    async spent(searchId: string): Promise<Spent> {
      return (await all(searchId)).reduce<Spent>(
        (sum, call) => ({
          calls: sum.calls + 1,
          inputTokens: sum.inputTokens + call.inputTokens,
          outputTokens: sum.outputTokens + call.outputTokens,
          costUsd: sum.costUsd + call.costUsd,
        }),
        { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
      );
    },
  };
}
