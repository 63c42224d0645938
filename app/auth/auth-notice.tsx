import { Notice } from '~/ui/notice';
import type { AuthReturn } from './auth-return-messages';

/**
 * The result of a sign-in or sign-out as a notice, for users without JavaScript; others see a toast. Contract section
 * 5.
 */
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
