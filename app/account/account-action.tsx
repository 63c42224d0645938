import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import type { Intent } from './account-messages';

type Props = {
  intent: Intent;
  label: string;
  look?: 'primary' | 'secondary' | 'danger';
  /** Reloads the page afterwards, since the signed-in user has changed. */
  leaves?: boolean;
  children?: ReactNode;
};

/** A form of the account page with its one button; it needs no scripts. */
export function AccountAction({ intent, label, look = 'secondary', leaves, children }: Props) {
  const busy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form
      method="post"
      action={`/account#${intent}`}
      reloadDocument={leaves}
      className="grid justify-items-start gap-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button type="submit" look={look} disabled={busy}>
        {label}
      </Button>
    </Form>
  );
}
