import type { ModelCallBegun, ModelEvent } from './events';

/** What the calls of a report cost, in US dollars. `calls`: those that came back. */
export type Spent = { calls: number; inputTokens: number; outputTokens: number; costUsd: number };

/**
 * Adds up the calls of one report. A call under way counts with what was set aside for it, and so for ever when its process
 * died: the vendor may bill it.
 */
export function spentOf(events: readonly ModelEvent[]): Spent {
  const spent: Spent = { calls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 };
  const underWay = new Map<string, ModelCallBegun>();
  const add = (call: Omit<Spent, 'calls'>) => {
    spent.inputTokens += call.inputTokens;
    spent.outputTokens += call.outputTokens;
    spent.costUsd += call.costUsd;
  };
  for (const event of events) {
    const lost = underWay.get(event.callKey);
    if (event.type === 'ModelCallBegun') {
      if (lost) add(lost);
      underWay.set(event.callKey, event);
      continue;
    }
    underWay.delete(event.callKey);
    if (event.type === 'ModelCallFinished') spent.calls += 1;
    add(event);
  }
  for (const call of underWay.values()) add(call);
  return spent;
}
