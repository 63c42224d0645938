import { Link } from '@remix-run/react';
import { feedbackSearches, lowQuota, welcomeSearches } from '../../modules/quota/contract';
import { isMetered, searchesRemaining } from '~/quota/quota-messages';
import { SignInLink } from '~/auth/sign-in-link';
import { useViewer } from '~/root-data';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { quotaExhausted } from './search-messages';

/** The number of searches left, or that signing in is required. Admins have no banner. Spec section 4. */
export function QuotaBanner() {
  const viewer = useViewer();
  if (!viewer) return <SignInNotice />;
  if (!isMetered(viewer)) return null;
  const count = searchesRemaining(viewer.searchCount);
  if (viewer.searchCount === 0) return <ExhaustedNotice count={count} />;
  return viewer.searchCount > lowQuota ? <Plenty count={count} /> : <LowNotice count={count} />;
}

function Plenty({ count }: { count: string }) {
  return (
    <p className="figures text-sm text-muted">
      {count}
      <span aria-hidden> · </span>
      <Link to="/feedback" className="link py-2 pointer-coarse:py-3">
        Get more searches
      </Link>
    </p>
  );
}

function LowNotice({ count }: { count: string }) {
  return (
    <Notice
      tone="caution"
      title={count}
      action={
        <ButtonLink to="/feedback" look="secondary">
          Submit feedback
        </ButtonLink>
      }
    >
      Submit feedback to get {feedbackSearches} more searches.
    </Notice>
  );
}

/** The red banner. Spec section 4: banner and buttons. */
function ExhaustedNotice({ count }: { count: string }) {
  return (
    <Notice
      tone="negative"
      title="Search Quota Exhausted"
      action={
        <span className="flex flex-wrap gap-2">
          <ButtonLink to="/feedback" look="danger">
            Submit feedback
          </ButtonLink>
          <ButtonLink to="/history#review" look="secondary">
            Write a review
          </ButtonLink>
        </span>
      }
    >
      {quotaExhausted} <span className="figures whitespace-nowrap">{count}</span>
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
      Get {welcomeSearches} free searches when you sign in with Google!
    </Notice>
  );
}
