import { SignInLink } from '~/auth/sign-in-link';

/** Spec section 2, Research & Insights: shown without a session. */
export function SignInFirst() {
  return (
    <div className="page py-20">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <p className="label-text">Research &amp; Insights</p>
        <h1 className="mt-2 text-4xl">Authentication Required</h1>
        <p className="prose-text mt-4 text-ink-soft">
          Please sign in to generate reports here. Signing in gives you 10 free searches.
        </p>
        <div className="mt-8">
          <SignInLink size="large">Sign In to Continue</SignInLink>
        </div>
      </div>
    </div>
  );
}
