import { welcomeSearches } from '../../modules/quota/contract';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  useSearchParams,
} from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { useEffect } from 'react';
import { readForm } from '~/forms/read-form.server';
import { requireAccess, checkAccess } from '~/http/page-guard.server';
import { parseInsightsAddress, insightsAddress, kindNamed } from '~/publication/insights-address';
import { InsightsPage } from '~/insights/insights-page';
import { loadLatest, openReport, type LinkedReport } from '~/insights/load-insights.server';
import { ModeChooser } from '~/insights/mode-chooser';
import { modes } from '~/insights/modes';
import { OpenedReport } from '~/insights/opened-report';
import { QueryScreen } from '~/insights/query-screen';
import { refusalMessage } from '~/insights/refusal-messages';
import { pageTitle } from '~/product';
import type { Unanswered } from '~/root';
import { searchAction } from '~/search/search-action.server';
import { searchLimits } from '~/search/search-limits.server';
import { orFallback, revalidateUnlessUnanswered } from '~/search/fallback-answer';
import { useViewer } from '~/root-data';
import { toast } from '~/ui/toast-store';
import '~/report/report.css';
import { ErrorPage } from '~/shell/error-page';
import { Notice } from '~/ui/notice';
import { SignInLink } from '~/auth/sign-in-link';

/**
 * The report in the query parameters, readable without an account; else the mode and the latest reports, for signed-in
 * users. Spec section 2, Research & Insights.
 */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireAccess('GET /research-insights', args);
  const { system } = args.context;
  const { report, mode, tab } = parseInsightsAddress(new URL(args.request.url).searchParams);
  const opened = report && (await openReport(report, args.context));
  const latest = viewer && !opened ? await loadLatest(args.context) : { visual: [], research: [] };
  const { models, retrieve } = system.settings;
  const asking = { models, retrieve, limits: searchLimits, requestKey: randomUUID() };
  const status = opened?.view === 'missing' ? 404 : 200;
  return data({ opened, tab, mode, latest, asking }, { status });
}

/** Starts a report of the kind that the form names. Spec section 4, Research page. */
export async function action(args: ActionFunctionArgs) {
  const stopped = checkAccess('POST /research-insights', args);
  const files = stopped || args.context.tooMany ? 'dropped' : 'held';
  const form = await readForm(args.request, { files });
  const kind = kindNamed(form.fields.get('mode')) ?? 'visual';
  return searchAction(form, args.context, stopped, {
    kind,
    pageOf: (reportId) => insightsAddress(kind, reportId),
  });
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orFallback(request, () => serverAction<typeof action>());

export const shouldRevalidate = revalidateUnlessUnanswered;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(titleOf(page?.opened)) },
];

function titleOf(opened: LinkedReport | undefined): string {
  switch (opened?.view) {
    case 'visual':
    case 'research':
      return opened.report.seoMetadata.title || opened.report.title;
    case 'card':
      return opened.card.title;
    case 'live':
      return 'Generating Report';
    default:
      return 'Research & Insights';
  }
}

export default function ResearchInsights() {
  const { opened, tab, latest, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const generating = useNavigation().formData?.has('query') ?? false;
  const viewer = useViewer();
  useEffect(() => {
    if (!answer?.refusal) return;
    const { title, sentence } = refusalMessage(answer.refusal);
    toast({ title, description: sentence, tone: 'destructive' });
  }, [answer]);
  if (opened) return <OpenedReport opened={opened} tab={tab} />;
  // A user who is signed out by now still sees what they typed.
  if (!viewer && !answer) return <SignInFirst />;
  const mode = page.mode ?? (answer && 'visual');
  if (!mode)
    return (
      <InsightsPage
        latest={latest}
        lead="Two kinds of report, each with what it rests on. Choose what you need."
      >
        <ModeChooser />
      </InsightsPage>
    );
  return (
    <InsightsPage latest={latest} lead={modes[mode].lead} aside>
      <QueryScreen
        key={mode}
        kind={mode}
        {...page.asking}
        answer={answer}
        generating={generating}
        exhausted={viewer?.searchCount === 0}
      />
    </InsightsPage>
  );
}

export const handle: Unanswered = { Unanswered: InsightsError };

export const ErrorBoundary = InsightsError;

/** Spec section 8, report load: the report may exist but could not be loaded. */
const errorTitles = { visual: 'Error loading report', research: 'Error loading research report.' } as const;

function InsightsError() {
  const { report } = parseInsightsAddress(useSearchParams()[0]);
  return (
    <>
      {report && (
        <div className="page pt-6">
          <Notice tone="negative" alert title="Error">
            {errorTitles[report.kind]}
          </Notice>
        </div>
      )}
      <ErrorPage />
    </>
  );
}

/** Spec section 2, Research & Insights: shown without a session. */
function SignInFirst() {
  return (
    <div className="page py-20">
      <div className="max-w-measure border-t-2 border-ink pt-6">
        <p className="label-text">Research &amp; Insights</p>
        <h1 className="mt-2 text-4xl">Authentication Required</h1>
        <p className="prose-text mt-4 text-ink-soft">
          Please sign in to generate reports here.{' '}
          <span className="block">Signing in gives you {welcomeSearches} free searches.</span>
        </p>
        <div className="mt-8">
          <SignInLink size="large">Sign In to Continue</SignInLink>
        </div>
      </div>
    </div>
  );
}
