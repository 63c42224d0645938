import { data, redirect, type AppLoadContext } from '@remix-run/node';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { FormBody } from '~/forms/read-form.server';
import { sentenceOf, statusOf } from '~/http/reply.server';
import { sessionCookieHeader } from '~/http/session.server';
import { loggedIn, type AuthAnswer, type AuthMode } from './auth-words';
import { returnPath } from './return-path';

/** Signs in or up with a posted form: on to the page it came from, or an answer to show. */
export function authenticate({ fields, refusal }: FormBody, context: AppLoadContext) {
  const mode: AuthMode = fields.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  if (refusal) return refused(mode, refusal, fields);
  return mode === 'sign-up' ? signUp(fields, context) : signIn(fields, context);
}

async function signIn(fields: URLSearchParams, context: AppLoadContext) {
  const input = { email: fields.get('email'), password: fields.get('password') };
  const signedIn = await context.system.identity.signIn(input, context.context);
  if (isRefusal(signedIn)) return refused('sign-in', signedIn, fields);
  const headers = { 'Set-Cookie': await sessionCookieHeader(signedIn.sessionToken, context) };
  if (fields.has('stay')) return data<AuthAnswer>({ mode: 'sign-in', message: loggedIn }, { headers });
  return redirect(returnPath(fields.get('redirectTo')), { headers });
}

async function signUp(fields: URLSearchParams, context: AppLoadContext) {
  const input = Object.fromEntries(
    ['name', 'email', 'password', 'confirmPassword'].map((name) => [name, fields.get(name)]),
  );
  const registered = await context.system.identity.register(input, context.context);
  if (isRefusal(registered)) return refused('sign-up', registered, fields);
  return data<AuthAnswer>({ mode: 'sign-in', message: registered.message });
}

function refused(mode: AuthMode, refusal: Refusal, fields: URLSearchParams) {
  const typed = { email: fields.get('email') ?? '', name: fields.get('name') ?? '' };
  const problem = refusal.fields?.confirmPassword ?? sentenceOf(refusal);
  return data<AuthAnswer>({ mode, problem, fields: refusal.fields, typed }, { status: statusOf(refusal) });
}
