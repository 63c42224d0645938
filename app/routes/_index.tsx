import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react';
import { useEffect } from 'react';
import { readForm } from '~/forms/read-form.server';
import { requireAccess, checkAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';
import { searchAction } from '~/search/search-action.server';
import { orFallback, unlessUnanswered } from '~/search/fallback-answer';
import { specimen } from '~/search/example-data.server';
import { parseModel } from '~/search/parse-model';
import { HomePage } from '~/search/home-page';
import { limits } from '~/search/search-limits.server';
import { recentInTime } from '~/search/recent.server';
import { AuthNotice } from '~/auth/auth-notice';
import { authReturnIn } from '~/auth/auth-return-messages';
import { useAuthReturn } from '~/auth/auth-return';
import { toast } from '~/ui/toast-store';

export const meta: MetaFunction = () => [{ title: pageTitle('AI-Powered Visual Search Engine') }];

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /', args);
  const {
    request,
    context: { system },
  } = args;
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('q')?.trim() ?? '';
  return {
    ...(await recentInTime(system)),
    models: system.settings.models,
    filled: {
      query: (asked || searchParams.get('fill')) ?? '',
      model: parseModel(searchParams.get('model')),
      asks: asked !== '',
    },
    authReturn: authReturnIn(searchParams),
    requestKey: randomUUID(),
    limits,
    specimen,
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

export const shouldRevalidate = unlessUnanswered;

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
