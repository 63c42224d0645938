import { createHash } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { RetryableError, TerminalError } from '../../kernel/errors';
import type { Clock, Ids, Log } from '../../kernel/ports';
import { isRefusal } from '../../kernel/refusal';
import type { ReportId } from '../../kernel/report-id';
import { sleep, type Sleep } from '../../kernel/sleep';
import { untilAborted } from '../../kernel/until-aborted';
import { nameOf, publicationOf } from '../fetched-page';
import type { Snapshots } from '../snapshots';
import { readFileInTime, readingName, readPageInTime, type ReadingTasks } from '../source-readings';
import type { PackedReading } from '../sources/read-source';
import { distinct, withoutCopies, type Earlier } from './chosen-sources';
import { datasetCsv } from './dataset-csv';
import type { PageFetcher } from './fetch/page-fetcher';
import type {
  EvidenceProvider,
  EvidenceQuery,
  Found,
  ProviderName,
  RetrieveKind,
  SourceReading,
} from './provider';
import { rankFound } from './rank';
import { lateAmong, lateBy, trackReading, type Missed, type Outcome, type ReadFound } from './read-outcome';
import { ReportSlots } from './report-slots';
import { snapshotName, snapshotsOf, type RetrievedSource } from './retrieved-source';

export type RetrievalDeps = {
  providers: readonly EvidenceProvider[];
  pages: PageFetcher;
  tasks: ReadingTasks;
  snapshots: Snapshots;
  ids: Ids;
  clock: Clock;
  /** Addresses of these attached sources, those of pasted pages. */
  addressesOf(sourceIds: readonly string[], userId: string): Promise<{ url: string }[]>;
  logger: Log;
  /** Resolves after so many milliseconds, or once aborted. */
  wait?: Sleep;
};

type ReadLimits = {
  /** Sources that are kept. */
  kept: number;
  /** Found sources that are read: some cannot be, as their site refuses or the page is gone. */
  candidates: number;
  /**
   * Time to fetch and read all candidates, in milliseconds; what is not read by then is left out. Mostly a wait for slots
   * that other reports use: each page has a shorter time of its own. Less than the time of the step (`workflows/retry.ts`).
   */
  ms: number;
};
export const firstLimits: ReadLimits = { kept: 8, candidates: 12, ms: 150_000 };
/** Of what was found for gaps of a plan: the report waits for it a second time. */
export const gapLimits: ReadLimits = { kept: 4, candidates: 6, ms: 60_000 };
/**
 * Pages of all reports that are fetched or wait for a thread at once: each holds up to 5 MB. Others wait within the time of
 * their report; reports take turns, each with its best candidates first.
 */
export const pagesAtOnce = 8;
/** Results asked of each provider. */
const resultsPerProvider = 10;
/** Rows and passages of one retrieved source: a longer one would crowd out the others. */
const maxRowsPerSource = 20_000;
/** A provider that asks to wait longer is not asked again by this report, in milliseconds. */
const maxRetryAfterMs = 10_000;

type Target = {
  searchId: ReportId;
  userId: string;
  query: string;
  /** Sources that the report has already. */
  sourceIds?: readonly string[];
  /** Aborts when the search is cancelled: its pages leave the queue. */
  signal?: AbortSignal;
  /** Called with the state of all candidates, best first, at their beginning and whenever that of one changes. */
  onReading?: (sources: readonly SourceReading[]) => void;
};
/** The signal aborts when the time of the report is over, too. `isNeeded`: whether better ones do not fill all places yet. */
type Candidate = Target & { signal: AbortSignal; isNeeded: () => boolean; begins: () => void };
type Read = { source: RetrievedSource; bytes: Buffer; reading: Uint8Array };

/** Finds sources for a search with the configured providers, and keeps snapshots of those that it reads. */
export class SourceRetrieval {
  readonly #deps: RetrievalDeps;
  readonly #slots = new ReportSlots(pagesAtOnce);

  constructor(deps: RetrievalDeps) {
    this.#deps = deps;
  }

  /** The kinds that some provider serves; none without settings. */
  kinds(): RetrieveKind[] {
    return [...new Set(this.#deps.providers.map(({ kind }) => kind))];
  }

  /** The providers that serve these kinds. */
  providersOf(kinds: readonly RetrieveKind[]): ProviderName[] {
    return this.#deps.providers.flatMap(({ name, kind }) => (kinds.includes(kind) ? [name] : []));
  }

  /**
   * What a provider finds for the words of a search. Throws ProviderUnavailable while a retry may help, else
   * TerminalError.
   */
  async ask(
    name: ProviderName,
    words: Pick<EvidenceQuery, 'text' | 'language'>,
    signal: AbortSignal,
  ): Promise<Found[]> {
    const provider = this.#deps.providers.find((each) => each.name === name);
    if (!provider)
      throw new TerminalError('provider-missing', 'This source of evidence is no longer set up.');
    try {
      return await provider.find({ ...words, limit: resultsPerProvider }, signal);
    } catch (error) {
      if (error instanceof RetryableError && (error.retryAfterMs ?? 0) > maxRetryAfterMs)
        throw new TerminalError(error.code, error.message);
      throw error;
    }
  }

  /** Reads the best of what was found, best first. What cannot be read, or not in time, and what was pasted is left out. */
  async read(found: readonly Found[], target: Target): Promise<ReadFound> {
    const sources = await this.#deps.addressesOf(target.sourceIds ?? [], target.userId);
    const others = sources.length > 0 ? withoutCopies(found, { found: [], sources }) : found;
    return this.#readBest(others, target, firstLimits, []);
  }

  /** Reads the best of what was found for gaps, in the same way; copies of sources that were read before are left out. */
  readForGaps(found: readonly Found[], target: Target, earlier: Earlier): Promise<ReadFound> {
    return this.#readBest(withoutCopies(found, earlier), target, gapLimits, earlier.sources);
  }

  async #readBest(
    found: readonly Found[],
    target: Target,
    limits: ReadLimits,
    known: readonly RetrievedSource[],
  ): Promise<ReadFound> {
    const { query } = target;
    const at = this.#deps.clock.now().toISOString();
    const ranked = rankFound(found, { query, at, limit: limits.candidates });
    const deadline = this.#deadline(limits.ms, target.signal);
    const { signal } = deadline;
    const candidates = ranked.flatMap(({ index }) => found[index] ?? []);
    const reading = trackReading(candidates, target.onReading);
    const byRank: (RetrievedSource | undefined)[] = [];
    const reads = candidates.map(async (candidate, rank) => {
      const better = () => byRank.slice(0, rank).flatMap((source) => source ?? []);
      const isNeeded = () => distinct(better(), known).length < limits.kept;
      const outcome = await this.#readAndKeep(candidate, {
        ...{ ...target, signal, isNeeded },
        begins: () => reading.begun(rank),
      });
      if (outcome && 'source' in outcome) byRank[rank] = outcome.source;
      reading.ended(rank, outcome);
      return outcome;
    });
    const outcomes = await Promise.all(reads).finally(async () => {
      deadline.abort();
      await Promise.allSettled(reads);
    });
    const read = outcomes.flatMap((outcome) => (outcome && 'source' in outcome ? outcome.source : []));
    const isCancelled = target.signal?.aborted ?? false;
    const sources = isCancelled ? [] : distinct(read, known).slice(0, limits.kept);
    await this.#removeOthers(read, [...known, ...sources], target);
    target.signal?.throwIfAborted();
    const unread = outcomes.flatMap((outcome) => (outcome && 'unread' in outcome ? outcome.unread : []));
    return { sources, unread, late: lateAmong(outcomes, sources, limits) };
  }

  /** Deletes the snapshots of a search. */
  remove(reportId: ReportId, userId: string): Promise<void> {
    return this.#deps.snapshots.remove(userId, snapshotsOf(reportId));
  }

  /** Aborts after so many milliseconds, and when the search is cancelled. */
  #deadline(ms: number, cancelled: AbortSignal | undefined): AbortController {
    const { wait = sleepUnreferenced } = this.#deps;
    const deadline = new AbortController();
    const { signal } = deadline;
    // Each page that waits for a slot listens.
    setMaxListeners(0, signal);
    cancelled?.addEventListener('abort', () => deadline.abort(), { once: true, signal });
    if (cancelled?.aborted) deadline.abort();
    void wait(ms, signal).then(() => deadline.abort());
    return deadline;
  }

  /** Stores a source as soon as it is read, because the bytes of all candidates would fill the memory. */
  async #readAndKeep(found: Found, candidate: Candidate): Promise<Outcome> {
    const { signal } = candidate;
    const read = await untilAborted(signal, this.#tryReading(found, candidate), undefined);
    if (!read) return signal.aborted ? { late: found.title } : undefined;
    if (!('source' in read)) return read;
    await this.#keep(read, candidate);
    return { source: read.source };
  }

  async #keep({ source, bytes, reading }: Read, { searchId: reportId, userId }: Target): Promise<void> {
    const snapshot = snapshotName(reportId, source);
    await this.#deps.snapshots.keep(userId, snapshot, bytes);
    await this.#deps.snapshots.keep(userId, readingName(source, snapshot), reading);
  }

  /** Deletes the snapshots of sources that the report does not use. */
  async #removeOthers(
    read: readonly RetrievedSource[],
    used: readonly RetrievedSource[],
    { searchId: reportId, userId }: Target,
  ): Promise<void> {
    const names = new Set(read.map((source) => snapshotName(reportId, source)));
    for (const source of used) names.delete(snapshotName(reportId, source));
    for (const name of names) await this.#deps.snapshots.remove(userId, name);
  }

  /** A failure leaves out that source alone; only what a retry may fix is thrown, for the step to be repeated. */
  async #tryReading(found: Found, candidate: Candidate): Promise<Read | Missed | undefined> {
    const { searchId: reportId } = candidate;
    try {
      return await this.#readOne(found, candidate);
    } catch (error) {
      if (error instanceof RetryableError) throw error;
      const { provider, title } = found;
      const kind = error instanceof Error ? error.name : typeof error;
      this.#deps.logger.error(
        { searchId: reportId, provider, kind },
        'found source not read, left out of the report',
      );
      return { unread: title };
    }
  }

  /** Undefined when the source cannot be fetched, read or used. */
  async #readOne(found: Found, candidate: Candidate): Promise<Read | Missed | undefined> {
    const { searchId: reportId, signal, isNeeded, begins } = candidate;
    const readPage = async () => {
      if (!isNeeded()) return undefined;
      begins();
      return this.#readPage(found, signal);
    };
    const read =
      found.kind === 'reference'
        ? await this.#slots.run(reportId, signal, readPage)
        : await this.#readText(found);
    const isTooLong = read && 'source' in read && read.source.rows > maxRowsPerSource;
    return isTooLong ? undefined : read;
  }

  async #readPage(found: Found, signal: AbortSignal): Promise<Read | Missed | undefined> {
    const page = await this.#deps.pages.fetch(found.url, signal);
    if (isRefusal(page)) return lateBy(page, found);
    if (signal.aborted) return undefined;
    const { bytes, kind, type: contentType, retrievedAt, url } = page;
    const file = { bytes, kind, contentType, retrievedAt, name: nameOf(page) };
    const read = await readPageInTime(this.#deps.tasks, file);
    if (isRefusal(read)) return lateBy(read, found);
    const { publisher, publishedAt = found.publishedAt } = publicationOf(page, read);
    const origin = { url, publisher, retrievedAt, contentType, ...(publishedAt && { publishedAt }) };
    return this.#sourceOf(found, { bytes, kind, read, title: read.title }, origin);
  }

  async #readText(found: Exclude<Found, { kind: 'reference' }>): Promise<Read | undefined> {
    const kind = found.kind === 'dataset' ? ('csv' as const) : ('text' as const);
    const bytes = Buffer.from(found.kind === 'dataset' ? datasetCsv(found) : found.text);
    const read = await readFileInTime(this.#deps.tasks, { name: found.title, bytes, kind });
    if (isRefusal(read)) return undefined;
    const { url, publisher, publishedAt } = found;
    const retrievedAt = this.#deps.clock.now().toISOString();
    const origin = { url, publisher, retrievedAt, ...(publishedAt && { publishedAt }) };
    return this.#sourceOf(found, { bytes, kind, read, title: found.title }, origin);
  }

  #sourceOf(
    { provider, authors, doi, licence }: Found,
    {
      bytes,
      kind,
      read,
      title,
    }: { bytes: Buffer; kind: RetrievedSource['kind']; read: PackedReading; title: string },
    origin: Pick<RetrievedSource, 'url' | 'publisher' | 'publishedAt' | 'retrievedAt' | 'contentType'>,
  ): Read {
    const { spans, rows, reading, print } = read;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { ...(authors && { authors }), ...(doi && { doi }), ...(licence && { licence }) };
    const source = {
      ...{ sourceId: this.#deps.ids.next(), provider, title, kind, sha256 },
      ...{ bytes: bytes.length, spans, rows, ...(print && { print }) },
      ...origin,
      ...about,
    };
    return { source, bytes, reading };
  }
}

/** A wait that does not keep the process alive. */
const sleepUnreferenced: Sleep = (ms, signal) => sleep(ms, signal, { ref: false });
