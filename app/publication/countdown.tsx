import { useEffect, useState } from 'react';
import { buttonClass, ButtonLink } from '~/ui/button';
import { reportAddress } from './report-address';
import { ReportLink } from './report-link';
import { useCountdown } from './use-countdown';

/** Spec section 9, published redirect. */
const redirectAfterSeconds = 5;

type Props = { id: string; url: string };

/** Takes the reader of a published report on to its public page, unless they stay. Spec section 4. */
export function Countdown({ id, url }: Props) {
  // In place of this address: the way back would lead here again.
  const left = useCountdown(redirectAfterSeconds, () => window.location.replace(url));
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectAfterSeconds};url=${url}`} />
      </noscript>
      <Announced />
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="publication-title" className="text-xl">
          This report is published
        </h2>
        <p className="figures mt-1 text-sm text-ink-soft">
          {left === 0 ? 'Opening its public page.' : `Its public page opens in ${secondsWords(left)}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ReportLink to={url} className={buttonClass('primary', 'medium')}>
          Go there now
        </ReportLink>
        <ButtonLink to={reportAddress(id, { stay: true })} replace preventScrollReset look="secondary">
          Stay here
        </ButtonLink>
      </div>
    </div>
  );
}

const secondsWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);

/** Said once, and not each second: what is there from the start is not read out. */
function Announced() {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      setSaid(
        `This report is published. Its public page opens in ${secondsWords(redirectAfterSeconds)}, unless you choose Stay here.`,
      ),
    [],
  );
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
