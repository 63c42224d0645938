import type { ActionFunctionArgs } from '@remix-run/node';
import { feedbackStatuses } from '../../modules/feedback/contract';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { reasonOf, reasonSent } from '~/admin/reason.server';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Publishes feedback or makes it a draft again: `{ status }` with an optional `reason`. Spec section 6, admin calls. */
const change = changing('PATCH /api/admin/feedback/:id', async ({ request, params, viewer, context }) => {
  const sent = await readJson(request);
  if (isRefusal(sent)) return refusalResponse(sent);
  const { status, reason } = Object(sent) as { status?: unknown; reason?: unknown };
  if (status !== 'published' && status !== 'draft') return refusalResponse(unknownStatus);
  if (typeof (reason ?? '') !== 'string') return refusalResponse(reasonIsNoText);
  const { feedback } = context.system;
  const decide = status === 'published' ? feedback.publish : feedback.unpublish;
  return reply(await decide(params.id, viewer, reasonOf((reason ?? '') as string), context.context));
});

const unknownStatus = refuse(
  'invalid-input',
  {},
  { status: `A status is one of ${feedbackStatuses.join(', ')}.` },
);

const reasonIsNoText = refuse('invalid-input', {}, { reason: 'A reason is text.' });

/** Takes feedback away for good. */
const remove = changing('DELETE /api/admin/feedback/:id', async ({ request, params, viewer, context }) => {
  const sent = await reasonSent(request);
  if (isRefusal(sent)) return refusalResponse(sent);
  return reply(await context.system.feedback.remove(params.id, viewer, sent, context.context));
});

/** Each of the two answers a method that is not its own with what this address takes. */
export const action = (args: ActionFunctionArgs) => (args.request.method === 'PATCH' ? change : remove)(args);

export const loader = methodNotAllowed;
