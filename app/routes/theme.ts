import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '~/forms/read-form.server';
import { requireAccess, denied } from '~/http/page-guard.server';
import { returnPath } from '~/auth/return-path';
import { themeCookieHeader } from '~/shell/theme.server';

export const loader = () => redirect('/');

/** Stores the chosen theme in a cookie and redirects to the page. */
export async function action(args: ActionFunctionArgs) {
  requireAccess('POST /theme', args);
  const form = await readForm(args.request);
  if (form.refusal) throw denied(form.refusal, args.request);
  return redirect(returnPath(form.fields.get('redirectTo')), {
    headers: { 'Set-Cookie': await themeCookieHeader(form.fields.get('theme'), args.context) },
  });
}

/**
 * Renders nothing; but only a route with a component gets the error page when its form is refused, not a bare sentence.
 */
export default function Theme() {
  return null;
}
