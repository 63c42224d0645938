import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../../modules/kernel/refusal';
import { toReportId } from '../../../modules/kernel/report-id';
import type { Viewer } from '../../../composition/application/application';
import { orUnavailable } from '~/api/unavailable.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { reasonOf } from '~/http/decision-reason.server';
import { actionNamed, actionMessages, operationsPath, type OperationAction } from './operation-messages';

/** Why an action was refused, with what was typed. `id`: the parked event or the search. */
export type FailedOperation = { problem: string; id: string; reason: string; reasonProblem?: string };

/** Retries or skips a parked event or cancels a search, then redirects to the tab; a refusal keeps what was typed. */
export async function runOperation(
  { refusal: unread, fields }: FormBody,
  viewer: Viewer,
  context: AppLoadContext,
) {
  const action = actionNamed(fields.get('intent'));
  const id = fields.get('item') ?? '';
  const refusal =
    unread ?? (action ? await run(action, id, fields, viewer, context) : refuse('malformed-form'));
  if (refusal === undefined) return redirect(`${operationsPath}?done=${action}`);
  const why = refusal.fields?.reason ?? sentenceOf(refusal);
  const undone: FailedOperation = {
    problem: action ? `${actionMessages[action].failed} ${why}` : why,
    id,
    reason: fields.get('reason') ?? '',
    reasonProblem: refusal.fields?.reason,
  };
  return data(undone, { status: statusOf(refusal) });
}

async function run(
  action: OperationAction,
  id: string,
  fields: URLSearchParams,
  viewer: Viewer,
  { system: { operations }, context }: AppLoadContext,
): Promise<Refusal | undefined> {
  const result = await orUnavailable<object | Refusal>(() =>
    action === 'cancel'
      ? operations.cancel(toReportId(id), viewer, context)
      : operations[action](id, viewer, reasonOf(fields.get('reason')), context),
  );
  return isRefusal(result) ? result : undefined;
}
