import { Field } from '~/ui/field';
import { passwordHint, type AuthAnswer, type AuthMode } from './auth-messages';
import { ConfirmPasswordField } from './new-password-fields';

/** The fields of the sign-in and sign-up forms. Spec section 2. */
export function AuthFields({ mode, answer }: { mode: AuthMode; answer?: AuthAnswer }) {
  const { fields = {}, typed } = answer?.mode === mode ? answer : {};
  const isNew = mode === 'sign-up';
  return (
    <div className="grid gap-4">
      <input type="hidden" name="mode" value={mode} />
      {isNew && (
        <Field
          label="Full Name"
          name="name"
          autoComplete="name"
          required
          defaultValue={typed?.name}
          problem={fields.name}
        />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={isNew ? 'email' : 'username'}
        required
        defaultValue={typed?.email}
        problem={fields.email}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        hint={isNew ? passwordHint : undefined}
        problem={fields.password}
      />
      {isNew && <ConfirmPasswordField problem={fields.confirmPassword} />}
    </div>
  );
}
