import type { AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { RouteLimit } from '../../modules/access/route-limits';

/**
 * Runs the command of a posted form unless the rate limit is exceeded; then returns the refusal for the form to show, and
 * sets `Retry-After`. `write` was counted when the request arrived.
 *
 *     const signedIn = await withRateLimit('sign-in', context, () => signInMethods(context).withPassword(fields));
 *     if (isRefusal(signedIn)) return ...;
 */
export async function withRateLimit<T>(
  name: RouteLimit | 'write',
  context: AppLoadContext,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const answer = await apiWithRateLimit(name, context, work);
  if (isRefusal(answer) && answer.code === 'too-many-requests')
    context.retryAfter(Number(answer.values.retryAfter));
  return answer;
}

/** The same for an API call, which names the retry time in its own response. */
export async function apiWithRateLimit<T>(
  name: RouteLimit | 'write',
  context: AppLoadContext,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  if (name === 'report-start') return limitedStart(context, work);
  if (context.tooMany || name === 'write') return context.tooMany ?? work();
  return (await context.system.limits.take(name, context.address)) ?? work();
}

/** Contract section 5: a user without searches always gets `quota-exhausted`, never a 429. */
async function limitedStart<T>(context: AppLoadContext, work: () => Promise<T>): Promise<T | Refusal> {
  const { viewer, tooMany: already, system } = context;
  // Without a session there is no account to count for: the work itself asks to sign in.
  if (!viewer) return already ?? work();
  if (viewer.searchCount === 0) return work();
  const tooMany = already ?? (await system.limits.take('report-start', viewer.id));
  if (!tooMany || (await hasNoneLeft(context, viewer.id))) return recordInFlight(viewer.id, work);
  return tooMany;
}

/** Reads the quota again after the starts before this one are decided: they may be taking the last searches. */
async function hasNoneLeft({ system, sessionToken }: AppLoadContext, id: string): Promise<boolean> {
  await waitForInFlight(id);
  const now = sessionToken ? await system.identity.viewer(sessionToken) : undefined;
  return now?.searchCount === 0;
}

const inFlight = new Map<string, Set<Promise<unknown>>>();

/** Runs work that `waitForInFlight` waits for, until it succeeds or fails. */
async function recordInFlight<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const ofUser = inFlight.get(userId) ?? new Set();
  inFlight.set(userId, ofUser);
  const running = work();
  ofUser.add(running);
  try {
    return await running;
  } finally {
    ofUser.delete(running);
    if (ofUser.size === 0) inFlight.delete(userId);
  }
}

/** Waits for the present work of this person; does not wait for work that begins later. */
async function waitForInFlight(userId: string): Promise<void> {
  await Promise.allSettled([...(inFlight.get(userId) ?? [])]);
}
