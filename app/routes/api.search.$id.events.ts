import type { LoaderFunctionArgs } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { eventStream } from '~/http/event-stream.server';
import { refusalResponse } from '~/http/reply.server';
import { followSearch } from '~/report/follow-search';
import { owns, seesSections } from '~/report/load-report.server';

/** Contract section 3: `status` on each change, `section` as each is written, resumed by `Last-Event-ID`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const { search } = context.system;
  const first = await search.progress(id);
  if (!first) return refusalResponse(refuse('search-not-found'));
  const owned = owns(context, first);
  const followed = {
    read: () => search.progress(id),
    watch: (changed: () => void) => search.watch(id, changed),
  };
  return eventStream(request.signal, (send, close) =>
    followSearch(followed, {
      send,
      close,
      lastEventId: Number(request.headers.get('last-event-id')) || 0,
      seesSections: (now) => seesSections(now, owned),
    }),
  );
}

export const action = methodNotAllowed;
