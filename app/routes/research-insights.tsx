import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { readForm } from '~/forms/read-form.server';
import { admitted, stoppedAt } from '~/http/page-guard.server';
import { InsightsPage } from '~/insights/insights-page';
import { latestReports } from '~/insights/latest.server';
import { refusalWords } from '~/insights/refusal-words';
import { SignInFirst } from '~/insights/sign-in-first';
import { pageTitle } from '~/product';
import { ask } from '~/search/ask.server';
import { limits } from '~/search/limits.server';
import { orFailed, unlessUnanswered } from '~/search/or-failed';
import { useViewer } from '~/shell/viewer';
import { toast } from '~/ui/toast-store';

export const meta: MetaFunction = () => [{ title: pageTitle('Research & Insights') }];

/** The lists are for people with an account; `visual={id}` leads to that report. Spec section 2, Research & Insights. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = admitted('GET /research-insights', args);
  const { searchParams } = new URL(args.request.url);
  const visual = searchParams.get('visual');
  if (visual) return redirect(`/results/${encodeURIComponent(visual)}`);
  const latest = viewer ? await latestReports(args.context.system) : [];
  return { latest, requestKey: randomUUID(), queryLength: limits.queryLength };
}

/** Starts the ordinary search, with Model 1. */
export async function action(args: ActionFunctionArgs) {
  const stopped = stoppedAt('POST /research-insights', args);
  return ask(await readForm(args.request), args.context, stopped);
}

export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orFailed(request, () => serverAction<typeof action>());

export const shouldRevalidate = unlessUnanswered;

export default function ResearchInsights() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const generating = useNavigation().formData?.has('query') ?? false;
  const viewer = useViewer();
  useEffect(() => {
    if (!answer?.refusal) return;
    const { title, sentence } = refusalWords(answer.refusal);
    toast({ title, description: sentence, tone: 'destructive' });
  }, [answer]);
  // Who is signed out by now still gets to see what they typed.
  if (!viewer && !answer) return <SignInFirst />;
  return <InsightsPage {...data} answer={answer} generating={generating} />;
}
