import type { Page } from './spec-sentences';

/** Research & Insights and its history. `:research` and the like in a path are ids of reports in that state. */
export const insightsPages: readonly Page[] = [
  {
    where: 'Research & Insights without a session',
    path: '/research-insights',
    says: ['Authentication Required', 'Sign In to Continue', '10 free searches'],
  },
  {
    where: 'Research & Insights',
    path: '/research-insights',
    as: 'newcomer',
    says: ['Visual Insights', 'Research', 'Searches remaining: 10/10'],
  },
  {
    where: 'the query screen of a mode',
    path: '/research-insights?mode=research',
    as: 'newcomer',
    says: ['Research', 'Generate', 'Back'],
  },
  {
    where: 'a visual report under way',
    path: '/research-insights?visual=:running',
    as: 'owner',
    says: ['Generating Report...'],
  },
  {
    where: 'a visual report',
    path: '/research-insights?visual=:report',
    as: 'owner',
    says: [
      ...['New Search', 'Change Mode', 'Key Insights', 'Key Performance Metrics', 'Complete Analysis'],
      ...['Strategic Recommendations', 'Analysis Confidence Scores', 'Frequently Asked Questions'],
    ],
  },
  {
    where: 'a visual report that is not there',
    path: '/research-insights?visual=nowhere',
    says: ['Error', 'Error loading report', 'New Search', 'Change Mode'],
  },
  {
    where: 'a research report that is not there',
    path: '/research-insights?research=nowhere',
    says: ['Failed to load the research report. Please try again.', 'New Search', 'Change Mode'],
  },
  {
    where: 'a research report',
    path: '/research-insights?research=:research',
    as: 'owner',
    says: ['Research Report Ready', 'View Report', 'Start New Search'],
  },
  {
    where: 'a whole research report',
    path: '/research-insights?research=:research&view=full',
    as: 'owner',
    says: [
      ...['New Search', 'Change Mode'],
      ...['Overview', 'Analysis', 'Funding', 'Literature', 'Methodology', 'Quality', 'Risk', 'Limitations'],
      ...['Comparison', 'Scorecard', 'Findings', 'Future', 'Research', 'Citations', 'Predictions'],
    ],
  },
  {
    where: 'a research report that its owner wants public',
    path: '/research-insights?research=:awaited',
    as: 'owner',
    says: ['Awaiting Admin Approval'],
  },
  {
    where: 'R&I history',
    path: '/research-insights-history',
    as: 'owner',
    says: ['R&I History', 'All', 'Visual Insights', 'Research Reports', 'View', 'Delete'],
  },
  {
    where: 'R&I history of somebody who asked for nothing yet',
    path: '/research-insights-history',
    as: 'newcomer',
    says: ['No Reports Yet', 'Create Your First Report'],
  },
  {
    where: 'Research & Insights of an admin',
    path: '/research-insights',
    as: 'admin',
    says: ['Admin Access'],
  },
  {
    where: 'Research & Insights without searches left',
    path: '/research-insights',
    as: 'spent',
    says: ['Search Quota Exhausted'],
  },
  {
    where: 'Research & Insights, asked without searches left',
    path: '/research-insights',
    as: 'spent',
    form: { query: 'Tea' },
    says: ["You've used all your available searches. Submit feedback to earn 6 more searches!"],
  },
  {
    where: 'Research & Insights, asked for nothing',
    path: '/research-insights',
    as: 'owner',
    form: { query: ' ' },
    says: ['Please enter a search query'],
  },
];
