import { LRUCache } from 'lru-cache';
import { TerminalError } from '../kernel/errors';
import type { PersonKeys } from '../kernel/events/personal-data';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import { TaskOutOfMemory, TaskTimeout, type Task } from '../kernel/tasks';
import { maxReadingMs } from './contract';
import type { KeptSource } from './decider';
import { originOf } from './evidence';
import { snapshotName, type RetrievedSource } from './retrieval/retrieved-source';
import { readingVariant, type PageReading, type PageToRead } from './retrieval/fetch/read-page';
import type { Snapshots } from './snapshots';
import type { SourceStorage } from './source-storage';
import { earlierVersions, packingVersion, type PackedSource } from './sources/packed-reading';
import type { FileToRead, PackedReading, Unreadable } from './sources/read-source';

/** Reads what users sent or named, which may be hostile. */
export type ReadingTasks = {
  readFile: Task<FileToRead, PackedReading | Unreadable>;
  readPage: Task<PageToRead, PageReading | Unreadable>;
};

type Deps = { storage: SourceStorage; keys: PersonKeys; snapshots: Snapshots; tasks: ReadingTasks };

/** `snapshot`: the name of its bytes. */
type StoredSource = Pick<
  KeptSource,
  'sourceId' | 'title' | 'kind' | 'sha256' | 'contentType' | 'retrievedAt'
> & {
  snapshot: string;
};

/** Cache size in bytes of packed readings, for the next step of a report. */
const cachedBytes = 32 * 1024 * 1024;

/** Time to look for the article of a page, in milliseconds; after it the whole page is read. */
const maxArticleMs = maxReadingMs / 2;

/** The packed readings of stored sources: cached, stored beside the snapshot, or made of it anew. */
export class SourceReadings {
  readonly #deps: Deps;
  readonly #cache = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytes,
    sizeCalculation: ({ length }) => length + 1,
  });

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async open(sourceId: string, userId: string): Promise<PackedSource | Refusal> {
    const { storage, keys } = this.#deps;
    const stored = (await storage.find([sourceId], userId)).get(sourceId);
    if (!stored || stored.title === null || !(await keys.find(userId))) return refuse('unknown-source');
    const { title, kind, sha256 } = stored;
    const reading = await this.#reading(userId, { ...stored, snapshot: sha256 });
    return { id: sourceId, title, kind, sha256, ...originOf(stored), reading };
  }

  /** A source that was found for this search. */
  async openRetrieved(
    reportId: ReportId,
    source: RetrievedSource,
    userId: string,
  ): Promise<PackedSource | Refusal> {
    if (!(await this.#deps.keys.find(userId))) return refuse('unknown-source');
    const { sourceId: id, title, kind, sha256 } = source;
    const reading = await this.#reading(userId, { ...source, snapshot: snapshotName(reportId, source) });
    return { id, title, kind, sha256, ...originOf(source), reading };
  }

  clear(): void {
    this.#cache.clear();
  }

  async #reading(userId: string, source: StoredSource): Promise<Uint8Array> {
    const reading = this.#cache.get(source.sourceId) ?? (await this.#stored(userId, source));
    this.#cache.set(source.sourceId, reading);
    return reading;
  }

  /** The packed reading as it was kept; of a source without one that can be opened, the bytes are read again. */
  async #stored(userId: string, source: StoredSource): Promise<Uint8Array> {
    const { snapshots } = this.#deps;
    for (const name of keptNames(source, source.snapshot)) {
      const stored = await snapshots.read(userId, name);
      if (stored) return stored;
    }
    const bytes = await snapshots.read(userId, source.snapshot);
    if (!bytes) throw new TerminalError('source-missing', 'An attached source is no longer there.');
    const read = await this.#readAgain(bytes, source);
    if (isRefusal(read))
      throw new TerminalError('source-unreadable', 'An attached source can no longer be read.');
    await snapshots.keep(userId, readingName(source, source.snapshot), read.reading);
    return read.reading;
  }

  #readAgain(bytes: Uint8Array, { title, kind, contentType, retrievedAt }: StoredSource) {
    const file = { name: title ?? '', bytes, kind };
    if (contentType === undefined) return readFileInTime(this.#deps.tasks, file);
    return readPageInTime(this.#deps.tasks, { ...file, contentType, retrievedAt: retrievedAt ?? '' });
  }
}

type Readable = Pick<KeptSource, 'sha256' | 'kind' | 'contentType'>;

/** The major version of V8: an earlier one may not read what a later one packed. */
const ownMajor = Number(process.versions.v8.split('.')[0]);
/** That of Node 20, the first that the product runs on. */
const firstMajor = 11;

/** The same bytes can be read in several ways. */
export const readingName = (
  { sha256, kind, contentType }: Readable,
  snapshot = sha256,
  version = packingVersion,
  major = ownMajor,
): string => {
  const variant = contentType === undefined ? kind : `${kind}-${readingVariant(contentType)}`;
  return `${snapshot}-${variant}-v${version}-${major}`;
};

/** The names under which a reading may be kept that can be opened, the latest first. */
function keptNames(source: Readable, snapshot: string): string[] {
  const majors = Array.from({ length: Math.max(1, ownMajor - firstMajor + 1) }, (_, at) => ownMajor - at);
  return [packingVersion, ...earlierVersions].flatMap((version) =>
    majors.map((major) => readingName(source, snapshot, version, major)),
  );
}

export const readFileInTime = (tasks: ReadingTasks, file: FileToRead): Promise<PackedReading | Refusal> =>
  orRefusal(file.name, () => tasks.readFile(file, { timeoutMs: maxReadingMs }));

/** Looks for the article of a page first; where that takes too long, the whole page is read. */
export async function readPageInTime(
  tasks: ReadingTasks,
  page: Omit<PageToRead, 'seekArticle'>,
): Promise<PageReading | Refusal> {
  const read = (seekArticle: boolean, timeoutMs: number) =>
    orRefusal(page.name, () => tasks.readPage({ ...page, seekArticle }, { timeoutMs }));
  if (page.kind !== 'html') return read(false, maxReadingMs);
  const article = await read(true, maxArticleMs);
  const isTooMuch = isRefusal(article) && ['file-too-slow', 'file-too-complex'].includes(article.code);
  return isTooMuch ? read(false, maxReadingMs) : article;
}

async function orRefusal<Read extends object>(
  name: string,
  work: () => Promise<Read | Unreadable>,
): Promise<Read | Refusal> {
  try {
    const read = await work();
    return 'code' in read ? refuse(read.code, read.values) : read;
  } catch (error) {
    if (error instanceof TaskTimeout) return refuse('file-too-slow', { name });
    if (error instanceof TaskOutOfMemory) return refuse('file-too-complex', { name });
    throw error;
  }
}
