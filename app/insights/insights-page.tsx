import type { ReactNode } from 'react';
import { QuotaBanner } from '~/search/quota-banner';
import { useViewer } from '~/root-data';
import { Notice } from '~/ui/notice';
import { LatestReports } from './latest-reports';
import type { Latest } from './load-insights.server';

type Props = {
  latest: Latest;
  /** The lead sentence of the page. */
  lead: string;
  /** Places the lists beside the main part instead of below it. */
  aside?: boolean;
  children: ReactNode;
};

/**
 * The frame of the page for signed-in users: heading, main part, and the newest reports. Spec section 2, Research &
 * Insights.
 */
export function InsightsPage({ latest, lead, aside = false, children }: Props) {
  const viewer = useViewer();
  return (
    <div className="page py-12 sm:py-16">
      <header className="border-b-2 border-ink pb-6">
        <h1 className="text-4xl">Research &amp; Insights</h1>
        <p className="mt-3 max-w-[32.5em] font-serif text-lg text-ink-soft">{lead}</p>
      </header>
      <div className={aside ? 'mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-12' : 'mt-8 grid gap-y-14'}>
        <div className={aside ? 'grid min-w-0 content-start gap-6 lg:col-span-7' : 'grid min-w-0 gap-6'}>
          {viewer?.isAdmin ? <AdminAccess /> : <QuotaBanner />}
          {children}
        </div>
        <div
          className={
            aside
              ? 'grid min-w-0 content-start gap-12 sm:grid-cols-2 lg:col-span-5 lg:grid-cols-1'
              : 'grid min-w-0 gap-x-12 gap-y-12 sm:grid-cols-2'
          }
        >
          <LatestReports kind="visual" lines={latest.visual} />
          <LatestReports kind="research" lines={latest.research} />
        </div>
      </div>
    </div>
  );
}

function AdminAccess() {
  return (
    <Notice tone="accent" title="Admin Access">
      Your searches are not counted.
    </Notice>
  );
}
