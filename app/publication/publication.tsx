import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ShownReport } from '~/report/load-report.server';
import { Notice } from '~/ui/notice';
import { Countdown } from './countdown';
import type { NotDone } from './intents';
import { isPublicPage, reportAddress } from './report-address';
import type { ReportRights } from './report-rights';
import { Standing } from './standing';
import { useDone } from './use-done';

type Props = {
  report: ShownReport;
  rights: ReportRights;
  /** What posting a form without scripts came to. */
  refused: NotDone | undefined;
};

/** From draft to public, on the page of the report: for its owner, for admins, and for who comes to a published one. */
export function Publication({ report, rights, refused }: Props) {
  const { id, url, status } = report;
  const stays = useSearchParams()[0].has('stay');
  const isPublic = status === 'published' && isPublicPage(url);
  const goesOn = isPublic && !stays && !refused;
  const place = useRef<HTMLElement>(null);
  const focus = () => place.current?.focus({ preventScroll: true });
  const done = useDone({ clean: reportAddress(id, { stay: stays }), arrived: focus });
  useStayed(goesOn, focus);
  if (!isPublic && !rights.request && !refused) return null;
  return (
    <section
      ref={place}
      id="publication"
      tabIndex={-1}
      aria-labelledby="publication-title"
      className="scroll-mt-20 border-b border-line py-6 outline-none print:hidden"
    >
      {done && (
        <Notice tone="positive" className="mb-5">
          {done}
        </Notice>
      )}
      {goesOn ? (
        <Countdown id={id} url={url} />
      ) : (
        <Standing report={report} rights={rights} refused={refused} isPublic={isPublic} />
      )}
    </section>
  );
}

/** Whoever chose to stay goes on where the countdown was. */
function useStayed(goesOn: boolean, focus: () => void): void {
  const went = useRef(goesOn);
  useEffect(() => {
    if (went.current && !goesOn) focus();
    went.current = goesOn;
  });
}
