import type { AppLoadContext } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { doors, type Door } from '../../modules/moderation/doors';
import { may, rights } from '../../modules/moderation/policy';
import { refusalResponse } from '~/http/reply.server';
import type { Viewer } from '../../system';
import { answering } from './answering.server';

type Args = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
};
type Open<D extends Door> = (typeof rights)[(typeof doors)[D]] extends 'anyone' ? true : false;
/** Who asks: there for certain where the door asks for more than anybody. */
export type CallArgs<D extends Door> = Args & { viewer: Open<D> extends true ? Viewer | undefined : Viewer };
type Work<D extends Door> = (args: CallArgs<D>) => Response | Promise<Response>;

/** A call behind its door of `modules/moderation/doors.ts`: rights are asked for before anything is read. */
function guarded<D extends Door>(door: D, work: Work<D>) {
  return (args: Args): Response | Promise<Response> => {
    const refused = may(args.context.viewer, doors[door]);
    if (refused) return refusalResponse(refused);
    return work({ ...args, viewer: args.context.viewer } as CallArgs<D>);
  };
}

/** The loader of a call that is read. */
export const reading = <D extends Door & `GET ${string}`>(door: D, work: Work<D>) =>
  answering(guarded(door, work));

/** The action of a route with one method that changes something. */
export function changing<D extends Exclude<Door, `GET ${string}`>>(door: D, work: Work<D>) {
  const call = guarded(door, work);
  const method = door.slice(0, door.indexOf(' '));
  return answering((args: Args) =>
    args.request.method === method ? call(args) : refusalResponse(refuse('method-not-allowed')),
  );
}
