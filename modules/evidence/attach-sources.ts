import { createHash } from 'node:crypto';
import type { Context } from '../kernel/events/event-log';
import { deterministicId } from '../kernel/events/idempotency-id';
import type { KeyedMutex } from '../kernel/keyed-mutex';
import type { Ids } from '../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { kindOfFile, maxFileBytes, maxRows, maxSources } from './contract';
import type { SourceKind } from './evidence';
import type { SourceAdded } from './events';
import { nameOf, publicationOf } from './fetched-page';
import type { PageFetcher } from './retrieval/fetch/page-fetcher';
import { readFileInTime, readingName, readPageInTime, type ReadingTasks } from './source-readings';
import type { SourceStorage } from './source-storage';
import type { PackedReading } from './sources/read-source';

export type SentFile = { name: string; type: string; bytes: Buffer };
export type Attached = { sourceId: string; title: string; kind: SourceKind; spans: number };

type Deps = { tasks: ReadingTasks; storage: SourceStorage; ids: Ids; pages: PageFetcher };
type Owner = { userId: string; context: Context };
type ReadFile = { kind: SourceKind; bytes: Buffer; read: PackedReading };
type Added = { event: SourceAdded; bytes: Buffer; read: PackedReading };

type Repeats = {
  storage: SourceStorage;
  ids: Ids;
  /** Derives ids from idempotency keys, so that they cannot be guessed. */
  secret: string;
  /** One request of a key after another: a repeat that comes at the same time fetches and reads nothing. */
  inTurn: KeyedMutex;
};

/** Attaches under ids that follow from the idempotency key: a repeat of the request returns the first answer. */
export async function attachOnce(
  { storage, ids, secret, inTurn }: Repeats,
  { userId, key }: { userId: string; key: string | undefined },
  attach: (ids: Ids) => Promise<{ sources: Attached[] } | Refusal>,
): Promise<{ sources: Attached[] } | Refusal> {
  if (!key) return attach(ids);
  const idAt = (at: number) => deterministicId(secret, 'source', userId, key, String(at));
  const answered = async () => ({ sources: (await storage.addedAs(userId, idAt)).map(attachedOf) });
  return inTurn(JSON.stringify([userId, key]), async () => {
    const first = await answered();
    if (first.sources.length > 0) return first;
    let at = 0;
    const result = await attach({ next: () => idAt(at++) });
    // Another process may have been the first to answer.
    return isRefusal(result) ? result : answered();
  });
}

/** All or nothing: every file is read before anything is written. */
export async function attachFiles(
  { tasks, storage, ids }: Deps,
  files: readonly SentFile[],
  { userId, context }: Owner,
): Promise<{ sources: Attached[] } | Refusal> {
  const checked = await readFiles(tasks, files);
  if (isRefusal(checked)) return checked;
  const added = checked.map((file) => ({ ...file, event: addedOf(file, userId, ids.next()) }));
  return keep(storage, added, { userId, context });
}

/** Fetches a pasted address and keeps what it answered as a source. */
export async function attachPage(
  { tasks, storage, ids, pages }: Deps,
  address: string,
  { userId, context }: Owner,
): Promise<{ sources: Attached[] } | Refusal> {
  const page = await pages.fetch(address);
  if (isRefusal(page)) return page;
  const { bytes, kind, type: contentType, retrievedAt, url } = page;
  const file = { bytes, kind, contentType, retrievedAt, name: nameOf(page) };
  const read = await readPageInTime(tasks, file);
  if (isRefusal(read)) return aboutPage(read);
  const event: SourceAdded = {
    ...addedOf({ kind, bytes, read }, userId, ids.next()),
    ...{ url, retrievedAt, contentType, ...publicationOf(page, read) },
  };
  // Ids of events derive from their cause: a request may attach files and pages, each in an append of its own.
  const causationId = `${context.causationId}/${event.sourceId}`;
  return keep(storage, [{ event, bytes, read }], { userId, context: { ...context, causationId } });
}

async function keep(
  storage: SourceStorage,
  added: readonly Added[],
  { userId, context }: Owner,
): Promise<{ sources: Attached[] } | Refusal> {
  const events = added.map(({ event }) => event);
  const sources = added.map(({ event, bytes, read }) => {
    return { event, bytes, reading: { name: readingName(event), bytes: read.reading } };
  });
  const refused = (await storage.refuses(userId, events)) ?? (await storage.add(userId, sources, context));
  if (isRefusal(refused)) return refused;
  return { sources: events.map(attachedOf) };
}

const attachedOf = ({ sourceId, title, kind, spans }: SourceAdded): Attached => {
  return { sourceId, title: title ?? '', kind, spans };
};

function addedOf({ bytes, kind, read }: ReadFile, userId: string, sourceId: string): SourceAdded {
  const { title, spans, rows } = read;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    type: 'SourceAdded',
    ...{ sourceId, userId, title, kind, sha256, bytes: bytes.length, spans, rows },
  };
}

/** Reads every file, one after another, or answers why one cannot be taken. */
async function readFiles(tasks: ReadingTasks, files: readonly SentFile[]): Promise<ReadFile[] | Refusal> {
  if (files.length === 0) return refuse('no-files');
  if (files.length > maxSources) return refuse('too-many-files');
  const kinds: SourceKind[] = [];
  for (const { name, type, bytes } of files) {
    const kind = kindOfFile(name, type);
    if (!kind) return refuse('file-type', { name });
    if (bytes.length > maxFileBytes) return refuse('file-too-large', { name });
    kinds.push(kind);
  }
  const checked: ReadFile[] = [];
  let rows = 0;
  for (const [at, { name, bytes }] of files.entries()) {
    const kind = kinds[at] as SourceKind;
    const read = await readFileInTime(tasks, { name, bytes, kind });
    if (isRefusal(read)) return read;
    rows += read.rows;
    if (rows > maxRows) return refuse('too-many-rows');
    checked.push({ bytes, kind, read });
  }
  return checked;
}

/** The refusals of files, in words for a page. */
function aboutPage(refusal: Refusal): Refusal {
  if (refusal.code === 'file-too-slow' || refusal.code === 'file-too-complex')
    return refuse('address-too-complex');
  return refusal.code === 'too-many-rows' ? refusal : refuse('address-unreadable');
}
