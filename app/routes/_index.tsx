import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  useNavigate,
  useSearchParams,
} from '@remix-run/react';
import { randomUUID } from 'node:crypto';
import { useEffect } from 'react';
import { readForm } from '~/forms/read-form.server';
import { requireAccess, checkAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { searchAction } from '~/search/search-action.server';
import { orFallback, revalidateUnlessUnanswered } from '~/search/fallback-answer';
import { sampleData } from '~/search/example-data.server';
import { parseModel } from '~/search/parse-model';
import { HomePage } from '~/search/home-page';
import { searchLimits } from '~/search/search-limits.server';
import { loadRecentReports } from '~/search/recent.server';
import { waitingPlans } from '~/search/waiting-plans.server';
import { authReturnIn, type AuthReturn } from '~/auth/auth-return-messages';
import { toast } from '~/ui/toast-store';
import { Notice } from '~/ui/notice';
import { closeAsPopup } from '~/auth/google-popup';
import { useSignIn } from '~/auth/sign-in-context';
import { useViewer } from '~/root-data';

export const meta: MetaFunction = () => [{ title: pageTitle('AI-Powered Visual Search Engine') }];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /', args);
  const {
    request,
    context: { system },
  } = args;
  const { searchParams } = new URL(request.url);
  const query = searchParams.get('q')?.trim() ?? '';
  return {
    ...(await loadRecentReports(system)),
    plans: await waitingPlans(args.context),
    models: system.settings.models,
    retrieve: system.settings.retrieve,
    filled: {
      query: (query || searchParams.get('fill')) ?? '',
      model: parseModel(searchParams.get('model')),
      asks: query !== '',
    },
    authReturn: authReturnIn(searchParams),
    requestKey: randomUUID(),
    limits: searchLimits,
    specimen: sampleData,
  };
}

export async function action(args: ActionFunctionArgs) {
  const stopped = checkAccess('POST /', args);
  const files = stopped || args.context.tooMany ? 'dropped' : 'held';
  return searchAction(await readForm(args.request, { files }), args.context, stopped);
}

/** Returns what was typed when the server cannot be reached. */
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orFallback(request, () => serverAction<typeof action>());

export const shouldRevalidate = revalidateUnlessUnanswered;

export default function Home() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigation = useNavigation();
  const asking = navigation.formData?.has('query') ? navigation.formData : undefined;
  useAuthReturn();
  useEffect(() => {
    if (answer?.refusal) {
      toast({ title: answer.refusal.title, description: answer.refusal.sentence, tone: 'destructive' });
    }
  }, [answer]);
  return (
    <HomePage
      {...data}
      plainVisit={!data.filled.query && !data.authReturn && !answer}
      notice={data.authReturn && <AuthNotice {...data.authReturn} />}
      answer={answer}
      pendingModel={asking && parseModel(asking.get('model'))}
    />
  );
}

/**
 * The result of a sign-in or sign-out as a notice, for users without JavaScript; others see a toast. Contract section
 * 5.
 */
function AuthNotice({ outcome, sentence }: AuthReturn) {
  if (!sentence) return null;
  return (
    <noscript>
      <Notice tone={outcome === 'error' ? 'negative' : 'positive'} alert>
        {sentence}
      </Notice>
    </noscript>
  );
}

/** Shows the result of a sign-in or sign-out on another page, and clears the address. Spec section 4, auth return. */
function useAuthReturn(): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const openSignIn = useSignIn();
  const isSignedIn = useViewer() !== null;
  const query = params.get('auth') === null ? '' : params.toString();
  useEffect(() => {
    if (!query) return;
    const params = new URLSearchParams(query);
    const { outcome, sentence } = authReturnIn(params) ?? {};
    if (outcome && closeAsPopup(outcome, params.get('message') ?? '')) return;
    if (outcome === 'error') toast({ title: 'Error', description: sentence, tone: 'destructive' });
    else if (sentence) toast({ title: sentence, tone: outcome === 'success' ? 'positive' : 'plain' });
    if (outcome === 'error' && !isSignedIn) openSignIn();
    navigate('/', { replace: true, preventScrollReset: true });
  }, [query, isSignedIn, navigate, openSignIn]);
}
