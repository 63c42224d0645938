import { LRUCache } from 'lru-cache';
import { TerminalError } from '../kernel/errors';
import type { Context, EventLog } from '../kernel/events/event-log';
import type { PersonKeys } from '../kernel/events/personal-data';
import { createKeyedMutex } from '../kernel/keyed-mutex';
import { silentLog, type Clock, type Ids, type Log } from '../kernel/ports';
import { isRefusal, type Refusal, refuse } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { TaskOutOfMemory, type Task, type TaskOptions } from '../kernel/tasks';
import type { Sleep } from '../kernel/sleep';
import { attachFiles, attachOnce, attachPage, type SentFile } from './attach-sources';
import { maxRows, maxSources } from './contract';
import type { KeptSource } from './decider';
import type { EvidenceDigest, GatheredEvidence } from './evidence-digest';
import type { PageFetcher } from './retrieval/fetch/page-fetcher';
import type { EvidenceProvider } from './retrieval/provider';
import type { Retrieved } from './retrieval/retrieved-source';
import { SourceRetrieval } from './retrieval/source-retrieval';
import type { Snapshots } from './snapshots';
import { SourceReadings, type ReadingTasks } from './source-readings';
import { SourceStorage } from './source-storage';
import type { PackedEvidence, PackedSource } from './sources/packed-reading';
import type { Surroundings, SurroundingsAsked } from './surroundings';

/** The heavy work of this module, each a pure function that runs off the event loop. */
export type EvidenceTasks = ReadingTasks & {
  digestEvidence: Task<PackedEvidence, EvidenceDigest>;
  /** All passages, as the bytes of a JSON array of sources. */
  listSpans: Task<PackedEvidence, Uint8Array>;
  findSurroundings: Task<SurroundingsAsked, Record<string, Surroundings>>;
};

export type EvidenceDeps = {
  log: EventLog;
  keys: PersonKeys;
  snapshots: Snapshots;
  ids: Ids;
  /** Derives ids from idempotency keys, so that they cannot be guessed. */
  secret: string;
  tasks: EvidenceTasks;
  pages: PageFetcher;
  /** Where a search may find sources; none without settings. */
  providers: readonly EvidenceProvider[];
  clock: Clock;
  /** Bytes of files that an account may keep. Contract section 1, `SOURCE_STORAGE_MB`. */
  limitBytes: number;
  logger?: Log;
  /** How retrieval waits for its deadline; a timer unless given. */
  wait?: Sleep;
};
export type GatherOptions = TaskOptions & {
  /** Sources that were found for the search, besides attached ones. */
  retrieved?: Retrieved;
};
export type EvidenceModule = ReturnType<typeof createEvidence>;

/** Number of cached digests, each at most some 30 KB. */
const cachedDigests = 200;

/** Public API of evidence: attached sources and their readings. */
export function createEvidence(deps: EvidenceDeps) {
  const storage = new SourceStorage(deps);
  const readings = new SourceReadings({ ...deps, storage });
  const gathering = new Gathering(deps.tasks, readings);

  return {
    ...attachCommands({ ...deps, storage }),

    /**
     * The sources of a request, ranked for its query; the same each time. Throws TerminalError when one of them is no
     * longer there or all together are too large.
     */
    gather: (sourceIds: readonly string[], userId: string, query: string, options: GatherOptions = {}) => {
      const { retrieved, ...task } = options;
      return gathering.gather({ sourceIds, userId, query, retrieved }, task);
    },

    /** Finds sources for a search. */
    retrieval: new SourceRetrieval({
      ...deps,
      logger: deps.logger ?? silentLog,
      async addressesOf(sourceIds, userId) {
        const sources = sourceIds.length > 0 ? [...(await storage.find(sourceIds, userId)).values()] : [];
        return sources.flatMap(({ url }) => (url ? [{ url }] : []));
      },
    }),

    /** All passages of gathered sources, as the bytes of a JSON array (contract section 3, evidence). */
    listSpans: (packed: PackedEvidence): Promise<Uint8Array> => deps.tasks.listSpans(packed),

    /** The text around passages of gathered sources, by their ids. */
    surroundings: (packed: PackedEvidence, spanIds: readonly string[]) =>
      deps.tasks.findSurroundings({ packed, spanIds }),

    /** Why these sources cannot be used together by this person; nothing when they can. */
    async refusesSources(sourceIds: readonly string[], userId: string): Promise<Refusal | undefined> {
      if (sourceIds.length === 0) return undefined;
      const sources = await storage.find(sourceIds, userId);
      if (sources.size < new Set(sourceIds).size) return refuse('unknown-source');
      const rows = [...sources.values()].reduce((sum, source) => sum + rowsOf(source), 0);
      return rows > maxRows ? refuse('too-many-rows') : undefined;
    },

    ...storageCommands(storage),

    /** Deletes a person's files; part of erasing an account. */
    async deleteAllOf(userId: string): Promise<void> {
      readings.clear();
      gathering.clear();
      await deps.snapshots.removeAllOf(userId);
    },
  };
}

/** `key`: an idempotency key; a repeat by the same person returns the first answer. */
function attachCommands(deps: EvidenceDeps & { storage: SourceStorage }) {
  const repeats = { ...deps, inTurn: createKeyedMutex() };
  return {
    /** All or nothing: every file is read before anything is written. */
    attach: (files: readonly SentFile[], userId: string, context: Context, key?: string) =>
      attachOnce(repeats, { userId, key }, (ids) =>
        attachFiles({ ...deps, ids }, files, { userId, context }),
      ),

    /** Fetches an address and keeps what it answered. */
    attachPage: (address: string, userId: string, context: Context, key?: string) =>
      attachOnce(repeats, { userId, key }, (ids) =>
        attachPage({ ...deps, ids }, address, { userId, context }),
      ),
  };
}

/** The commands of the storage as functions of their own: callers hand them on one by one. */
const storageCommands = (storage: SourceStorage) => ({
  use: storage.use.bind(storage),
  remove: storage.remove.bind(storage),
  list: storage.list.bind(storage),
  /** Background maintenance of the storage of accounts. */
  expire: storage.expire.bind(storage),
  adopt: storage.adopt.bind(storage),
  drop: storage.drop.bind(storage),
});

type Request = {
  sourceIds: readonly string[];
  userId: string;
  query: string;
  retrieved: Retrieved | undefined;
};

/** Opens the sources of a request and digests them; digests are cached for the next step of a report. */
class Gathering {
  readonly #tasks: EvidenceTasks;
  readonly #readings: SourceReadings;
  readonly #digests = new LRUCache<string, EvidenceDigest>({ max: cachedDigests });

  constructor(tasks: EvidenceTasks, readings: SourceReadings) {
    this.#tasks = tasks;
    this.#readings = readings;
  }

  async gather(
    { sourceIds, userId, query, retrieved }: Request,
    options?: TaskOptions,
  ): Promise<GatheredEvidence | Refusal> {
    const wanted = [...new Set(sourceIds)];
    if (wanted.length > maxSources) return refuse('too-many-sources');
    const sources: PackedSource[] = [];
    for (const id of wanted) {
      const source = await this.#readings.open(id, userId);
      if (isRefusal(source)) return source;
      sources.push(source);
    }
    for (const retrievedSource of retrieved?.sources ?? []) {
      const source = await this.#readings.openRetrieved(
        retrieved?.searchId ?? toReportId(''),
        retrievedSource,
        userId,
      );
      if (isRefusal(source)) return source;
      sources.push(source);
    }
    const ids = sources.map(({ id }) => id).join();
    const gaps = retrieved?.gaps;
    const key = [ids, query, ...(gaps?.queries ?? [])].join('/');
    const packed = { key, query, sources, ...(gaps && { gaps }) };
    const digest = await this.#digestOf(packed, options);
    return { digest, packed: { ...packed, ranked: digest.ranked.map(({ id }) => id) } };
  }

  clear(): void {
    this.#digests.clear();
  }

  async #digestOf(packed: PackedEvidence, options?: TaskOptions): Promise<EvidenceDigest> {
    const cached = this.#digests.get(packed.key);
    if (cached) return cached;
    const digest = await this.#tasks.digestEvidence(packed, options).catch(tooLarge);
    this.#digests.set(packed.key, digest);
    return digest;
  }
}

const rowsOf = ({ rows, spans }: KeptSource) => rows ?? spans;

function tooLarge(error: unknown): never {
  if (error instanceof TaskOutOfMemory)
    throw new TerminalError('sources-too-large', 'The attached sources are too large to work with together.');
  throw error;
}
