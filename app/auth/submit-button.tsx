import { useNavigation } from '@remix-run/react';
import { Button } from '~/ui/button';

/** The button of a form of signing in; while it is on its way it says so. Spec section 4. */
export function SubmitButton({ children }: { children: string }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" size="large" className="mt-6 w-full" disabled={busy}>
      {busy ? 'Loading...' : children}
    </Button>
  );
}
