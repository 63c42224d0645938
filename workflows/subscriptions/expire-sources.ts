import type { EvidenceModule } from '../../modules/evidence';
import { idleDays } from '../../modules/evidence/contract';
import type { SourceKind } from '../../modules/evidence/evidence';
import type { EvidenceEvent } from '../../modules/evidence/events';
import type { UserErased } from '../../modules/identity/events';
import type { Context, EventLog, Opened } from '../../modules/kernel/events/event-log';
import type { Recorded } from '../../modules/kernel/events/event';
import type { Clock, Log } from '../../modules/kernel/ports';
import type { ReportId } from '../../modules/kernel/report-id';
import type {
  SearchCancelled,
  SearchDeleted,
  SearchFailed,
  SearchRequested,
} from '../../modules/search/events';

type Deps = {
  log: EventLog;
  evidence: Pick<EvidenceModule, 'adopt' | 'expire' | 'drop'> & {
    retrieval: Pick<EvidenceModule['retrieval'], 'remove'>;
  };
  clock: Clock;
  logger: Log;
  /** How often idle sources are looked for, in milliseconds. */
  sweepMs?: number;
};

type SourceEvent =
  EvidenceEvent | UserErased | SearchRequested | SearchFailed | SearchCancelled | SearchDeleted;
type Kept = {
  userId: string;
  sha256: string;
  /** Searches that use it and are neither failed nor deleted. */
  used: Set<ReportId>;
  over: Set<ReportId>;
  /** Since when no report uses it, in ms since the epoch. */
  idleSince: number;
  /** An event from before accounts had a stream for their sources, until it is migrated. */
  earlier?: {
    title: string | null;
    kind: SourceKind;
    bytes: number;
    spans: number;
  };
};

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/**
 * Deletes sources that no report has used for 30 days (contract section 3), migrates sources from before source streams
 * into the stream of their account, and deletes bytes that a crash left: during a removal, or while the found sources of
 * a search were stored that was deleted meanwhile. Derives all of it from the log.
 */
export function createSourceExpiry(deps: Deps) {
  const { log, clock, logger, sweepMs = hourMs } = deps;
  const uses = new SourceUses(clock);

  const noteSound = (recorded: Opened) => {
    if (!recorded.broken) uses.note(recorded);
  };

  /** Sweeps of one process run one after another. */
  let sweeping: Promise<void> = Promise.resolve();
  const sweepSafely = () =>
    (sweeping = sweeping
      .then(() => sweep(uses, deps))
      .catch((error: unknown) => {
        logger.error({ error: String(error) }, 'idle sources not deleted, retrying at the next sweep');
      }));

  return {
    async run(signal: AbortSignal): Promise<void> {
      let from = 0;
      // All of the log first: an unread use would look like none.
      for await (const { events, upTo } of log.readAll({ from, types: watched })) {
        if (signal.aborted) return;
        events.forEach(noteSound);
        from = upTo;
      }
      await sweepSafely();
      const timer = setInterval(() => void sweepSafely(), sweepMs);
      try {
        for await (const { events } of log.follow({ from, types: watched, signal }))
          events.forEach(noteSound);
      } finally {
        clearInterval(timer);
        await sweeping;
      }
    },
  };
}

/** The sources of all accounts and what uses them, folded from the log. */
class SourceUses {
  readonly sources = new Map<string, Kept>();
  /** Contents whose source was removed recently, by person and hash. */
  readonly dropped: { userId: string; sha256: string }[] = [];
  /** Searches with found sources that were deleted recently. */
  readonly deleted: { userId: string; searchId: ReportId }[] = [];
  readonly #searches = new Map<ReportId, readonly string[]>();
  /** Searches that look for sources, until they are deleted. */
  readonly #retrieving = new Set<ReportId>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  #added(sourceId: string, source: Omit<Kept, 'used' | 'over' | 'idleSince'>, at: string): void {
    if (this.sources.has(sourceId)) return;
    this.sources.set(sourceId, { ...source, used: new Set(), over: new Set(), idleSince: Date.parse(at) });
  }

  #uses(reportId: ReportId, sourceIds: readonly string[]): void {
    if (sourceIds.length > 0) this.#searches.set(reportId, sourceIds);
    for (const id of sourceIds) this.sources.get(id)?.used.add(reportId);
  }

  /** A search without a recorded request uses nothing and counts as over; it restarts the 30 days all the same. */
  #held(reportId: ReportId, sourceIds: readonly string[], at: string): void {
    for (const id of sourceIds) {
      const source = this.sources.get(id);
      source?.over.add(reportId);
      if (source) source.idleSince = Math.max(source.idleSince, Date.parse(at));
    }
  }

  #ends(reportId: ReportId, at: string): void {
    for (const id of this.#searches.get(reportId) ?? []) {
      const source = this.sources.get(id);
      if (!source?.used.delete(reportId)) continue;
      source.over.add(reportId);
      source.idleSince = Math.max(source.idleSince, Date.parse(at));
    }
    this.#searches.delete(reportId);
  }

  #gone(sourceId: string, at: string): void {
    const source = this.sources.get(sourceId);
    this.sources.delete(sourceId);
    if (source && this.#isRecent(at)) this.dropped.push(source);
  }

  #deleted({ searchId: reportId, userId }: SearchDeleted, at: string): void {
    this.#ends(reportId, at);
    if (this.#retrieving.delete(reportId) && this.#isRecent(at))
      this.deleted.push({ userId, searchId: reportId });
  }

  #isRecent(at: string): boolean {
    return this.#clock.now().getTime() - Date.parse(at) < dayMs;
  }

  note({ event, metadata: { at }, stream }: Recorded): void {
    const decoded = event as SourceEvent;
    switch (decoded.type) {
      case 'SourceAdded': {
        const { userId, sha256, sourceId, title, kind, bytes, spans } = decoded;
        const earlier = stream === `source-${sourceId}` ? { title, kind, bytes, spans } : undefined;
        return this.#added(sourceId, { userId, sha256, ...(earlier && { earlier }) }, at);
      }
      case 'SourcesAdopted':
        for (const { sourceId } of decoded.sources ?? []) delete this.sources.get(sourceId)?.earlier;
        return;
      case 'SearchRequested':
        if (decoded.retrieve?.length) this.#retrieving.add(decoded.searchId);
        return this.#uses(decoded.searchId, decoded.sourceIds);
      case 'SearchFailed':
      case 'SearchCancelled':
        return this.#ends(decoded.searchId, at);
      case 'SearchDeleted':
        return this.#deleted(decoded, at);
      case 'SourcesUsed':
        return this.#held(decoded.searchId, decoded.sourceIds, at);
      case 'SourceRemoved':
      case 'SourceExpired':
        return this.#gone(decoded.sourceId, at);
      case 'UserErased':
        for (const [id, { userId }] of this.sources) if (userId === decoded.userId) this.sources.delete(id);
        return;
    }
  }
}

/** Adopts, then deletes what is idle, then the bytes of what was removed. */
async function sweep(
  { sources, dropped, deleted }: SourceUses,
  { evidence, clock, logger }: Deps,
): Promise<void> {
  const now = clock.now().getTime();
  for (const [sourceId, source] of [...sources]) {
    await adopt(evidence, sourceId, source);
    if (source.used.size > 0 || now - source.idleSince < idleDays * dayMs) continue;
    const cause = because(`expire/${sourceId}`);
    const result = await evidence.expire(sourceId, source.userId, [...source.over], cause);
    if ('removed' in result && result.removed) logger.info({ sourceId }, 'idle source deleted');
  }
  while (dropped.length > 0) {
    const [next] = dropped;
    if (next) await evidence.drop(next.userId, next.sha256);
    dropped.shift();
  }
  while (deleted.length > 0) {
    const [next] = deleted;
    if (next) await evidence.retrieval.remove(next.searchId, next.userId);
    deleted.shift();
  }
}

async function adopt(evidence: Deps['evidence'], sourceId: string, source: Kept): Promise<void> {
  const { userId, sha256, earlier } = source;
  if (!earlier) return;
  const addedAt = new Date(source.idleSince).toISOString();
  const uses = [...source.used].map((reportId) => ({ searchId: reportId, sourceIds: [sourceId] }));
  const sources = [{ ...earlier, sourceId, sha256, addedAt }];
  await evidence.adopt({ userId, sources, uses }, because(`adopt/${sourceId}`));
  delete source.earlier;
}

const because = (cause: string): Context => ({
  actor: { kind: 'system' },
  correlationId: cause,
  causationId: cause,
});

const watched = [
  'SourceAdded',
  'SourcesAdopted',
  'SourcesUsed',
  'SourceRemoved',
  'SourceExpired',
  'SearchRequested',
  'SearchFailed',
  'SearchCancelled',
  'SearchDeleted',
  'UserErased',
] satisfies SourceEvent['type'][];
