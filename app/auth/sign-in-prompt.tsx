import type { ReactNode } from 'react';
import { SignInLink } from './sign-in-link';

/** Shown instead of a page that requires an account. Spec section 2. */
export function SignInPrompt({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page py-20">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <h1 className="text-4xl">{title}</h1>
        <p className="prose-text mt-4 text-ink-soft">{children}</p>
        <div className="mt-8">
          <SignInLink size="large">Sign In</SignInLink>
        </div>
      </div>
    </div>
  );
}
