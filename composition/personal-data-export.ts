import { decodeText } from '../modules/evidence/sources/decode-text';
import type { EvidenceEvent, SourceAdded } from '../modules/evidence/events';
import type { Snapshots } from '../modules/evidence/snapshots';
import type { EventLog, Opened } from '../modules/kernel/events/event-log';
import type { Clock } from '../modules/kernel/ports';
import type { Publishing } from '../modules/publishing';
import type { SearchCompleted, SearchEvent, SearchRequested } from '../modules/search/events';
import type { PersonEvents } from '../projections/person-events';
import type { Viewer } from './application/application';

type Deps = {
  log: EventLog;
  personEvents: PersonEvents;
  snapshots: Pick<Snapshots, 'read'>;
  publishing: Pick<Publishing, 'status'>;
  clock: Clock;
};

/** The status of a search after its last event that changes it. */
const statusAfter: Partial<Record<SearchEvent['type'], string>> = {
  SearchRequested: 'processing',
  SearchCompleted: 'completed',
  SearchFailed: 'failed',
  SearchCancelled: 'cancelled',
  SearchDeleted: 'deleted',
};

/**
 * All data kept about a user, decrypted, as the pieces of one JSON document. Each piece is made on demand, so that no
 * more than one stream or file is in memory at a time. Events come stream by stream, in the order of the streams' beginnings.
 */
export async function* exportPersonalData(
  { log, personEvents, snapshots, publishing, clock }: Deps,
  viewer: Viewer,
): AsyncGenerator<string> {
  const { searchCount, ...account } = viewer;
  yield `{\n"exportedAt": ${text(clock.now())},\n"account": ${text(account)},\n"searchesLeft": ${searchCount}`;
  yield* list('searches', eventsOf(personEvents, viewer, 'quota-'));
  yield* list('reports', reports({ log, personEvents, publishing }, viewer));
  yield* list('sources', sources({ log, personEvents, snapshots }, viewer));
  yield* list('feedback', eventsOf(personEvents, viewer, 'feedback-'));
  yield* list('reviews', eventsOf(personEvents, viewer, 'review-'));
  yield* list('facts', eventsOf(personEvents, viewer));
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

async function* eventsOf(
  personEvents: PersonEvents,
  { id }: Viewer,
  prefix?: string,
): AsyncGenerator<object> {
  for await (const { event, metadata } of personEvents.read(id, prefix))
    yield { at: metadata.at, ...withoutOthers(event, id) };
}

/** Other people who decided something about the user, and their reasons, are data of those people. */
function withoutOthers(event: Opened['event'], userId: string): object {
  const { by, reason, ...rest } = event;
  return by === undefined || by === userId ? event : rest;
}

async function* reports(
  { log, personEvents, publishing }: Pick<Deps, 'log' | 'personEvents' | 'publishing'>,
  { id }: Viewer,
): AsyncGenerator<object> {
  for await (const { event, metadata, stream, broken } of personEvents.read(id, 'search-')) {
    if (broken || event.type !== 'SearchRequested') continue;
    const { searchId: reportId, query, model, sourceIds } = event as SearchRequested;
    const { events } = await log.read<SearchEvent>(stream);
    const completed = events.find(({ event: { type } }) => type === 'SearchCompleted');
    yield {
      id: reportId,
      query,
      model,
      publication: (await publishing.status(reportId)).status,
      status: events.map(({ event: { type } }) => statusAfter[type]).findLast(Boolean),
      requestedAt: metadata.at,
      completedAt: completed?.metadata.at ?? null,
      sources: sourceIds,
      report: (completed?.event as SearchCompleted | undefined)?.report ?? null,
    };
  }
}

/** The stored files. Deleted ones appear in the list of events alone. */
async function* sources(
  { log, personEvents, snapshots }: Pick<Deps, 'log' | 'personEvents' | 'snapshots'>,
  { id }: Viewer,
): AsyncGenerator<object> {
  const gone = await removed(log, id);
  // Streams of accounts, and those of single sources from before.
  for await (const { event, metadata, broken } of personEvents.read(id, 'source')) {
    if (broken || event.type !== 'SourceAdded') continue;
    const { sourceId, title, kind, bytes, sha256 } = event as SourceAdded;
    if (gone.has(sourceId)) continue;
    const content = await snapshots.read(id, sha256);
    const source = { id: sourceId, title, kind, bytes, sha256, addedAt: metadata.at };
    yield { ...source, content: content ? (decodeText(content) ?? null) : null };
  }
}

async function removed(log: EventLog, userId: string): Promise<ReadonlySet<string>> {
  const { events } = await log.read<EvidenceEvent>(`sources-${userId}`);
  return new Set(
    events.flatMap(({ event }) =>
      event.type === 'SourceRemoved' || event.type === 'SourceExpired' ? [event.sourceId] : [],
    ),
  );
}
