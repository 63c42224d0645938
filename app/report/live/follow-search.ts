import type { ReportId } from '../../../modules/kernel/report-id';
import type { SearchProgress } from '../../../projections/documents';
import type { Application } from '../../../composition/application/application';
import { searchStatus } from '~/api/search-status';
import { hasEnded } from './live-state';

type Send = (event: { event: string; data: unknown; id?: string }) => void;
export type Followed = {
  read: () => Promise<SearchProgress | undefined>;
  watch: (changed: () => void) => () => void;
};

/** A search in the read model, with a subscription to its changes. */
export const followedSearch = (search: Application['search'], reportId: ReportId): Followed => ({
  read: () => search.liveProgress(reportId),
  watch: (changed) => search.watchProgress(reportId, changed),
});

type Reader = {
  send: Send;
  close: () => void;
  lastEventId: number;
  seesSections: (now: SearchProgress) => boolean;
  rights: (now: SearchProgress) => Parameters<typeof searchStatus>[1];
};

/**
 * Sends each change of a search to a reader: the sections written since their position, then the status. Ends after the
 * final status. Returns a function that stops it.
 */
export function followSearch({ read, watch }: Followed, reader: Reader) {
  const { send, close, lastEventId, seesSections, rights } = reader;
  let position = lastEventId;
  let lastStatus = '';
  let open = true;
  let turn = Promise.resolve();

  const tell = (now: SearchProgress) => {
    if (seesSections(now)) newSections(now, position).forEach((section) => send(sectionEvent(section)));
    position = Math.max(position, now.position);
    const status = searchStatus(now, rights(now));
    if (JSON.stringify(status) !== lastStatus) send({ event: 'status', data: status, id: String(position) });
    lastStatus = JSON.stringify(status);
  };
  const look = async () => {
    const now = open ? await read().catch(() => undefined) : undefined;
    if (!open) return;
    if (now) tell(now);
    if (!now || hasEnded(now)) close();
  };
  const looks = () => void (turn = turn.then(look));

  const unwatch = watch(looks);
  looks();
  return () => {
    open = false;
    unwatch();
  };
}

type LiveSection = SearchProgress['sections'][number];

const newSections = ({ sections }: SearchProgress, position: number) =>
  sections
    .filter((section) => section.state === 'done' && section.position > position)
    .sort((a, b) => a.position - b.position);

const sectionEvent = ({ id, index, title, blocks, position }: LiveSection) => ({
  event: 'section',
  data: { id, index, title, blocks },
  id: String(position),
});
