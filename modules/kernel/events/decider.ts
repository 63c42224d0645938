import type { DomainEvent } from './event';
import type { Refusal } from '../refusal';

/** Pure rules of one stream: `decide` makes events of a command, `evolve` folds them into the state. */
export type Decider<Command, Event extends DomainEvent, State> = {
  readonly initial: State;
  decide(command: Command, state: State): readonly Event[] | Refusal;
  evolve(state: State, event: Event): State;
};

/** Closes a switch over all cases; a missing case fails to compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`);
}
