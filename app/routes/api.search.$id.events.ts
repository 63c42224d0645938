import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { eventStream } from '~/http/event-stream.server';
import { createOpenStreams } from '~/http/open-streams';
import { refusalResponse } from '~/http/json-reply.server';
import { followedSearch, followSearch } from '~/report/live/follow-search';
import { seesSections, statusRights } from '~/report/page/load-report.server';

const streams = createOpenStreams();

/** Contract section 3: `status` on each change, `section` as each is written, resumed by `Last-Event-ID`. */
export const loader = apiLoader(
  'GET /api/search/:id/events',
  async ({ request, params: { id }, viewer, context }) => {
    const { search } = context.system;
    if (!(await search.progress(id))) return refusalResponse(refuse('search-not-found'));
    const end = streams.open(context.network, viewer?.id);
    if (!end) return refusalResponse(refuse('too-many-streams', { retryAfter: 5 }));
    const ends = AbortSignal.any([context.disconnected, context.closing]);
    return eventStream(ends, context.outgoing(), (send, close) => {
      const unfollow = followSearch(followedSearch(search, id), {
        send,
        close,
        lastEventId: Number(request.headers.get('last-event-id')) || 0,
        seesSections: (now) => seesSections(now, viewer),
        rights: (now) => statusRights(now, viewer),
      });
      return () => {
        unfollow();
        end();
      };
    });
  },
);

export const action = methodNotAllowed;
