import { Form, useLocation, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { NewPasswordFields } from '~/auth/new-password-fields';
import { useProblemFocus } from '~/auth/use-problem-focus';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { AccountProblem } from './account-messages';

type Props = { email: string; refused: AccountProblem | undefined; changed: boolean };

/** Changes a password; asks for the present one. `changed`: it has just succeeded. */
export function ChangePassword({ email, refused, changed }: Props) {
  const form = useProblemFocus(refused);
  const visit = useLocation().key;
  const busy = useNavigation().formData?.get('intent') === 'change-password';
  useEffect(() => {
    if (changed) form.current?.reset();
  }, [changed, visit, form]);
  return (
    <Form
      ref={form}
      method="post"
      action="/account#change-password"
      className="grid w-full max-w-sm gap-4 text-ink"
    >
      <input type="hidden" name="intent" value="change-password" />
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <Field
        label="Current Password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        problem={refused?.fields.currentPassword}
      />
      <NewPasswordFields problems={refused?.fields} />
      <Button type="submit" className="justify-self-start" disabled={busy}>
        Change password
      </Button>
    </Form>
  );
}
