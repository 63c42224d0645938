import { passwordHint } from '~/auth/auth-messages';
import { Field } from '~/ui/field';

/** A new password and its repetition, each with its error. */
export function NewPasswordFields({ problems = {} }: { problems?: Readonly<Record<string, string>> }) {
  return (
    <div className="grid gap-4">
      <Field
        label="New Password"
        name="password"
        type="password"
        autoComplete="new-password"
        required
        hint={passwordHint}
        problem={problems.password}
      />
      <ConfirmPasswordField problem={problems.confirmPassword} />
    </div>
  );
}

/** The repetition of a new password. */
export const ConfirmPasswordField = ({ problem }: { problem?: string }) => (
  <Field
    label="Confirm Password"
    name="confirmPassword"
    type="password"
    autoComplete="new-password"
    required
    problem={problem}
  />
);
