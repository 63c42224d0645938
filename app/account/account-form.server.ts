import { data, redirect, type AppLoadContext, type TypedResponse } from '@remix-run/node';
import { isRefusal, refuse, type Refusal } from '../../modules/kernel/refusal';
import type { Viewer } from '../../composition/application/application';
import { orUnavailable } from '~/api/unavailable.server';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { clearSessionCookieHeader, sessionCookieHeader } from '~/http/session.server';
import { doneAddress, intentNamed, notConfirmed, type AccountProblem, type Intent } from './account-messages';

type FormRequest = { fields: URLSearchParams; viewer: Viewer; context: AppLoadContext };
type Outcome = Promise<TypedResponse<never> | Refusal>;

/** Runs the command of a posted account form; redirects to the page that shows the result, or returns the refusal. */
export async function accountForm({ fields, refusal }: FormBody, viewer: Viewer, context: AppLoadContext) {
  const intent = intentNamed(fields.get('intent'));
  const request = { fields, viewer, context };
  const outcome =
    refusal ?? (intent ? await orUnavailable(() => handlers[intent](request)) : refuse('malformed-form'));
  return isRefusal(outcome) ? refused(intent, outcome) : outcome;
}

const handlers: Readonly<Record<Intent, (request: FormRequest) => Outcome>> = {
  async 'change-password'({ fields, viewer, context }) {
    const names = ['currentPassword', 'password', 'confirmPassword'];
    const input = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
    const changed = await context.system.identity.changePassword(viewer, input, context.context);
    if (isRefusal(changed)) return changed;
    const cookie = await sessionCookieHeader(changed.sessionToken, context);
    return redirect(doneAddress('change-password'), { headers: { 'Set-Cookie': cookie } });
  },

  async 'mail-link'({ viewer, context }) {
    const { email } = viewer;
    const sent = await context.system.identity.requestPasswordLink({ email }, context.context);
    return isRefusal(sent) ? sent : redirect(doneAddress('mail-link'));
  },

  async 'sign-out-everywhere'({ viewer, context }) {
    await context.system.identity.signOutEverywhere(viewer);
    return redirect('/?auth=out', await signedOut(context));
  },

  async 'delete-source'({ fields, viewer, context }) {
    const id = fields.get('source') ?? '';
    const removed = await context.system.evidence.remove(id, viewer, context.context);
    return isRefusal(removed) ? removed : redirect(doneAddress('delete-source'));
  },

  async erase({ fields, viewer, context }) {
    if (fields.get('confirm') !== 'yes') return refuse('invalid-input', {}, { confirm: notConfirmed });
    const erased = await context.system.identity.eraseOwn(viewer, context.context);
    return isRefusal(erased) ? erased : redirect('/?auth=erased', await signedOut(context));
  },
};

const signedOut = async (context: AppLoadContext) => ({
  headers: { 'Set-Cookie': await clearSessionCookieHeader(context) },
});

function refused(intent: Intent | undefined, refusal: Refusal) {
  const answer: AccountProblem = { intent, problem: sentenceOf(refusal), fields: refusal.fields ?? {} };
  return data(answer, { status: statusOf(refusal) });
}
