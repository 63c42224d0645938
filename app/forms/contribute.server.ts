import { createHash } from 'node:crypto';
import { data, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Viewer } from '../../composition/application/application';
import { unavailableRefusal } from '~/api/unavailable.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { checkAccess, type PageRoute } from '~/http/page-guard.server';
import type { FormProblem } from './form-problem';
import { readForm } from './read-form.server';

type Contribution<Typed, Earned> = {
  route: PageRoute;
  /** Reads what was typed from the fields. */
  typedIn(fields: URLSearchParams): Typed;
  submit(typed: Typed, viewer: Viewer, idempotencyKey?: string): Promise<Earned | Refusal>;
};
/** The answer of such a form: its reward, or the refusal with everything that was typed. */
export type Contributed<Typed, Earned> =
  { earned: Earned; problem?: undefined; typed?: undefined } | ({ earned?: undefined } & Kept<Typed>);
/** `key`: the form's idempotency key, so that sending it again is the same request. */
type Kept<Typed> = { problem: FormProblem; typed: Typed & { key: string } };

/** Handles a posted contribution form without scripts: every failure returns everything that was typed. */
export async function contribute<Typed extends object, Earned extends object>(
  args: ActionFunctionArgs,
  { route, typedIn, submit }: Contribution<Typed, Earned>,
) {
  const stopped = checkAccess(route, args);
  const form = await readForm(args.request);
  const typed = typedIn(form.fields);
  const key = form.fields.get('key') ?? '';
  const { viewer } = args.context;
  const answer =
    stopped ??
    form.refusal ??
    (viewer
      ? await orRefusal(args.context, () => submit(typed, viewer, key ? keyOf(key, typed) : undefined))
      : refuse('sign-in-required'));
  if (!isRefusal(answer)) return data<Contributed<Typed, Earned>>({ earned: answer });
  const problem = { status: statusOf(answer), sentence: sentenceOf(answer), fields: answer.fields ?? {} };
  return data<Contributed<Typed, Earned>>({ problem, typed: { ...typed, key } }, { status: problem.status });
}

/** A field's text as typed: forms send CRLF for each line end. */
export const textIn = (fields: URLSearchParams, name: string): string =>
  (fields.get(name) ?? '').replace(/\r\n/g, '\n');

/** Idempotency key of a form with its content: an unchanged form counts once, a changed one counts again. */
const keyOf = (key: string, typed: object): string =>
  createHash('sha256')
    .update(JSON.stringify([key, typed]))
    .digest('hex');

/** Logs an unexpected error and returns one sentence for it, as API calls do. */
async function orRefusal<T>(
  { reportError }: AppLoadContext,
  work: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await work();
  } catch (thrown) {
    const away = unavailableRefusal(thrown);
    if (away) return away;
    reportError(thrown);
    return refuse('internal');
  }
}
