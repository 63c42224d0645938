import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button';
import { acceptCookies, asksForConsent, bannerAfterMs, dismissCookies } from './consent';

/**
 * Shown a second after the page loads, until it is answered. It overlays the page and shifts no layout. Spec section 2,
 * Other.
 */
export function CookieBanner() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(asksForConsent()), bannerAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-covered', shown);
  }, [shown]);
  if (!shown) return null;
  const answer = (keep: () => void) => () => {
    keep();
    setShown(false);
  };
  return (
    <section aria-label="Cookies" data-cookie-banner className={bannerClass}>
      <p className="text-sm text-ink-soft">
        Cookies keep you signed in and remember your choice of colours. None of them follows you.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="small" onClick={answer(() => acceptCookies(new Date()))}>
          Accept
        </Button>
        <Button size="small" look="secondary" onClick={answer(dismissCookies)}>
          Dismiss
        </Button>
        <Link
          to="/privacy-policy"
          className="link inline-flex min-h-9 items-center px-2 text-sm pointer-coarse:min-h-11"
        >
          Learn More
        </Link>
      </div>
    </section>
  );
}

const bannerClass =
  'fixed inset-x-0 bottom-0 z-30 animate-appear border-t border-line bg-surface p-4 shadow-raised print:hidden ' +
  'sm:inset-x-auto sm:bottom-4 sm:left-4 sm:w-[25rem] sm:rounded-lg sm:border sm:p-5';
