import { useState } from 'react';
import { Button } from '~/ui/button';
import { googleNotConfigured } from './auth-words';

/** Signing in with Google, or the sentence that says why it cannot be. */
export function GoogleButton({ startsWithNote = false }: { startsWithNote?: boolean }) {
  const [asked, setAsked] = useState(startsWithNote);
  return (
    <div>
      <Button
        look="secondary"
        className="w-full"
        aria-describedby="google-note"
        onClick={() => setAsked(true)}
      >
        Continue with Google
      </Button>
      <p id="google-note" role="status" className="mt-2 text-sm text-muted empty:hidden">
        {asked && googleNotConfigured}
      </p>
    </div>
  );
}
