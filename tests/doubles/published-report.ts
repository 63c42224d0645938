import type { PublishedReport } from '../../projections/documents';
import { sampleDemo, sampleResult } from './sample-result';

const { userId: _asked, ...readable } = sampleResult;

/** The sample report in its public form. */
export const publishedSample: PublishedReport = {
  ...readable,
  slug: 'climate-change-impact-analysis-2025',
  version: 1,
  status: 'published',
  url: '/insights/climate-change-impact-analysis-2025',
  publishedAt: '2026-11-22T09:30:00.000Z',
};

/** The same as a demo. */
export const publishedDemo: PublishedReport = {
  ...publishedSample,
  demo: true,
  notices: sampleDemo.notices,
  sources: sampleDemo.sources,
  claims: sampleDemo.claims,
};
