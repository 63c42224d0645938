import { refuse, type Refusal } from '../../modules/kernel/refusal';

/**
 * The refusal for an error that is expected but that no rule raises: a store is unavailable, or the caller was erased
 * during the request.
 */
export function unavailableRefusal(thrown: unknown): Refusal | undefined {
  if (!(thrown instanceof Error)) return undefined;
  if (thrown.name === 'StoreUnavailable')
    return refuse('unavailable', { reason: thrown.message, retryAfter: 5 });
  if ('code' in thrown && thrown.code === 'person-erased') return refuse('sign-in-required');
  return undefined;
}
