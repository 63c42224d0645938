import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { AnswerNotice } from '~/auth/answer-notice';
import { AuthFrame } from '~/auth/auth-frame';
import { formHeadline } from '~/auth/auth-titles';
import { NewPasswordFields } from '~/auth/new-password-fields';
import { orUnavailable } from '~/api/unavailable.server';
import { SubmitButton } from '~/auth/submit-button';
import { useProblemFocus } from '~/auth/use-problem-focus';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { sentenceOf, statusOf } from '~/http/json-reply.server';
import { pageTitle } from '~/product';
import { ButtonLink } from '~/ui/button';

/** `dead`: the link has been used or has expired. */
type Answer = { problem: string; fields?: Readonly<Record<string, string>>; dead: boolean };

export const meta: MetaFunction = () => [
  { title: pageTitle('Set a new password') },
  { name: 'robots', content: 'noindex' },
];

const linkOf = ({ url }: Request) => new URL(url).searchParams.get('link') ?? '';

/**
 * Reading a link does not use it up, because mail programs fetch links too. `dead`: the reason of an invalid link, in a
 * sentence.
 */
export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /auth/password', args);
  if (await args.context.system.identity.linkIsGood(linkOf(args.request))) return data({ dead: null });
  const dead = refuse('link-used');
  return data({ dead: sentenceOf(dead) }, { status: statusOf(dead) });
}

/** Sets the password of the link's account, once; the user then signs in with it. */
export async function action(args: ActionFunctionArgs) {
  requireAccess('POST /auth/password', args);
  const { fields, refusal } = await readForm(args.request);
  const { system, context } = args.context;
  const input = { password: fields.get('password'), confirmPassword: fields.get('confirmPassword') };
  const set = () => system.identity.setPasswordByLink(linkOf(args.request), input, context);
  const result = refusal ?? (await orUnavailable(set));
  if (!isRefusal(result)) return redirect('/auth?password=set');
  const problem = formHeadline(sentenceOf(result), result.fields);
  const answer: Answer = { problem, fields: result.fields, dead: result.code === 'link-used' };
  return data(answer, { status: statusOf(result) });
}

export default function PasswordPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const dead = answer?.dead ? answer.problem : loaded.dead;
  const form = useProblemFocus(answer);
  if (dead)
    return (
      <AuthFrame title="Set a new password">
        <AnswerNotice problem={dead} />
        <ButtonLink to="/auth/forgot">Ask for a new link</ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="Set a new password"
      lead="It takes the place of the old one, and you are signed out everywhere."
    >
      <AnswerNotice problem={answer?.problem} />
      <Form ref={form} method="post">
        <NewPasswordFields problems={answer?.fields} />
        <SubmitButton>Set password</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
