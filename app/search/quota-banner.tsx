import { SignInLink } from '~/shell/sign-in-link';
import { useViewer } from '~/shell/viewer';
import { Notice } from '~/ui/notice';
import { quotaExhausted } from './ask-words';

/** Free searches, and where the hint begins. Spec section 9. */
const freeSearches = 10;
const lowAt = 3;

/** How many searches are left, or that signing in is needed. Admins have no banner. Spec section 4. */
export function QuotaBanner() {
  const viewer = useViewer();
  if (!viewer) return <SignInNotice />;
  if (viewer.isAdmin) return null;
  const left = viewer.searchCount;
  const count = `Searches remaining: ${left}/${freeSearches}`;
  if (left <= 0) {
    return (
      <Notice tone="negative" title="Search Quota Exhausted">
        {quotaExhausted} <span className="figures whitespace-nowrap">{count}</span>
      </Notice>
    );
  }
  if (left > lowAt) return <p className="figures text-sm text-muted">{count}</p>;
  return (
    <Notice tone="caution" title={count}>
      Submit feedback to get 6 more searches.
    </Notice>
  );
}

function SignInNotice() {
  return (
    <Notice
      tone="accent"
      title="Sign in required to perform searches"
      action={<SignInLink look="secondary">Sign In</SignInLink>}
    >
      Get 10 free searches when you sign in with Google!
    </Notice>
  );
}
