/**
 * The sentences of the specification, sections 2, 5 and 8, with their pages. They have straight apostrophes and quotes as
 * in the specification; a page may use typographic ones, and an ellipsis for three dots.
 */
export type Visitor = 'anonymous' | 'newcomer' | 'owner' | 'spent' | 'low' | 'admin';

/** The sentences in a server response: to a page request, a form or an API call. */
export type Page = {
  where: string;
  path: string;
  as?: Visitor;
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  says: readonly string[];
};

/** The sentences of a product without any report. */
export const firstPages: readonly Page[] = [
  { where: 'public feedback', path: '/feedback-public', says: ['No Feedback Yet'] },
  {
    where: 'home',
    path: '/',
    says: ['No search reports available yet. Start searching to see recent queries!'],
  },
];

/** The sentences that only scripts show, by the action of the visitor. */
export const shown = {
  'the tour': ['Step 1 of 6', 'Skip tutorial', 'Previous', 'Next'],
  'the end of the tour': ['Step 6 of 6', 'Get Started'],
  'the cookie banner': ['Learn More', 'Accept', 'Dismiss'],
  'the sign-in dialog': ['Sign In', 'Email', 'Password'],
  'the sign-up dialog': ['Sign Up', 'Full Name', 'Confirm Password'],
  'a sign-up with two passwords': ['Error', 'Passwords do not match'],
  'a sign-in whose answer says nothing': ['Error', 'Authentication failed'],
  'a sign-in': ['Logged in successfully!'],
  'a search that is lost on its way': ['Search Failed', 'An error occurred while processing your search'],
  'a question on its way': ['Getting Results with Model 1', 'Query analysis', 'SEO optimisation'],
  'a chart enlarged': ['Close'],
  'a PDF under way': ['Generating PDF...'],
  'a PDF that fails for a reason': ['Error', 'Failed to export PDF: The printer is away.'],
  'a PDF that fails for none': ['Failed to export PDF: Export failed'],
  'a PDF whose failure is unreadable': ['Failed to export PDF: Unknown error'],
  'a PDF': ['PDF exported successfully'],
  'tables that cannot be written': ['Failed to export CSV'],
  'the tables': ['CSV exported successfully'],
  'a deletion': ['Are you sure you want to delete this search result? This action cannot be undone.'],
  'a deletion of one of your reports': [
    'Are you sure you want to delete this report? This action cannot be undone.',
  ],
  'a deletion that is refused': ['Failed to delete report. Please try again.'],
  'a deletion without an answer': ['Error deleting report. Please try again.'],
  'a research report without an answer': ['Error loading research report.'],
  'a review that is lost on its way': ['Failed to submit review. Please try again.'],
  'a history that cannot be loaded': ['Error Loading History', 'Refresh Page'],
  'public feedback that cannot be loaded': ['Unable to Load Feedback'],
  'feedback that fails': ['Failed to submit feedback. Please try again.', 'Error: 500'],
  feedback: ['Feedback Submitted Successfully!', 'Searches granted: 6', 'Searches remaining'],
} as const satisfies Record<string, readonly string[]>;
export type Shown = keyof typeof shown;
