import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { readForm } from '~/forms/read-form.server';
import { refusalResponse } from '~/http/reply.server';
import { returnPath } from '~/shell/return-path';
import { themeCookieHeader } from '~/shell/theme.server';

export const loader = () => redirect('/');

/** Keeps the chosen look in a cookie and goes back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.refusal) return refusalResponse(form.refusal);
  return redirect(returnPath(form.fields.get('redirectTo')), {
    headers: { 'Set-Cookie': await themeCookieHeader(form.fields.get('theme')) },
  });
}
