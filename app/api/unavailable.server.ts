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

/** Runs a command; an unavailable store becomes a refusal, so that a form can keep what was typed. */
export async function orUnavailable<Value>(command: () => Promise<Value>): Promise<Value | Refusal> {
  try {
    return await command();
  } catch (thrown) {
    const refusal = unavailableRefusal(thrown);
    if (!refusal) throw thrown;
    return refusal;
  }
}
