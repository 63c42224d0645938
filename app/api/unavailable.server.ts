import { refuse, type Refusal } from '../../modules/kernel/refusal';

/**
 * What no rule refuses and yet is no surprise, as the refusal it is to people: a store that cannot take or give anything
 * right now, or that whoever asks has been erased while they asked.
 */
export function unavailableRefusal(thrown: unknown): Refusal | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown.name === 'StoreUnavailable')
    return refuse('unavailable', { reason: thrown.message, retryAfter: 5 });
  if ('code' in thrown && thrown.code === 'person-erased') return refuse('sign-in-required');
  return undefined;
}
