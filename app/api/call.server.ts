import type { AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { limitOf, takesFiles } from '../../modules/moderation/door-limits';
import { doors, type Door } from '../../modules/moderation/doors';
import { mayEnter } from '../../modules/moderation/policy';
import { methodsOf, type ParamsOf } from '~/http/addresses';
import { oversized } from '~/http/body.server';
import type { Entrant } from '~/http/entrant';
import { limitedCall } from '~/http/limited.server';
import { refusalResponse } from '~/http/reply.server';
import { answering } from './answering.server';
import { methodNotAllowed } from './method-not-allowed.server';

type Args = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
};
/** What a call works with: the parts its door names, and who asks, for certain where the door wants somebody. */
export type CallArgs<D extends Door> = Omit<Args, 'params'> & { params: ParamsOf<D>; viewer: Entrant<D> };
/**
 * The rest of a call that waits, such as for a report. It runs outside the rate limit, which admits one start after the
 * other: a waiting call would block the next one.
 */
export type Later = () => Promise<Response>;
type Work<D extends Door> = (args: CallArgs<D>) => Response | Later | Promise<Response | Later>;

/**
 * A call behind its door of `modules/moderation/doors.ts`. Limits come first, then rights; both before anything of the
 * body is read. Contract section 5.
 */
function guarded<D extends Door>(door: D, work: Work<D>) {
  const limit = limitOf(door);
  const admit = async (args: Args): Promise<Response | Later> => {
    const refused =
      mayEnter(args.context.viewer, doors[door]) ?? (takesFiles(door) ? undefined : oversized(args.request));
    if (refused) return refusalResponse(refused);
    return work({ ...args, viewer: args.context.viewer } as CallArgs<D>);
  };
  return async (args: Args): Promise<Response> => {
    const answer = await (limit ? limitedCall(limit, args.context, () => admit(args)) : admit(args));
    if (isRefusal(answer)) return refusalResponse(answer);
    return typeof answer === 'function' ? answer() : answer;
  };
}

/** A call that takes the method of its door and no other. */
function taking<D extends Door>(door: D, work: Work<D>) {
  const call = guarded(door, work);
  return answering((args: Args) =>
    methodsOf(door).includes(args.request.method) ? call(args) : methodNotAllowed(args),
  );
}

/** The loader of a call that is read. */
export const reading = <D extends Door & `GET ${string}`>(door: D, work: Work<D>) => taking(door, work);

/** The action of a route with one method that changes something. */
export const changing = <D extends Exclude<Door, `GET ${string}`>>(door: D, work: Work<D>) =>
  taking(door, work);
