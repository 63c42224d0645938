import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { loadOwnReports } from '~/insights/history/load-own.server';
import { OwnReportsPage } from '~/insights/history/own-reports-page';
import { removeOwn } from '~/insights/history/remove-own.server';
import { pageTitle } from '~/product';
import { SignInPrompt } from '~/auth/sign-in-prompt';

export const meta: MetaFunction = () => [
  { title: pageTitle('R&I History') },
  { name: 'robots', content: 'noindex' },
];

/** The user's own reports of both kinds; the page filters them. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = requireAccess('GET /research-insights-history', args);
  return { own: viewer ? await loadOwnReports(args.context.system, viewer, new Date()) : null };
}

/** Deletes a report. */
export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /research-insights-history', args);
  return removeOwn(await readForm(args.request), viewer, args.context);
}

export default function ResearchHistory() {
  const { own } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (own) return <OwnReportsPage own={own} refused={refused} />;
  return (
    <SignInPrompt title="R&I History">
      Please sign in to see your visual insights and research reports. They are kept with your account.
    </SignInPrompt>
  );
}
