import { isDeepStrictEqual } from 'node:util';
import type { Decider } from '../../modules/kernel/events/decider';
import type { DomainEvent } from '../../modules/kernel/events/event';
import { isRefusal } from '../../modules/kernel/refusal';

/** Given these events, when this command, then these events or this refusal: the shape of every decider's spec. */
export function given<C, E extends DomainEvent, S>(decider: Decider<C, E, S>, ...events: readonly E[]) {
  const state = events.reduce((folded, event) => decider.evolve(folded, event), decider.initial);
  return {
    when(command: C) {
      const decided = decider.decide(command, state);
      const differs = (expected: unknown) =>
        new Error(`expected ${JSON.stringify(expected)}, decided ${JSON.stringify(decided)}`);
      return {
        then(...events: readonly E[]) {
          if (isRefusal(decided) || !isDeepStrictEqual([...decided], [...events])) throw differs(events);
        },
        thenNothing() {
          if (isRefusal(decided) || decided.length > 0) throw differs([]);
        },
        thenRefused(code: string) {
          if (!isRefusal(decided) || decided.code !== code) throw differs(code);
        },
      };
    },
  };
}
