import { Notice } from '~/ui/notice';
import { problemWords, type FormProblem } from '~/forms/form-problem';
import { SignInLink } from './sign-in-link';

/** The error above the fields of a form; a user who is signed out by now can sign in and send it again. */
export function ProblemNotice({ problem, failed }: { problem: FormProblem; failed: string }) {
  const { title, description } = problemWords(problem, failed);
  const inField = Object.keys(problem.fields).length > 0;
  return (
    <Notice
      tone="negative"
      alert
      title={title}
      action={problem.status === 401 && <SignInLink look="secondary">Sign In</SignInLink>}
    >
      {description}
      {!inField && problem.status !== undefined && ' What you wrote is still here.'}
    </Notice>
  );
}
