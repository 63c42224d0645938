import { createHash } from 'node:crypto';
import { data, type ActionFunctionArgs } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Viewer } from '../../composition/application/application';
import { unavailableRefusal } from '~/api/unavailable.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { checkAccess, type PageRoute } from '~/http/page-guard.server';
import type { FormProblem } from './form-problem';
import { readForm } from './read-form.server';

type Contribution<Typed, Earned> = {
  door: PageRoute;
  /** What was typed, out of the fields. */
  typedIn(fields: URLSearchParams): Typed;
  submit(typed: Typed, viewer: Viewer, idempotencyKey?: string): Promise<Earned | Refusal>;
};
/** What such a form answers: what it earned, or why it was not accepted, with all that was typed. */
export type Contributed<Typed, Earned> =
  { earned: Earned; problem?: undefined; typed?: undefined } | ({ earned?: undefined } & Kept<Typed>);
/** `key`: the form's own, so that sending it once more is the same request. */
type Kept<Typed> = { problem: FormProblem; typed: Typed & { key: string } };

/** The form of a contribution without scripts: whatever goes wrong, nothing that was typed is lost. */
export async function contribute<Typed extends object, Earned extends object>(
  args: ActionFunctionArgs,
  { door, typedIn, submit }: Contribution<Typed, Earned>,
) {
  const stopped = checkAccess(door, args);
  const form = await readForm(args.request);
  const typed = typedIn(form.fields);
  const key = form.fields.get('key') ?? '';
  const { viewer } = args.context;
  const answer =
    stopped ??
    form.refusal ??
    (viewer
      ? await orRefusal(() => submit(typed, viewer, key ? keyOf(key, typed) : undefined))
      : refuse('sign-in-required'));
  if (!isRefusal(answer)) return data<Contributed<Typed, Earned>>({ earned: answer });
  const problem = { status: statusOf(answer), sentence: sentenceOf(answer), fields: answer.fields ?? {} };
  return data<Contributed<Typed, Earned>>({ problem, typed: { ...typed, key } }, { status: problem.status });
}

/** A text as it was typed: a form sends two characters for each line end, a field has one. */
export const textIn = (fields: URLSearchParams, name: string): string =>
  (fields.get(name) ?? '').replace(/\r\n/g, '\n');

/** The form's own key with what was typed: a form sent twice counts once, one that was changed counts anew. */
const keyOf = (key: string, typed: object): string =>
  createHash('sha256')
    .update(JSON.stringify([key, typed]))
    .digest('hex');

/** What nobody expected is logged and told in one sentence, as calls do it. */
async function orRefusal<T>(work: () => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (thrown) {
    const away = unavailableRefusal(thrown);
    if (away) return away;
    console.error(thrown);
    return refuse('internal');
  }
}
