import { useNavigation } from '@remix-run/react';
import { Button } from '~/ui/button';

/** The submit button of a sign-in form; its label changes while the form is being sent. Spec section 4. */
export function SubmitButton({ children }: { children: string }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" size="large" className="mt-6 w-full" disabled={busy}>
      {busy ? 'Loading...' : children}
    </Button>
  );
}
