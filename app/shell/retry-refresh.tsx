import { useEffect, useState } from 'react';

const everyMs = 3_000;

/** Polls until the product is available again and then reloads the page; without scripts the page reloads itself. */
export function RetryRefresh() {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setAttempts((count) => count + 1);
      void isReady().then((ready) => ready && location.replace(location.href));
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p className="mt-3 text-sm text-muted">
        {attempts === 0
          ? 'Asking again in a moment.'
          : `Asked again ${attempts === 1 ? 'once' : `${attempts} times`}.`}
      </p>
    </>
  );
}

async function isReady(): Promise<boolean> {
  try {
    return (await fetch('/readyz')).ok;
  } catch {
    return false;
  }
}
