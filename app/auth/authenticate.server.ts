import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { formHeadline } from '~/auth/auth-titles';
import { orUnavailable } from '~/api/unavailable.server';
import { signInMethods } from '~/auth/sign-in-methods.server';
import type { FormBody } from '~/forms/read-form.server';
import { withRateLimit } from '~/http/with-rate-limit.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { sessionCookieHeader } from '~/http/session.server';
import type { AuthAnswer, AuthMode } from './auth-messages';
import { returnPath } from './return-path';

/** Signs in or up with a posted form: redirects to the page it came from, or returns an answer to show. */
export function authenticate({ fields, refusal }: FormBody, context: AppLoadContext) {
  const mode: AuthMode = fields.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  if (refusal) return refused(mode, refusal, fields);
  return mode === 'sign-up' ? signUp(fields, context) : signIn(fields, context);
}

async function signIn(fields: URLSearchParams, context: AppLoadContext) {
  const entered = await withRateLimit('sign-in', context, () =>
    orUnavailable(() => signInMethods(context).withPassword(fields)),
  );
  if (isRefusal(entered)) return refused('sign-in', entered, fields);
  const headers = { 'Set-Cookie': await sessionCookieHeader(entered.sessionToken, context) };
  return redirect(returnPath(fields.get('redirectTo')), { headers });
}

async function signUp(fields: URLSearchParams, context: AppLoadContext) {
  const input = Object.fromEntries(
    ['name', 'email', 'password', 'confirmPassword'].map((name) => [name, fields.get(name)]),
  );
  const registered = await withRateLimit('sign-up', context, () =>
    orUnavailable(() => context.system.identity.register(input, context.context)),
  );
  if (isRefusal(registered)) return refused('sign-up', registered, fields);
  return data<AuthAnswer>({ mode: 'sign-in', message: registered.message });
}

function refused(mode: AuthMode, refusal: Refusal, fields: URLSearchParams) {
  const typed = { email: fields.get('email') ?? '', name: fields.get('name') ?? '' };
  const problem = formHeadline(sentenceOf(refusal), refusal.fields);
  return data<AuthAnswer>({ mode, problem, fields: refusal.fields, typed }, { status: statusOf(refusal) });
}
