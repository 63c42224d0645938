import type { Context, EventLog } from '../kernel/events/event-log';
import { createKeyedMutex } from '../kernel/keyed-mutex';
import type { Recorded } from '../kernel/events/event';
import { isRefusal, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import { sourcesOf, type KeptSource, type SourcesCommand, type SourcesState } from './decider';
import type { EvidenceEvent, SourceAdded } from './events';
import type { Snapshots } from './snapshots';

type Deps = { log: EventLog; snapshots: Snapshots; limitBytes: number };

/** A source of one's own, with when it came (ISO 8601) and the searches that ever rested on it. */
export type ListedSource = KeptSource & { addedAt: string; searchIds: readonly ReportId[] };

/** A file to keep, with its packed reading under a name that begins with the hash of the file. */
type FileToKeep = { event: SourceAdded; bytes: Buffer; reading: { name: string; bytes: Uint8Array } };

/** Sources of an account. All changes go through one stream, so that concurrent calls cannot exceed its limit. */
export class SourceStorage {
  readonly #log: EventLog;
  readonly #snapshots: Snapshots;
  readonly #limitBytes: number;
  readonly #inTurn = createKeyedMutex();

  constructor({ log, snapshots, limitBytes }: Deps) {
    this.#log = log;
    this.#snapshots = snapshots;
    this.#limitBytes = limitBytes;
  }

  /** Those of these sources that the account keeps. */
  async find(sourceIds: readonly string[], userId: string): Promise<Map<string, KeptSource>> {
    const { state } = await this.#load(userId);
    const sources = new Map<string, KeptSource>();
    for (const id of sourceIds) {
      if (state.gone.has(id)) continue;
      const source = state.sources.get(id) ?? (await this.#earlier(id, userId));
      if (source) sources.set(id, source);
    }
    return sources;
  }

  /** Counts files whose bytes are kept already; what is refused, repeated or fails leaves no bytes behind. */
  async add(userId: string, files: readonly FileToKeep[], context: Context): Promise<{ ok: true } | Refusal> {
    const events = files.map(({ event }) => event);
    try {
      for (const { event, bytes, reading } of files) {
        await this.#snapshots.keep(userId, event.sha256, bytes);
        await this.#snapshots.keep(userId, reading.name, reading.bytes);
      }
      const result = await this.#tell({ type: 'Add', userId, events, limitBytes: this.#limitBytes }, context);
      if (isRefusal(result) || result.events.length === 0) {
        await this.#dropAll(userId, events);
        return isRefusal(result) ? result : { ok: true };
      }
      // An equal file may have been deleted after these bytes were kept, and its bytes with it.
      for (const { event, bytes } of files)
        if (!(await this.#snapshots.has(userId, event.sha256)))
          await this.#snapshots.keep(userId, event.sha256, bytes);
      return { ok: true };
    } catch (error) {
      await this.#dropAll(userId, events).catch(() => {
        // The first error is thrown below; erasing the account deletes these bytes.
      });
      throw error;
    }
  }

  /** The sources that were ever added under these ids, up to the first id without one. */
  async addedAs(userId: string, idAt: (at: number) => string): Promise<SourceAdded[]> {
    const { events } = await this.#load(userId);
    const added = new Map(
      events.flatMap(({ event }) => (event.type === 'SourceAdded' ? [[event.sourceId, event] as const] : [])),
    );
    const found: SourceAdded[] = [];
    for (let next = added.get(idAt(0)); next; next = added.get(idAt(found.length))) found.push(next);
    return found;
  }

  /** Whether so many more bytes fit, asked before anything is written. */
  async refuses(userId: string, events: readonly SourceAdded[]): Promise<Refusal | undefined> {
    const { state } = await this.#load(userId);
    const decided = sourcesOf.decide({ type: 'Add', userId, events, limitBytes: this.#limitBytes }, state);
    return isRefusal(decided) ? decided : undefined;
  }

  /** Records that a search rests on these sources; refused when one is not there any more. */
  async use(
    sourceIds: readonly string[],
    userId: string,
    reportId: ReportId,
    context: Context,
  ): Promise<Refusal | undefined> {
    if (sourceIds.length === 0) return undefined;
    await this.#adoptEarlier(sourceIds, userId, context);
    const result = await this.#tell({ type: 'Use', userId, searchId: reportId, sourceIds }, context);
    return isRefusal(result) ? result : undefined;
  }

  /** `isOver`: whether a search has ended, or was never asked for. */
  async remove(
    sourceId: string,
    userId: string,
    isOver: (reportId: ReportId) => Promise<boolean>,
    context: Context,
  ): Promise<{ ok: true } | Refusal> {
    const over: string[] = [];
    for (const reportId of (await this.#load(userId)).state.uses.get(sourceId) ?? [])
      if (await isOver(reportId)) over.push(reportId);
    const result = await this.#removeSource({ type: 'Remove', userId, sourceId, over }, context);
    return isRefusal(result) ? result : { ok: true };
  }

  /** Expires a source that only these ended and deleted searches used; does nothing if another search uses it. */
  expire(sourceId: string, userId: string, over: readonly string[], context: Context) {
    return this.#removeSource({ type: 'Expire', userId, sourceId, over }, context);
  }

  adopt(command: Omit<Extract<SourcesCommand, { type: 'Adopt' }>, 'type'>, context: Context) {
    return this.#tell({ ...command, type: 'Adopt' }, context);
  }

  /** One's own sources, newest first, with the bytes they take and may take. */
  async list(userId: string): Promise<{ sources: ListedSource[]; bytes: number; limitBytes: number }> {
    const { state, events } = await this.#load(userId);
    const cameAt = new Map(
      events.flatMap(({ event, metadata }) =>
        event.type === 'SourceAdded' ? [[event.sourceId, metadata.at] as const] : [],
      ),
    );
    const sources = [...state.sources.values()].map((source) => {
      const addedAt = source.addedAt ?? cameAt.get(source.sourceId) ?? '';
      return { ...source, addedAt, searchIds: state.uses.get(source.sourceId) ?? [] };
    });
    sources.sort((a, b) => b.addedAt.localeCompare(a.addedAt));
    return { sources, bytes: state.bytes, limitBytes: this.#limitBytes };
  }

  /**
   * Deletes the bytes that no source of the person has any more. A file of the same content that comes in meanwhile
   * keeps its bytes: they are put back.
   */
  async drop(userId: string, sha256: string): Promise<void> {
    if (await this.#holds(userId, sha256)) return;
    const bytes = await this.#snapshots.read(userId, sha256);
    await this.#snapshots.remove(userId, sha256);
    if (bytes && (await this.#holds(userId, sha256))) await this.#snapshots.keep(userId, sha256, bytes);
  }

  async #dropAll(userId: string, events: readonly SourceAdded[]): Promise<void> {
    for (const { sha256 } of events) await this.drop(userId, sha256);
  }

  #tell(command: SourcesCommand, context: Context) {
    return this.#inTurn(command.userId, () =>
      this.#log.handle(sourcesOf, streamOf(command.userId), command, context),
    );
  }

  async #load(userId: string): Promise<{ state: SourcesState; events: Recorded<EvidenceEvent>[] }> {
    const { events } = await this.#log.read<EvidenceEvent>(streamOf(userId));
    return {
      events,
      state: events.reduce((state, { event }) => sourcesOf.evolve(state, event), sourcesOf.initial),
    };
  }

  /** A source from before accounts had a stream for them. */
  async #earlier(sourceId: string, userId: string): Promise<KeptSource | undefined> {
    const { events } = await this.#log.read<SourceAdded>(`source-${sourceId}`);
    const [first] = events;
    if (first?.event.userId !== userId) return undefined;
    const { type: _type, userId: _owner, ...source } = first.event;
    return { ...source, addedAt: first.metadata.at };
  }

  /** Adopts sources from before account streams, so that they can be used and removed like others. */
  async #adoptEarlier(sourceIds: readonly string[], userId: string, context: Context): Promise<void> {
    const { state } = await this.#load(userId);
    const unknown = sourceIds.filter((id) => !state.sources.has(id) && !state.gone.has(id));
    const earlier = await Promise.all(unknown.map((id) => this.#earlier(id, userId)));
    const sources = earlier.flatMap((source) => (source ? [{ addedAt: '', ...source }] : []));
    if (sources.length > 0) await this.#tell({ type: 'Adopt', userId, sources, uses: [] }, context);
  }

  async #holds(userId: string, sha256: string): Promise<boolean> {
    return [...(await this.#load(userId)).state.sources.values()].some((source) => source.sha256 === sha256);
  }

  async #removeSource(
    command: Extract<SourcesCommand, { sourceId: string }>,
    context: Context,
  ): Promise<{ removed: boolean } | Refusal> {
    const { userId, sourceId } = command;
    await this.#adoptEarlier([sourceId], userId, context);
    const sha256 = (await this.#load(userId)).state.sources.get(sourceId)?.sha256;
    const result = await this.#tell(command, context);
    if (isRefusal(result)) return result;
    if (sha256 !== undefined && result.events.length > 0) await this.drop(userId, sha256);
    return { removed: result.events.length > 0 };
  }
}

const streamOf = (userId: string) => `sources-${userId}`;
