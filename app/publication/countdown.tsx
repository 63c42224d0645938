import { useEffect, useState, useRef } from 'react';
import { buttonClass, ButtonLink } from '~/ui/button';
import type { ReportId } from '../../modules/kernel/report-id';
import { publicationId } from './publication-id';
import { reportAddress } from './report-address';
import { ReportLink } from './report-link';

/** Spec section 9, published redirect. */
const redirectAfterSeconds = 5;

type Props = { id: ReportId; url: string };

/** Redirects readers of a published report to its public page after a countdown, unless they stay. Spec section 4. */
export function Countdown({ id, url }: Props) {
  // Replaces this address in the history: going back would lead here again.
  const left = useCountdown(redirectAfterSeconds, () => window.location.replace(url));
  return (
    <section
      id={publicationId}
      tabIndex={-1}
      aria-label="Publication"
      className="sticky top-16 z-20 border-b border-line bg-accent-soft outline-none print:hidden"
    >
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectAfterSeconds};url=${url}`} />
      </noscript>
      <Announced />
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <p className="figures text-sm text-ink-soft">
          <b className="font-semibold text-ink">This report is published.</b>{' '}
          {left === 0 ? 'Opening its public page.' : `Its public page opens in ${secondsLabel(left)}.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <ReportLink to={url} className={buttonClass('primary', 'small')}>
            Go there now
          </ReportLink>
          <ButtonLink
            to={reportAddress(id, { stay: true })}
            replace
            preventScrollReset
            look="secondary"
            size="small"
          >
            Stay here
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const secondsLabel = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);

/** Announces the countdown once, not each second: screen readers skip text that is there from the start. */
function Announced() {
  const [announcement, setAnnouncement] = useState('');
  useEffect(
    () =>
      setAnnouncement(
        `This report is published. Its public page opens in ${secondsLabel(redirectAfterSeconds)}, unless you choose Stay here.`,
      ),
    [],
  );
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/** Seconds left; calls `end` once at zero. Stops when the component unmounts. */
function useCountdown(seconds: number, end: () => void): number {
  const [left, setLeft] = useState(seconds);
  const atEnd = useRef(end);
  useEffect(() => void (atEnd.current = end));
  useEffect(() => {
    if (left === 0) return atEnd.current();
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
