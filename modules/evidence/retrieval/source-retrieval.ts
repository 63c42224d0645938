import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { RetryableError, TerminalError } from '../../kernel/errors';
import type { Clock, Ids, Log } from '../../kernel/ports';
import { isRefusal, type Refusal } from '../../kernel/refusal';
import type { ReportId } from '../../kernel/report-id';
import { sleep, type Sleep } from '../../kernel/sleep';
import { nameOf, publicationOf } from '../fetched-page';
import type { Snapshots } from '../snapshots';
import { readFileInTime, readingName, readPageInTime, type ReadingTasks } from '../source-readings';
import type { PackedReading } from '../sources/read-source';
import { clusterFound } from './cluster';
import { datasetCsv } from './dataset-csv';
import type { PageFetcher } from './fetch/page-fetcher';
import type { EvidenceProvider, EvidenceQuery, Found, ProviderName, RetrieveKind } from './provider';
import { plainAddress } from './plain-address';
import { rankFound } from './rank';
import { snapshotName, snapshotsOf, type RetrievedSource } from './retrieved-source';

export type RetrievalDeps = {
  providers: readonly EvidenceProvider[];
  pages: PageFetcher;
  tasks: ReadingTasks;
  snapshots: Snapshots;
  ids: Ids;
  clock: Clock;
  logger: Log;
  /** Resolves after so many milliseconds, or once aborted. */
  wait?: Sleep;
};

type ReadLimits = {
  /** Sources that are kept. */
  kept: number;
  /** Found sources that are read: some cannot be, as their site refuses or the page is gone. */
  candidates: number;
  /** Time to fetch and read all candidates, in milliseconds; what is not read by then is left out. */
  ms: number;
};
export const firstLimits: ReadLimits = { kept: 8, candidates: 12, ms: 30_000 };
/** Of what was found for gaps of a plan: the report waits for it a second time. */
export const gapLimits: ReadLimits = { kept: 4, candidates: 6, ms: 15_000 };
/**
 * Pages of all reports that are fetched or wait for a thread at once: each holds up to 5 MB. Others wait within the time of
 * their report, the best candidates of every report before the next ones of any.
 */
export const pagesAtOnce = 8;
/** Results asked of each provider. */
const resultsPerProvider = 10;
/** Rows and passages of one retrieved source: a longer one would crowd out the others. */
const maxRowsPerSource = 20_000;
/** A provider that asks to wait longer is not asked again by this report, in milliseconds. */
const maxRetryAfterMs = 10_000;

type Target = { searchId: ReportId; userId: string; query: string };
/** `rank`: 0 for the best. The signal aborts when the time of the report is over. */
type Candidate = Target & { rank: number; signal: AbortSignal };
/** What was found before, and which of it was read. */
type Earlier = { found: readonly Found[]; sources: readonly RetrievedSource[] };
type Read = { source: RetrievedSource; bytes: Buffer; reading: Uint8Array };
/** The title of a source that is left out: its reading failed unexpectedly, or took too long. */
type Missed = { unread: string } | { late: string };
/** Undefined: the site refuses, or there is nothing to use. */
type Outcome = { source: RetrievedSource } | Missed | undefined;
/**
 * The sources that were stored, best first. Titles of those whose reading failed unexpectedly, and of those that were not
 * read in time, although they would have been among the sources.
 */
export type ReadFound = { sources: RetrievedSource[]; unread: string[]; late: string[] };

/** Finds sources for a search with the configured providers, and keeps snapshots of those that it reads. */
export class SourceRetrieval {
  readonly #deps: RetrievalDeps;
  readonly #pages = new PQueue({ concurrency: pagesAtOnce });

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

  /** Reads the best of what was found, best first. What cannot be read, or not in time, is left out. */
  read(found: readonly Found[], target: Target): Promise<ReadFound> {
    return this.#readBest(found, target, firstLimits, []);
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
    const deadline = new AbortController();
    const { signal } = deadline;
    const { wait = sleepUnreferenced } = this.#deps;
    const late = wait(limits.ms, signal).then(() => deadline.abort());
    const candidates = ranked.flatMap(({ index }) => found[index] ?? []);
    const reads = candidates.map((candidate, rank) =>
      this.#readAndKeep(candidate, { ...target, rank, signal }, late),
    );
    const outcomes = await Promise.all(reads).finally(async () => {
      deadline.abort();
      await Promise.allSettled(reads);
    });
    const read = outcomes.flatMap((outcome) => (outcome && 'source' in outcome ? outcome.source : []));
    const sources = distinct(read, known).slice(0, limits.kept);
    await this.#removeOthers(read, [...known, ...sources], target);
    const unread = outcomes.flatMap((outcome) => (outcome && 'unread' in outcome ? outcome.unread : []));
    return { sources, unread, late: lateAmong(outcomes, sources, limits) };
  }

  /** Deletes the snapshots of a search. */
  remove(reportId: ReportId, userId: string): Promise<void> {
    return this.#deps.snapshots.remove(userId, snapshotsOf(reportId));
  }

  /** Stores a source as soon as it is read, because the bytes of all candidates would fill the memory. */
  async #readAndKeep(found: Found, candidate: Candidate, late: Promise<void>): Promise<Outcome> {
    const read = await Promise.race([this.#tryReading(found, candidate), late]);
    if (!read) return candidate.signal.aborted ? { late: found.title } : undefined;
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
  async #readOne(found: Found, { rank, signal }: Candidate): Promise<Read | Missed | undefined> {
    const readPage = async () => (signal.aborted ? undefined : this.#readPage(found, signal));
    const read =
      found.kind === 'reference'
        ? await this.#pages.add(readPage, { priority: -rank })
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
    const { spans, rows, reading } = read;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const about = { ...(authors && { authors }), ...(doi && { doi }), ...(licence && { licence }) };
    const source = {
      ...{ sourceId: this.#deps.ids.next(), provider, title, kind, sha256 },
      ...{ bytes: bytes.length, spans, rows },
      ...origin,
      ...about,
    };
    return { source, bytes, reading };
  }
}

/** A wait that does not keep the process alive. */
const sleepUnreferenced: Sleep = (ms, signal) => sleep(ms, signal, { ref: false });

/** A site or a text that is too slow is named; one that refuses, or holds nothing, is not. */
const lateBy = ({ code }: Refusal, { title }: Found): Missed | undefined =>
  code === 'address-timeout' || code === 'file-too-slow' ? { late: title } : undefined;

/** Those that would have been sources, had they been read in time: places go by rank. */
function lateAmong(
  outcomes: readonly Outcome[],
  sources: readonly RetrievedSource[],
  { kept }: ReadLimits,
): string[] {
  const isPlaced = (outcome: Outcome) =>
    outcome && ('late' in outcome || ('source' in outcome && sources.includes(outcome.source)));
  const placed = outcomes.filter(isPlaced).slice(0, kept);
  return placed.flatMap((outcome) => (outcome && 'late' in outcome ? outcome.late : []));
}

/** What says something new: a copy of a source that was read adds no voice. */
function withoutCopies(found: readonly Found[], earlier: Earlier): Found[] {
  const read = new Set(earlier.sources.map(({ url }) => plainAddress(url)));
  const all = [...earlier.found, ...found];
  // The address of a dataset is one of many series; the same series has the same bytes.
  const isRead = (one: Found | undefined) => one && one.kind !== 'dataset' && read.has(plainAddress(one.url));
  return clusterFound(all)
    .filter(({ members }) => !members.some((at) => isRead(all[at])))
    .flatMap(({ members }) => members.flatMap((at) => found[at - earlier.found.length] ?? []));
}

/** One of each content: two addresses may redirect to the same page. */
function distinct(read: readonly RetrievedSource[], known: readonly RetrievedSource[]): RetrievedSource[] {
  const seen = new Set(known.flatMap(({ sha256, url }) => [sha256, url]));
  return read.filter((source) => {
    const isNew = !seen.has(source.sha256) && !seen.has(source.url);
    seen.add(source.sha256).add(source.url);
    return isNew;
  });
}
