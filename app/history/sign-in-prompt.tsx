import { SignInLink } from '~/shell/sign-in-link';

/** History without a signed-in person. Spec section 2. */
export function SignInPrompt() {
  return (
    <div className="page py-20">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">Your history</h1>
        <p className="prose-text mt-4 text-ink-soft">
          Please sign in to see the reports you asked for. They are kept with your account.
        </p>
        <div className="mt-8">
          <SignInLink size="large">Sign In</SignInLink>
        </div>
      </div>
    </div>
  );
}
