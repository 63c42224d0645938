import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';
import { isRefusal } from '../../modules/kernel/refusal';
import { AnswerNotice } from '~/auth/answer-notice';
import { AuthFrame } from '~/auth/auth-frame';
import { orUnavailable } from '~/api/unavailable.server';
import { SubmitButton } from '~/auth/submit-button';
import { useProblemFocus } from '~/auth/use-problem-focus';
import { readForm } from '~/forms/read-form.server';
import { withRateLimit } from '~/http/with-rate-limit.server';
import { requireAccess } from '~/http/page-guard.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { pageTitle } from '~/product';
import { ButtonLink } from '~/ui/button';
import { Field } from '~/ui/field';

type Answer = {
  message?: string;
  problem?: string;
  fields?: Readonly<Record<string, string>>;
  email?: string;
};

export const meta: MetaFunction = () => [
  { title: pageTitle('Forgot your password?') },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /auth/forgot', args);
  return null;
}

/** Mails a link to set a new password; answers the same whether or not the address has an account. */
export async function action(args: ActionFunctionArgs) {
  requireAccess('POST /auth/forgot', args);
  const { fields, refusal } = await readForm(args.request);
  const email = fields.get('email') ?? '';
  const { system, context } = args.context;
  const ask = () => orUnavailable(() => system.identity.requestPasswordLink({ email }, context));
  const result = refusal ?? (await withRateLimit('reset', args.context, ask));
  if (!isRefusal(result)) return data<Answer>(result);
  const answer: Answer = { problem: sentenceOf(result), fields: result.fields, email };
  return data(answer, { status: statusOf(result) });
}

export default function ForgotPage() {
  const answer = useActionData<typeof action>();
  const form = useProblemFocus(answer);
  if (answer?.message)
    return (
      <AuthFrame title="Forgot your password?">
        <AnswerNotice message={answer.message} />
        <ButtonLink to="/auth" look="secondary">
          Back to Sign In
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Type the address of your account, and a link to set a new password is sent to it."
    >
      <AnswerNotice problem={answer?.problem} />
      <Form ref={form} method="post">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.email}
          problem={answer?.fields?.email}
        />
        <SubmitButton>Send the link</SubmitButton>
      </Form>
      <p className="mt-4 text-sm text-muted">
        Remembered it?{' '}
        <Link to="/auth" className="link py-2 pointer-coarse:py-3">
          Sign In
        </Link>
      </p>
    </AuthFrame>
  );
}
