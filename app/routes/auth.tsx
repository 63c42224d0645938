import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { readForm } from '~/forms/read-form.server';
import { pageTitle } from '~/product';
import { AuthFields } from '~/shell/auth-fields';
import { authenticate } from '~/shell/authenticate.server';
import type { AuthMode } from '~/shell/auth-words';
import { googleNotConfigured } from '~/shell/auth-words';
import { returnPath } from '~/shell/return-path';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

export const meta: MetaFunction = () => [
  { title: pageTitle('Sign In') },
  { name: 'robots', content: 'noindex' },
];

/** An error code goes on to home, which says it. Spec section 2, auth callback page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const error = searchParams.get('error');
  if (error) return redirect(`/?auth=error&message=${encodeURIComponent(error)}`);
  const redirectTo = returnPath(searchParams.get('redirectTo'));
  if (context.viewer) return redirect(redirectTo);
  const mode: AuthMode = searchParams.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  return { mode, redirectTo };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return authenticate(await readForm(request), context);
}

export default function AuthPage() {
  const asked = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const mode = answer?.mode ?? asked.mode;
  const [title, other, question]: [string, AuthMode, string] =
    mode === 'sign-in'
      ? ['Sign In', 'sign-up', 'No account yet?']
      : ['Sign Up', 'sign-in', 'Have an account already?'];
  return (
    <div className="page py-14 sm:py-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 text-muted">Signing in gives 10 free searches.</p>
        <div className="mt-8 border-t-2 border-ink pt-8">
          {answer?.problem && (
            <Notice tone="negative" alert className="mb-6">
              {answer.problem}
            </Notice>
          )}
          {answer?.message && (
            <Notice tone="positive" alert className="mb-6">
              {answer.message}
            </Notice>
          )}
          <Form method="post" key={mode}>
            <input type="hidden" name="redirectTo" value={asked.redirectTo} />
            <AuthFields mode={mode} answer={answer} />
            <Button type="submit" size="large" className="mt-6 w-full" disabled={busy}>
              {busy ? 'Loading...' : title}
            </Button>
          </Form>
          <p className="mt-4 text-sm text-muted">{googleNotConfigured}</p>
          <p className="mt-4 text-sm text-muted">
            {question}{' '}
            <Link
              to={`/auth?mode=${other}&redirectTo=${encodeURIComponent(asked.redirectTo)}`}
              className="link py-2"
            >
              {other === 'sign-up' ? 'Sign Up' : 'Sign In'}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
