import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FeedbackStatus } from '../../composition/application/moderation';
import { feedbackDesk } from '~/admin/feedback/feedback-desk';
import { feedbackDecisions, feedbackSpec } from '~/admin/feedback/feedback-spec';
import { decide } from '~/admin/list/decide.server';
import { readList } from '~/admin/list/list-address';
import { ListPageView } from '~/admin/list/list-page';
import { loadList } from '~/admin/list/load-list.server';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Feedback - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

const listOf = ({ url }: Request) => readList(feedbackSpec, new URL(url).searchParams);

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/feedback', args);
  const { feedback } = args.context.system;
  return loadList(feedbackSpec, listOf(args.request), (query) =>
    feedback.list({ ...query, status: query.status as FeedbackStatus | undefined }),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /admin/feedback', args);
  const { system, context } = args.context;
  return decide(await readForm(args.request), listOf(args.request), {
    spec: feedbackSpec,
    decisions: feedbackDecisions,
    commands: {
      publish: (id, input) => system.feedback.publish(id, viewer, input, context),
      unpublish: (id, input) => system.feedback.unpublish(id, viewer, input, context),
      delete: (id, input) => system.feedback.remove(id, viewer, input, context),
    },
  });
}

export default function AdminFeedback() {
  return (
    <ListPageView
      desk={feedbackDesk}
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
