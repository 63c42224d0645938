import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { signInReward } from '~/quota/quota-messages';
import { AnswerNotice } from '~/auth/answer-notice';
import { AuthFrame } from '~/auth/auth-frame';
import { SubmitButton } from '~/auth/submit-button';
import { useProblemFocus } from '~/auth/use-problem-focus';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { AuthFields } from '~/auth/auth-fields';
import { authenticate } from '~/auth/authenticate.server';
import { passwordSet, type AuthMode } from '~/auth/auth-messages';
import { GoogleButton } from '~/auth/google-button';
import { returnPath } from '~/auth/return-path';

export const meta: MetaFunction = () => [
  { title: pageTitle('Sign In') },
  { name: 'robots', content: 'noindex' },
];

/** Redirects an error code to home, which shows its sentence. Spec section 2, auth callback page. */
export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /auth', args);
  const { searchParams } = new URL(args.request.url);
  const error = searchParams.get('error');
  if (error) return redirect(`/?auth=error&message=${encodeURIComponent(error)}`);
  const redirectTo = returnPath(searchParams.get('redirectTo'));
  const passwordIsSet = searchParams.get('password') === 'set';
  if (args.context.viewer && !passwordIsSet) return redirect(redirectTo);
  const mode: AuthMode = searchParams.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  return { mode, redirectTo, message: passwordIsSet ? passwordSet : undefined };
}

export async function action(args: ActionFunctionArgs) {
  requireAccess('POST /auth', args);
  return authenticate(await readForm(args.request), args.context);
}

export default function AuthPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const form = useProblemFocus(answer);
  const mode = answer?.mode ?? loaded.mode;
  const isNew = mode === 'sign-up';
  const title = isNew ? 'Sign Up' : 'Sign In';
  const other = `/auth?mode=${isNew ? 'sign-in' : 'sign-up'}&redirectTo=${encodeURIComponent(loaded.redirectTo)}`;
  return (
    <AuthFrame title={title} lead={signInReward}>
      <AnswerNotice problem={answer?.problem} message={answer ? answer.message : loaded.message} />
      <Form ref={form} method="post" key={mode}>
        <input type="hidden" name="redirectTo" value={loaded.redirectTo} />
        <AuthFields mode={mode} answer={answer} />
        <SubmitButton>{title}</SubmitButton>
      </Form>
      <div className="mt-3 border-b border-line pb-5">
        <GoogleButton />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <p>
          {isNew ? 'Have an account already?' : 'No account yet?'}{' '}
          <Link to={other} className="link py-2 pointer-coarse:py-3">
            {isNew ? 'Sign In' : 'Sign Up'}
          </Link>
        </p>
        {!isNew && (
          <Link to="/auth/forgot" className="link py-2 pointer-coarse:py-3">
            Forgot your password?
          </Link>
        )}
      </div>
    </AuthFrame>
  );
}
