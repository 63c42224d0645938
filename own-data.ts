import { decodeText } from './modules/evidence/decode';
import type { SourceAdded } from './modules/evidence/events';
import type { Snapshots } from './modules/evidence/snapshots';
import { FeedbackEvent } from './modules/feedback/events';
import type { EventLog, Opened } from './modules/kernel/event-log';
import { catalogue } from './modules/kernel/message';
import type { Clock } from './modules/kernel/ports';
import type { Publishing } from './modules/publishing';
import { QuotaEvent } from './modules/quota/events';
import { ReviewEvent } from './modules/reviews/events';
import type { SearchCompleted, SearchEvent, SearchRequested } from './modules/search/events';
import type { Viewer } from './system';

type Deps = {
  log: EventLog;
  snapshots: Pick<Snapshots, 'read'>;
  publishing: Pick<Publishing, 'standing'>;
  clock: Clock;
};

/** How a search stands after its last fact that says so. */
const standing: Partial<Record<SearchEvent['type'], string>> = {
  SearchRequested: 'processing',
  SearchCompleted: 'completed',
  SearchFailed: 'failed',
  SearchCancelled: 'cancelled',
  SearchDeleted: 'deleted',
};

/**
 * Everything that is kept about a person, in clear, as the pieces of one JSON document. Each is made when it is asked
 * for, so that no more than one report or file is held at a time.
 */
export async function* ownData(
  { log, snapshots, publishing, clock }: Deps,
  viewer: Viewer,
): AsyncGenerator<string> {
  const { searchCount, ...account } = viewer;
  yield `{\n"exportedAt": ${text(clock.now())},\n"account": ${text(account)},\n"searchesLeft": ${searchCount}`;
  yield* list('searches', facts(log, viewer, [...catalogue(QuotaEvent).keys()]));
  yield* list('reports', reports(log, publishing, viewer));
  yield* list('sources', sources(log, snapshots, viewer));
  yield* list('feedback', facts(log, viewer, [...catalogue(FeedbackEvent).keys()]));
  yield* list('reviews', facts(log, viewer, [...catalogue(ReviewEvent).keys()]));
  yield* list('facts', facts(log, viewer));
  yield '\n}\n';
}

const text = (value: unknown) => JSON.stringify(value, null, 2);

async function* list(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for await (const item of items) {
    yield separator + text(item);
    separator = ',\n';
  }
  yield '\n]';
}

async function* facts(log: EventLog, { id }: Viewer, types?: readonly string[]): AsyncGenerator<object> {
  for await (const { event, metadata } of log.readAbout(id, types))
    yield { at: metadata.at, ...withoutOthers(event, id) };
}

/** Who else decided something about them, and the words they found for it, are data of that other person. */
function withoutOthers(event: Opened['event'], userId: string): object {
  const { by, reason, ...rest } = event;
  return by === undefined || by === userId ? event : rest;
}

async function* reports(
  log: EventLog,
  publishing: Deps['publishing'],
  { id }: Viewer,
): AsyncGenerator<object> {
  for await (const { event, metadata, stream, broken } of log.readAbout(id, ['SearchRequested'])) {
    if (broken) continue;
    const { searchId, query, model, sourceIds } = event as SearchRequested;
    const { events } = await log.read<SearchEvent>(stream);
    const completed = events.find(({ event: { type } }) => type === 'SearchCompleted');
    yield {
      id: searchId,
      query,
      model,
      publication: (await publishing.standing(searchId)).status,
      status: events.map(({ event: { type } }) => standing[type]).findLast(Boolean),
      requestedAt: metadata.at,
      completedAt: completed?.metadata.at ?? null,
      sources: sourceIds,
      report: (completed?.event as SearchCompleted | undefined)?.report ?? null,
    };
  }
}

async function* sources(log: EventLog, snapshots: Deps['snapshots'], { id }: Viewer): AsyncGenerator<object> {
  for await (const { event, metadata, broken } of log.readAbout(id, ['SourceAdded'])) {
    if (broken) continue;
    const { sourceId, title, kind, bytes, sha256 } = event as SourceAdded;
    const content = await snapshots.read(id, sha256);
    const about = { id: sourceId, title, kind, bytes, sha256, addedAt: metadata.at };
    yield { ...about, content: content ? (decodeText(content) ?? null) : null };
  }
}
