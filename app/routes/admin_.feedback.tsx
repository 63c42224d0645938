import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FeedbackStatus } from '../../composition/application/moderation';
import { feedbackList } from '~/admin/feedback/feedback-list';
import { feedbackDecisions, feedbackOptions } from '~/admin/feedback/feedback-options';
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

const listOf = ({ url }: Request) => readList(feedbackOptions, new URL(url).searchParams);

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/feedback', args);
  const { feedback } = args.context.system;
  return loadList(feedbackOptions, listOf(args.request), (query) =>
    feedback.list({ ...query, status: query.status as FeedbackStatus | undefined }),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /admin/feedback', args);
  const { system, context } = args.context;
  return decide(await readForm(args.request), listOf(args.request), {
    options: feedbackOptions,
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
      definition={feedbackList}
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
