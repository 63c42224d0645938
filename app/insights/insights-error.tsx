import { useSearchParams } from '@remix-run/react';
import { ErrorPage } from '~/shell/error-page';
import { Notice } from '~/ui/notice';
import { askedIn } from './insights-address';

/** Spec section 8, report load: the report may exist but could not be loaded. */
const sentences = { visual: 'Error loading report', research: 'Error loading research report.' } as const;

export function InsightsError() {
  const { report } = askedIn(useSearchParams()[0]);
  return (
    <>
      {report && (
        <div className="page pt-6">
          <Notice tone="negative" alert title="Error">
            {sentences[report.kind]}
          </Notice>
        </div>
      )}
      <ErrorPage />
    </>
  );
}
