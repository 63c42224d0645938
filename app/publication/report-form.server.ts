import { data, replace, type AppLoadContext } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import { authorize } from '../../modules/access/policy';
import type { Viewer } from '../../composition/application/application';
import { reasonOf } from '~/http/decision-reason.server';
import { orUnavailable } from '~/api/unavailable.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { approvalIn } from './approval';
import { pathAfterAction } from './after-action';
import { alreadyDoneCodes, intentNamed, intentMessages, type Intent, type RefusedAction } from './intents';

type FormRequest = { id: ReportId; fields: URLSearchParams; viewer: Viewer; context: AppLoadContext };

/**
 * Runs the action of a posted form about a report, and redirects to the page that shows the result; returns the refusal
 * otherwise.
 */
export async function reportForm(
  reportId: ReportId,
  { fields, refusal }: FormBody,
  viewer: Viewer,
  context: AppLoadContext,
) {
  const intent = intentNamed(fields.get('intent'));
  const request = { id: reportId, fields, viewer, context };
  const outcome = refusal ?? (await orUnavailable(() => done(intent, request)));
  if (!isRefusal(outcome))
    return replace(pathAfterAction(outcome, reportId, fields.get('list') ?? undefined));
  return notDone(intent, outcome, fields.get('reason') ?? '');
}

/** Checks access to the report before the intent. */
async function done(intent: Intent | undefined, request: FormRequest): Promise<Intent | Refusal> {
  const { id, viewer, context } = request;
  const progress = await context.system.search.progress(id);
  if (!progress) return intent === 'delete' ? intent : refuse('search-not-found');
  const refused = authorize(viewer, 'report.change', { ownerId: progress.userId });
  if (refused || !intent) return refused ?? refuse('malformed-form');
  const result = await handlers[intent](request);
  return isRefusal(result) && !alreadyDoneCodes[intent]?.includes(result.code) ? result : intent;
}

/** Each handler checks its own right. */
const handlers: Readonly<Record<Intent, (request: FormRequest) => Promise<object | Refusal>>> = {
  cancel: ({ id, viewer, context: { system, context } }) => system.search.cancel(id, viewer, context),
  'approve-plan': ({ id, viewer, fields, context: { system, context } }) =>
    system.search.approvePlan(id, viewer, context, approvalIn(fields)),
  'request-publish': ({ id, viewer, context: { system, context } }) =>
    system.publishing.request(id, viewer, context),
  publish: ({ id, viewer, fields, context: { system, context } }) =>
    system.publishing.publish(id, viewer, reasonOf(fields.get('reason')), context),
  unpublish: ({ id, viewer, fields, context: { system, context } }) =>
    system.publishing.unpublish(id, viewer, reasonOf(fields.get('reason')), context),
  delete: ({ id, viewer, context: { system, context } }) => system.search.remove(id, viewer, context),
};

function notDone(intent: Intent | undefined, refusal: Refusal, reason: string) {
  const reasonProblem = refusal.fields?.reason;
  const why = reasonProblem ?? sentenceOf(refusal);
  const failed = intent ? intentMessages[intent].failed : 'This did not work';
  return data<RefusedAction>({ intent, failed, why, reason, reasonProblem }, { status: statusOf(refusal) });
}
