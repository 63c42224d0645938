import type { ActionFunctionArgs } from '@remix-run/node';
import { contribute, textIn } from '~/forms/contribute.server';
import type { ReviewTyped } from './review-messages';

/** The review form without scripts. */
export function submitReview(args: ActionFunctionArgs) {
  const { system, context } = args.context;
  return contribute(args, {
    route: 'POST /history',
    typedIn: (fields): ReviewTyped => ({
      rating: Number(fields.get('rating') ?? 0),
      content: textIn(fields, 'content'),
    }),
    submit: (typed, viewer, key) => system.reviews.submit(typed, viewer, context, key),
  });
}
