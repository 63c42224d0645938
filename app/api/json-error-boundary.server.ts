import type { AppLoadContext } from '@remix-run/node';
import { refusalResponse } from '~/http/json-reply.server';
import { unexpectedError } from '~/http/refusal-messages';
import { unavailableRefusal } from './unavailable.server';

type Args = { context: Pick<AppLoadContext, 'reportError' | 'disconnected'> };

/** Wraps a call so that it always answers JSON: an unexpected error is logged, and the caller gets one sentence. */
export function withJsonErrors<CallArgs extends Args>(
  call: (args: CallArgs) => Response | Promise<Response>,
) {
  return async (args: CallArgs): Promise<Response> => {
    try {
      return await call(args);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      const away = unavailableRefusal(thrown);
      if (away) return refusalResponse(away);
      // A caller who disconnects cancels the work: no fault, and there is no reader left for the answer.
      const { disconnected, reportError } = args.context;
      if (!disconnected.aborted || thrown !== disconnected.reason) reportError(thrown);
      return Response.json(unexpected, { status: 500 });
    }
  };
}

const unexpected = {
  error: unexpectedError,
  code: 'internal',
};
