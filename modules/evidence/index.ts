import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context, EventLog } from '../kernel/events/event-log';
import { TerminalError } from '../kernel/errors';
import type { PersonKeys } from '../kernel/events/personal-data';
import type { Ids } from '../kernel/ports';
import { isRefusal, type Refusal, refuse } from '../kernel/refusal';
import { TaskOutOfMemory, TaskTimeout, type Task, type TaskOptions } from '../kernel/tasks';
import { kindOfFile, maxFileBytes, maxReadingMs, maxRows, maxSources } from './contract';
import type { KeptSource } from './decider';
import type { EvidenceDigest, GatheredEvidence } from './evidence-digest';
import type { SourceKind } from './evidence';
import type { SourceAdded } from './events';
import { packingVersion, type PackedEvidence, type PackedSource } from './sources/packed-reading';
import type { FileToRead, PackedReading, Unreadable } from './sources/read-source';
import type { Snapshots } from './snapshots';
import { createSourceStorage } from './source-storage';

/** The heavy work of this module, each a pure function that runs off the event loop. */
export type EvidenceTasks = {
  /** Reads an uploaded file, which may be hostile. */
  readFile: Task<FileToRead, PackedReading | Unreadable>;
  digestEvidence: Task<PackedEvidence, EvidenceDigest>;
  /** All passages, as the bytes of a JSON array of sources. */
  listSpans: Task<PackedEvidence, Uint8Array>;
};

export type EvidenceDeps = {
  log: EventLog;
  keys: PersonKeys;
  snapshots: Snapshots;
  ids: Ids;
  tasks: EvidenceTasks;
  /** Bytes of files that an account may keep. Contract section 1, `SOURCE_STORAGE_MB`. */
  limitBytes: number;
};
export type SentFile = { name: string; type: string; bytes: Buffer };
export type Attached = { sourceId: string; title: string; kind: SourceKind; spans: number };
export type EvidenceModule = ReturnType<typeof createEvidence>;

/** Cache size in bytes of packed readings, for the next step of a report. */
const keptBytes = 32 * 1024 * 1024;
/** Number of cached digests, each at most some 30 KB. */
const keptDigests = 200;

/** Public API of evidence: attached sources and their readings. */
export function createEvidence(deps: EvidenceDeps) {
  const { log, keys, snapshots, tasks, limitBytes } = deps;
  const storage = createSourceStorage({ log, snapshots, limitBytes });
  const readings = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length + 1,
  });
  const digests = new LRUCache<string, EvidenceDigest>({ max: keptDigests });

  async function open(sourceId: string, userId: string): Promise<PackedSource | Refusal> {
    const found = (await storage.find([sourceId], userId)).get(sourceId);
    if (!found || found.title === null || !(await keys.find(userId))) return refuse('unknown-source');
    const { title, kind, sha256 } = found;
    const reading = readings.get(sourceId) ?? (await storedReading(deps, userId, { title, kind, sha256 }));
    readings.set(sourceId, reading);
    return { id: sourceId, title, kind, sha256, reading };
  }

  async function digestOf(packed: PackedEvidence, options?: TaskOptions): Promise<EvidenceDigest> {
    const known = digests.get(packed.key);
    if (known) return known;
    const digest = await tasks.digestEvidence(packed, options).catch(tooLarge);
    digests.set(packed.key, digest);
    return digest;
  }

  return {
    /** All or nothing: every file is read before anything is written. */
    async attach(
      files: readonly SentFile[],
      userId: string,
      context: Context,
    ): Promise<{ sources: Attached[] } | Refusal> {
      const checked = await readFiles(tasks, files);
      if (isRefusal(checked)) return checked;
      const kept = checked.map(({ file, kind, read }) => {
        const event = factOf({ file, kind, read }, userId, deps.ids.next());
        const reading = { name: readingName(event.sha256, kind), bytes: read.reading };
        return { event, bytes: file.bytes, reading };
      });
      const events = kept.map(({ event }) => event);
      const refused = (await storage.refuses(userId, events)) ?? (await storage.add(userId, kept, context));
      if (isRefusal(refused)) return refused;
      const sources = events.map(({ sourceId, title, kind, spans }) => {
        return { sourceId, title: title ?? '', kind, spans };
      });
      return { sources };
    },

    /**
     * The sources of a request, ranked for its query; the same each time. Throws TerminalError when one of them is no
     * longer there or all together are too large.
     */
    async gather(
      sourceIds: readonly string[],
      userId: string,
      query: string,
      options?: TaskOptions,
    ): Promise<GatheredEvidence | Refusal> {
      const wanted = [...new Set(sourceIds)];
      if (wanted.length > maxSources) return refuse('too-many-sources');
      const sources: PackedSource[] = [];
      for (const id of wanted) {
        const source = await open(id, userId);
        if (isRefusal(source)) return source;
        sources.push(source);
      }
      const packed = { key: `${wanted.join()}/${query}`, query, sources };
      const digest = await digestOf(packed, options);
      return { digest, packed: { ...packed, ranked: digest.ranked.map(({ id }) => id) } };
    },

    /** All passages of gathered sources, as the bytes of a JSON array (contract section 3, evidence). */
    listSpans: (packed: PackedEvidence): Promise<Uint8Array> => tasks.listSpans(packed),

    /** Why these sources cannot be used together by this person; nothing when they can. */
    async refusesSources(sourceIds: readonly string[], userId: string): Promise<Refusal | undefined> {
      if (sourceIds.length === 0) return undefined;
      const found = await storage.find(sourceIds, userId);
      if (found.size < new Set(sourceIds).size) return refuse('unknown-source');
      const rows = [...found.values()].reduce((sum, source) => sum + rowsOf(source), 0);
      return rows > maxRows ? refuse('too-many-rows') : undefined;
    },

    ...{ use: storage.use, remove: storage.remove, list: storage.list },
    /** Background maintenance of the storage of accounts. */
    ...{ expire: storage.expire, adopt: storage.adopt, drop: storage.drop },

    /** Deletes a person's files; part of erasing an account. */
    async deleteAllOf(userId: string): Promise<void> {
      readings.clear();
      digests.clear();
      await snapshots.removeAllOf(userId);
    },
  };
}

type Checked = { file: SentFile; kind: SourceKind; read: PackedReading };

function factOf({ file, kind, read }: Checked, userId: string, sourceId: string): SourceAdded {
  const { title, spans, rows } = read;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return {
    type: 'SourceAdded',
    ...{ sourceId, userId, title, kind, sha256, bytes: file.bytes.length, spans, rows },
  };
}

/** Reads every file, one after another, or answers why one cannot be taken. */
async function readFiles(tasks: EvidenceTasks, files: readonly SentFile[]): Promise<Checked[] | Refusal> {
  if (files.length === 0) return refuse('no-files');
  if (files.length > maxSources) return refuse('too-many-files');
  const kinds: SourceKind[] = [];
  for (const { name, type, bytes } of files) {
    const kind = kindOfFile(name, type);
    if (!kind) return refuse('file-type', { name });
    if (bytes.length > maxFileBytes) return refuse('file-too-large', { name });
    kinds.push(kind);
  }
  const checked: Checked[] = [];
  let rows = 0;
  for (const [at, file] of files.entries()) {
    const kind = kinds[at] as SourceKind;
    const read = await readOne(tasks, { name: file.name, bytes: file.bytes, kind });
    if (isRefusal(read)) return read;
    rows += read.rows;
    if (rows > maxRows) return refuse('too-many-rows');
    checked.push({ file, kind, read });
  }
  return checked;
}

async function readOne(tasks: EvidenceTasks, file: FileToRead): Promise<PackedReading | Refusal> {
  try {
    const read = await tasks.readFile(file, { timeoutMs: maxReadingMs });
    return 'code' in read ? refuse(read.code, read.values) : read;
  } catch (error) {
    const { name } = file;
    if (error instanceof TaskTimeout) return refuse('file-too-slow', { name });
    if (error instanceof TaskOutOfMemory) return refuse('file-too-complex', { name });
    throw error;
  }
}

/** The packed reading as it was kept; of a source without one, or of another version, the file is read again. */
async function storedReading(
  { snapshots, tasks }: Pick<EvidenceDeps, 'snapshots' | 'tasks'>,
  userId: string,
  { sha256, kind, title }: Pick<PackedSource, 'sha256' | 'kind' | 'title'>,
): Promise<Uint8Array> {
  const name = readingName(sha256, kind);
  const stored = await snapshots.read(userId, name);
  if (stored) return stored;
  const bytes = await snapshots.read(userId, sha256);
  if (!bytes) throw new TerminalError('source-missing', 'An attached source is no longer there.');
  const read = await readOne(tasks, { name: title, bytes, kind });
  if (isRefusal(read))
    throw new TerminalError('source-unreadable', 'An attached source can no longer be read.');
  await snapshots.keep(userId, name, read.reading);
  return read.reading;
}

/** The same bytes can be read as two kinds. A version of Node may not read what a later one packed. */
const readingName = (sha256: string, kind: SourceKind) =>
  `${sha256}-${kind}-v${packingVersion}-${process.versions.v8.split('.')[0]}`;

const rowsOf = ({ rows, spans }: KeptSource) => rows ?? spans;

function tooLarge(error: unknown): never {
  if (error instanceof TaskOutOfMemory)
    throw new TerminalError('sources-too-large', 'The attached sources are too large to work with together.');
  throw error;
}
