import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Viewer } from '../../system';
import { awayRefusal } from '~/api/away.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/reply.server';
import { decisionNamed, decisionWords, type Decision } from './decision-words';
import { listAddress, type AccountList } from './list-address';
import { reasonOf } from './reason.server';

/** Why a decision was not taken, with what was typed. */
export type Undecided = { problem: string; userId: string; reason: string; reasonProblem?: string };

/** Takes a decision about an account, then shows the list it was taken in; a refusal keeps what was typed. */
export async function decide(form: FormBody, list: AccountList, viewer: Viewer, context: AppLoadContext) {
  const { fields } = form;
  const decision = decisionNamed(fields.get('intent'));
  const userId = fields.get('userId') ?? '';
  const refusal =
    form.refusal ??
    (decision ? await taken(decision, userId, fields, viewer, context) : refuse('malformed-form'));
  if (refusal === undefined && decision !== undefined) return redirect(doneAddress(list, decision, userId));
  return undecided(decision, userId, fields.get('reason') ?? '', refusal ?? refuse('malformed-form'));
}

async function taken(
  decision: Decision,
  userId: string,
  fields: URLSearchParams,
  viewer: Viewer,
  { system, context }: AppLoadContext,
): Promise<Refusal | undefined> {
  try {
    const result = await system.identity[decision](userId, viewer, reasonOf(fields.get('reason')), context);
    return isRefusal(result) ? result : undefined;
  } catch (thrown) {
    const away = awayRefusal(thrown);
    if (!away) throw thrown;
    return away;
  }
}

function undecided(decision: Decision | undefined, userId: string, reason: string, refusal: Refusal) {
  const why = refusal.fields?.reason ?? sentenceOf(refusal);
  const problem = decision ? `${decisionWords[decision].failed} ${why}` : why;
  const answer: Undecided = { problem, userId, reason, reasonProblem: refusal.fields?.reason };
  return data(answer, { status: statusOf(refusal) });
}

/** The same page of the same list, which says what was done. */
function doneAddress(list: AccountList, decision: Decision, userId: string): string {
  const address = listAddress(list, { page: list.page });
  const said = new URLSearchParams({ done: decision, who: userId });
  return `${address}${address.includes('?') ? '&' : '?'}${said}`;
}
