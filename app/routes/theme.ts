import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { returnPath } from '~/shell/return-path';
import { themeCookieHeader } from '~/shell/theme.server';

export const loader = () => redirect('/');

/** Keeps the chosen look in a cookie and goes back to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirect(returnPath(form.get('redirectTo')), {
    headers: { 'Set-Cookie': await themeCookieHeader(form.get('theme')) },
  });
}
