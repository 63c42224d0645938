import type { ActionFunctionArgs } from '@remix-run/node';
import { contribute, textIn } from '~/forms/contribute.server';
import type { FeedbackTyped } from './feedback-messages';

/** The feedback form without scripts. */
export function submitFeedback(args: ActionFunctionArgs) {
  const { system, context } = args.context;
  return contribute(args, {
    route: 'POST /feedback',
    typedIn: (fields): FeedbackTyped => ({
      rating: Number(fields.get('rating') ?? 0),
      content: textIn(fields, 'content'),
      suggestions: textIn(fields, 'suggestions'),
    }),
    submit: (typed, viewer, key) => system.feedback.submit(typed, viewer, context, key),
  });
}
