import type { Application } from '../../../composition/application/application';
import { relativeTime } from '~/report/page/relative-time';

/** Published feedback with its stats; ages are formatted here, so that server and browser render the same. */
export async function loadPublicFeedback({ feedback }: Pick<Application, 'feedback'>, now: Date) {
  const [published, ratings] = await Promise.all([feedback.published(), feedback.ratings()]);
  const items = published.map(({ id, rating, content, suggestions, publishedAt, createdAt, user }) => {
    const at = publishedAt ?? createdAt;
    return { id, rating, content, suggestions, user, at, ago: relativeTime(new Date(at), now) };
  });
  return { items, ratings };
}
export type PublicFeedback = Awaited<ReturnType<typeof loadPublicFeedback>>;
export type PublicItem = PublicFeedback['items'][number];
