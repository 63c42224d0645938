import { refusalResponse } from '~/http/json-reply.server';
import { unavailableRefusal } from './unavailable.server';

/** Wraps a call so that it always answers JSON: an unexpected error is logged, and the caller gets one sentence. */
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
      // An aborted request cancels its own work: no fault, and there is no reader left for the answer.
      if (thrown !== args.request.signal.reason) console.error(thrown);
      return Response.json(unexpected, { status: 500 });
    }
  };
}

const unexpected = {
  error: 'Something went wrong on our side. Nothing was changed; please try again.',
  code: 'internal',
};
