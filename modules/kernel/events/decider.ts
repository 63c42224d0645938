import type { DomainEvent } from './event';
import type { Refusal } from '../refusal';

/** Pure rules of one stream: what a command makes of a state, and what a fact makes of it. */
export type Decider<Command, Event extends DomainEvent, State> = {
  readonly initial: State;
  decide(command: Command, state: State): readonly Event[] | Refusal;
  evolve(state: State, event: Event): State;
};

/** Ends a switch that handles every case; the compiler objects when one is missing. */
export function never(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
