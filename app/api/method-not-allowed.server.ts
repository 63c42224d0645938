import { refuse } from '../../modules/kernel/refusal';
import { methodsAt } from '~/http/match-route';
import { refusalResponse } from '~/http/json-reply.server';

/**
 * The loader of a route that takes only posts, or the action of one that takes only reads; names the allowed methods.
 */
export function methodNotAllowed({ request }: { request: Request }): Response {
  const answer = refusalResponse(refuse('method-not-allowed'));
  answer.headers.set('Allow', methodsAt(new URL(request.url).pathname).join(', '));
  return answer;
}
