import { refusalResponse } from '~/http/json-reply.server';
import { unavailableRefusal } from './unavailable.server';

/** A call that always answers JSON: what nobody expected is logged, and told in one sentence. */
export function answering<Args extends { request: Request }>(
  call: (args: Args) => Response | Promise<Response>,
) {
  return async (args: Args): Promise<Response> => {
    try {
      return await call(args);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      const away = unavailableRefusal(thrown);
      if (away) return refusalResponse(away);
      // Whoever asked has left, and the work was stopped for that: no fault, and nobody reads the answer.
      if (thrown !== args.request.signal.reason) console.error(thrown);
      return Response.json(unexpected, { status: 500 });
    }
  };
}

const unexpected = {
  error: 'Something went wrong on our side. Nothing was changed; please try again.',
  code: 'internal',
};
