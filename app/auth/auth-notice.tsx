import { Notice } from '~/ui/notice';
import type { AuthReturn } from './auth-return-messages';

/** What a toast would say of a sign-in or sign-out, for those whose browser runs no scripts. Contract section 5. */
export function AuthNotice({ outcome, sentence }: AuthReturn) {
  if (!sentence) return null;
  return (
    <noscript>
      <Notice tone={outcome === 'error' ? 'negative' : 'positive'} alert>
        {sentence}
      </Notice>
    </noscript>
  );
}
