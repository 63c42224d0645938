import { data, replace, type AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../../modules/kernel/refusal';
import { toReportId } from '../../../modules/kernel/report-id';
import type { Viewer } from '../../../composition/application/application';
import { orUnavailable } from '~/api/unavailable.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { alreadyDoneCodes } from '~/publication/intents';
import { ownListAddress, ownListIn } from './own-list';
import { removalFailed, type NotRemoved } from './removal-messages';

/** Deletes a report by the form without scripts, and redirects to the list; returns the reason of a refusal. */
export async function removeOwn(
  { fields, refusal }: FormBody,
  viewer: Viewer,
  { system: { search }, context }: AppLoadContext,
) {
  const about = fields.get('report') ?? '';
  const outcome = refusal ?? (await orUnavailable(() => search.remove(toReportId(about), viewer, context)));
  if (!isRefusal(outcome) || alreadyDoneCodes.delete?.includes(outcome.code))
    return replace(ownListAddress(ownListIn(fields), { done: 'delete', about }));
  const status = statusOf(outcome);
  const failed = status === 503 ? removalFailed.unanswered : removalFailed.refused;
  return data<NotRemoved>({ about, failed, why: sentenceOf(outcome) }, { status });
}
