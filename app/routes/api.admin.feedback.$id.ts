import type { ActionFunctionArgs } from '@remix-run/node';
import { feedbackStatuses, type FeedbackStatus } from '../../modules/feedback/contract';
import { Reason } from '../../modules/identity/contract';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import { reasonOf, reasonSent } from '~/http/decision-reason.server';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/**
 * Publishes feedback or makes it a draft again: `{ status }` with an optional `reason`. Spec section 6, admin calls.
 */
const change = apiAction('PATCH /api/admin/feedback/:id', async ({ request, params, viewer, context }) => {
  const sent = await readJson(request);
  if (isRefusal(sent)) return refusalResponse(sent);
  const change = changeIn(sent);
  if (isRefusal(change)) return refusalResponse(change);
  const { feedback } = context.system;
  const decide = change.status === 'published' ? feedback.publish : feedback.unpublish;
  return reply(await decide(params.id, viewer, reasonOf(change.reason), context.context));
});

type Change = { status: FeedbackStatus; reason: string };

/** Parses the body, or refuses it with a sentence for each bad field. A null reason counts as absent. */
function changeIn(sent: unknown): Change | Refusal {
  const given = Object(sent) as Record<string, unknown>;
  const status = feedbackStatuses.find((each) => each === given.status);
  const reason = given.reason ?? '';
  const isText = typeof reason === 'string';
  const problem = isText ? Reason.safeParse({ reason }).error?.issues[0]?.message : 'A reason is text.';
  if (status && isText && problem === undefined) return { status, reason };
  return refuse(
    'invalid-input',
    {},
    {
      ...(!status && { status: `A status is one of ${feedbackStatuses.join(', ')}.` }),
      ...(problem !== undefined && { reason: problem }),
    },
  );
}

/** Deletes feedback for good. */
const remove = apiAction('DELETE /api/admin/feedback/:id', async ({ request, params, viewer, context }) => {
  const sent = await reasonSent(request);
  if (isRefusal(sent)) return refusalResponse(sent);
  return reply(await context.system.feedback.remove(params.id, viewer, sent, context.context));
});

/** Each of the two refuses other methods, naming those of this address. */
export const action = (args: ActionFunctionArgs) => (args.request.method === 'PATCH' ? change : remove)(args);

export const loader = methodNotAllowed;
