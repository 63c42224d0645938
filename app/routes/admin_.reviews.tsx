import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReviewStatus } from '../../composition/application/moderation';
import { reviewsList } from '~/admin/reviews/reviews-list';
import { reviewDecisions, reviewsOptions } from '~/admin/reviews/reviews-options';
import { decide } from '~/admin/list/decide.server';
import { readList } from '~/admin/list/list-address';
import { ListPageView } from '~/admin/list/list-page';
import { loadList } from '~/admin/list/load-list.server';
import { readForm } from '~/forms/read-form.server';
import { requireAccess } from '~/http/page-guard.server';
import { pageTitle } from '~/product';

export const meta: MetaFunction = () => [
  { title: pageTitle('Reviews - Admin Panel') },
  { name: 'robots', content: 'noindex' },
];

const listOf = ({ url }: Request) => readList(reviewsOptions, new URL(url).searchParams);

export async function loader(args: LoaderFunctionArgs) {
  requireAccess('GET /admin/reviews', args);
  const { reviews } = args.context.system;
  return loadList(reviewsOptions, listOf(args.request), (query) =>
    reviews.list({ ...query, status: query.status as ReviewStatus | undefined }),
  );
}

export async function action(args: ActionFunctionArgs) {
  const viewer = requireAccess('POST /admin/reviews', args);
  const { system, context } = args.context;
  return decide(await readForm(args.request), listOf(args.request), {
    options: reviewsOptions,
    decisions: reviewDecisions,
    commands: {
      approve: (id, input) => system.reviews.approve(id, viewer, input, context),
      reject: (id, input) => system.reviews.reject(id, viewer, input, context),
      delete: (id, input) => system.reviews.remove(id, viewer, input, context),
    },
  });
}

export default function AdminReviews() {
  return (
    <ListPageView
      definition={reviewsList}
      page={useLoaderData<typeof loader>()}
      undecided={useActionData<typeof action>()}
    />
  );
}
