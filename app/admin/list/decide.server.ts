import { data, redirect } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../../modules/kernel/refusal';
import { orUnavailable } from '~/api/unavailable.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { reasonOf } from '~/http/decision-reason.server';
import type { Decisions, Undecided } from './decisions';
import { listAddress, samePage, type AdminList, type ListOptions } from './list-address';

/** The commands of a list by intent: each checks its own right. */
export type Commands = Readonly<
  Record<string, (id: string, input: { reason?: string }) => Promise<object | Refusal>>
>;
type DecisionContext = { options: ListOptions; decisions: Decisions; commands: Commands };

/**
 * Runs the posted decision for its items (`item`, once for each), then redirects to the page of the list that posted
 * it. A refusal keeps what was typed; a refused item does not stop the others.
 */
export async function decide(
  form: FormBody,
  list: AdminList,
  { options, decisions, commands }: DecisionContext,
) {
  const intent = form.fields.get('intent') ?? '';
  const messages = Object.hasOwn(decisions, intent) ? decisions[intent] : undefined;
  const command = Object.hasOwn(commands, intent) ? commands[intent] : undefined;
  const ids = [...new Set(form.fields.getAll('item'))];
  const reason = form.fields.get('reason') ?? '';
  const refuseAll = (refusal: Refusal) =>
    undecided(messages?.failed, { ids, refused: [{ id: ids[0] ?? '', refusal }], reason });
  if (form.refusal) return refuseAll(form.refusal);
  if (!messages || !command || ids.length === 0) return refuseAll(refuse('malformed-form'));

  const refused: { id: string; refusal: Refusal }[] = [];
  for (const id of ids) {
    const result = await orUnavailable(() => command(id, reasonOf(reason)));
    if (isRefusal(result)) refused.push({ id, refusal: result });
  }
  if (refused.length > 0) return undecided(messages.failed, { ids, refused, reason });
  const address = listAddress(options, list, samePage(list));
  const outcome = new URLSearchParams({ done: intent });
  if (ids.length === 1) outcome.set('about', ids[0] ?? '');
  else outcome.set('count', String(ids.length));
  return redirect(`${address}${address.includes('?') ? '&' : '?'}${outcome}`);
}

function undecided(
  failed: string | undefined,
  { ids, refused, reason }: { ids: string[]; refused: { id: string; refusal: Refusal }[]; reason: string },
) {
  const [first] = refused;
  if (!first) throw new Error('no decision was refused');
  const reasonProblem = first.refusal.fields?.reason;
  const sentences = [...new Set(refused.map(({ refusal }) => refusal.fields?.reason ?? sentenceOf(refusal)))];
  const isPart = ids.length > 1;
  const count = isPart ? [`${refused.length} of ${ids.length} were not decided.`] : [];
  const problem = [failed, ...count, ...sentences.slice(0, 3)].filter(Boolean).join(' ');
  const openIds = isPart ? refused.map(({ id }) => id) : ids;
  return data<Undecided>(
    { problem, ids: openIds, reason, reasonProblem },
    { status: statusOf(first.refusal) },
  );
}
