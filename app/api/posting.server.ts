import type { ActionFunctionArgs } from '@remix-run/node';
import { answering } from './answering.server';
import { methodNotAllowed } from './method-not-allowed.server';

/** A call that takes POST and nothing else. */
export const posting = (call: (args: ActionFunctionArgs) => Response | Promise<Response>) =>
  answering((args: ActionFunctionArgs) => (args.request.method === 'POST' ? call(args) : methodNotAllowed()));
