import type { AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { RouteLimit } from '../../modules/access/route-limits';
import { noted, settled } from './in-flight.server';

/**
 * Does what a posted form asks for unless it is one too many; then the refusal comes back for the form to show, and the
 * answer says when to try again. `write` has been counted when the request came in.
 *
 *     const signedIn = await limited('sign-in', context, () => waysIn(context).withPassword(fields));
 *     if (isRefusal(signedIn)) return refused(signedIn);
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

/** The same for a call of the API, which says in its own answer when to try again. */
export async function apiWithRateLimit<T>(
  name: RouteLimit | 'write',
  context: AppLoadContext,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  if (name === 'report-start') return limitedStart(context, work);
  if (context.tooMany || name === 'write') return context.tooMany ?? work();
  return (await context.system.limits.take(name, context.address)) ?? work();
}

/** Contract section 5: out of searches is always `quota-exhausted`, never hidden behind a 429. */
async function limitedStart<T>(context: AppLoadContext, work: () => Promise<T>): Promise<T | Refusal> {
  const { viewer, tooMany: already, system } = context;
  // Whoever has not signed in is told so; there is no account to count for.
  if (!viewer) return already ?? work();
  if (viewer.searchCount === 0) return work();
  const tooMany = already ?? (await system.limits.take('report-start', viewer.id));
  if (!tooMany || (await hasNoneLeft(context, viewer.id))) return noted(viewer.id, work);
  return tooMany;
}

/** Asked anew once the starts before this one have been decided: they may be taking the last searches right now. */
async function hasNoneLeft({ system, sessionToken }: AppLoadContext, id: string): Promise<boolean> {
  await settled(id);
  const now = sessionToken ? await system.identity.viewer(sessionToken) : undefined;
  return now?.searchCount === 0;
}
