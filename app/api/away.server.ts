import { refuse, type Refusal } from '../../modules/kernel/refusal';

/** A store that cannot take or give anything right now, as the refusal it is to people. */
export function awayRefusal(thrown: unknown): Refusal | undefined {
  if (!(thrown instanceof Error) || thrown.name !== 'StoreUnavailable') return undefined;
  return refuse('unavailable', { reason: thrown.message, retryAfter: 5 });
}
