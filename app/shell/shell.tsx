import { type ReactNode, useSyncExternalStore } from 'react';
import { CookieBanner } from './cookie-banner';
import { Footer } from './footer';
import { Header } from './header';
import { SignInProvider } from '../auth/sign-in-provider';
import { currentToasts, noToasts, onToasts } from '~/ui/toast-store';
import { useLazyComponent } from '~/ui/use-lazy-component';
import { loadToaster } from '~/auth/lazy-components';

/** Header and footer around every page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <SignInProvider>
      <a
        href="#main"
        className="sr-only rounded-md bg-accent p-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to content
      </a>
      <CookieBanner />
      <Header />
      {/* The footer starts below the first screen. At its bottom edge it would jump while the page streams. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-4rem)] outline-none">
        {children}
      </main>
      <Footer />
      <Toasts />
    </SignInProvider>
  );
}

/** Loads the toaster with the first toast. */
function Toasts() {
  const some = useSyncExternalStore(onToasts, currentToasts, noToasts).length > 0;
  const Toaster = useLazyComponent(some, loadToaster);
  return Toaster ? <Toaster /> : null;
}
