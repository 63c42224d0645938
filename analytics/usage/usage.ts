import { LRUCache } from 'lru-cache';
import type { EventStore, StoredEvent } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { ModelCallFinished } from '../../modules/models/events';
import type { QuotaEvent } from '../../modules/quota/events';
import type { ReportKind } from '../../modules/search/contract';
import type {
  SearchCancelled,
  SearchCompleted,
  SearchDeleted,
  SearchFailed,
  SearchRequested,
} from '../../modules/search/events';
import { createMasking } from '../redacted-events';
import { emptyTally, type Count, type Aggregate } from './aggregate';

/** The groupings of a usage report. */
export const groupings = ['user', 'model', 'day', 'kind'] as const;
export type Grouping = (typeof groupings)[number];

/** `from` and `to` are days in UTC, YYYY-MM-DD, both inclusive; a missing one leaves the range open on that side. */
export type UsageQuery = { by?: Grouping; from?: string; to?: string };

export type Usage = {
  /** Only with `by`. The key is null for events outside any such group: a grant has no model and no kind. */
  groups: readonly { key: string | null; tally: Aggregate }[];
  total: Aggregate;
};

type UsageEvent =
  | Exclude<QuotaEvent, { type: 'RewardWithheld' }>
  | Pick<SearchRequested, 'type' | 'searchId' | 'userId' | 'model' | 'kind'>
  | Pick<SearchCompleted, 'type' | 'searchId' | 'userId' | 'processingTimeMs'>
  | SearchFailed
  | SearchCancelled
  | SearchDeleted
  | Omit<ModelCallFinished, 'answer'>;

const types = [
  'WelcomeGranted',
  'SearchesGranted',
  'FeedbackGranted',
  'ReviewGranted',
  'SearchReserved',
  'SearchSpent',
  'SearchRefunded',
  'SearchRequested',
  'SearchCompleted',
  'SearchFailed',
  'SearchCancelled',
  'SearchDeleted',
  'ModelCallFinished',
] as const satisfies readonly UsageEvent['type'][];

const nano = 1_000_000_000;

type Keys = { user: string; day: string; model?: string; kind?: string };

type OpenSearch = {
  model?: Slot;
  kind?: ReportKind;
  running: boolean;
  /** The reservation behind it: its user, and its day. */
  reserved?: { userId: string; day: string };
};

/** How many ended searches keep their kind: a model call may come back after the end of its search. */
const maxEnded = 10_000;

/**
 * Searches that are not over yet: each until it has ended and its reservation is settled. So memory depends on running
 * searches, not on all there ever were.
 */
class OpenSearches {
  readonly #open = new Map<ReportId, OpenSearch>();
  readonly #ended = new LRUCache<ReportId, ReportKind>({ max: maxEnded });

  find(reportId: ReportId): OpenSearch | undefined {
    return this.#open.get(reportId);
  }

  kindOf(reportId: ReportId): ReportKind | undefined {
    return this.#open.get(reportId)?.kind ?? this.#ended.get(reportId);
  }

  change(reportId: ReportId, change: Partial<OpenSearch>): void {
    const next = { running: false, ...this.#open.get(reportId), ...change };
    if (next.running || next.reserved) this.#open.set(reportId, next);
    else this.#end(reportId, next.kind ?? this.#ended.get(reportId));
  }

  all(): IterableIterator<OpenSearch> {
    return this.#open.values();
  }

  #end(reportId: ReportId, kind: ReportKind | undefined): void {
    this.#open.delete(reportId);
    if (kind) this.#ended.set(reportId, kind);
  }
}

/**
 * Adds up usage event by event. An event counts on the day it was written, whatever became of its search before or
 * after: one accepted on Monday and completed on Tuesday is accepted on Monday, and completed, with its whole duration,
 * on Tuesday. `reserved` counts reservations made in the range that are open at the end of the log.
 */
class UsageCounter {
  readonly #query: UsageQuery;
  readonly #groups = new Map<string | null, Aggregate>();
  readonly #total = emptyTally();
  readonly #searches = new OpenSearches();

  constructor(query: UsageQuery) {
    this.#query = query;
  }

  /** The events of the log in their order, from its beginning, those outside the range too. */
  take({ type, metadata }: StoredEvent, data: Record<string, unknown>): void {
    this.#count({ ...data, type } as UsageEvent, metadata.at.slice(0, 10));
  }

  report(): Usage {
    for (const { reserved, model, kind } of this.#searches.all())
      if (reserved) this.#add({ user: reserved.userId, day: reserved.day, model, kind }, { reserved: 1 });
    return {
      groups: [...this.#groups].map(([key, tally]) => ({ key, tally })).sort(inOrder),
      total: this.#total,
    };
  }

  #tallies(keys: Keys): Aggregate[] {
    const { by, from = '', to = '9999-12-31' } = this.#query;
    if (keys.day < from || keys.day > to) return [];
    if (!by) return [this.#total];
    const key = keys[by] ?? null;
    const group = this.#groups.get(key) ?? emptyTally();
    this.#groups.set(key, group);
    return [this.#total, group];
  }

  #add(keys: Keys, amounts: Partial<Record<Count, number>>, durationMs?: number): void {
    for (const tally of this.#tallies(keys)) {
      for (const [count, amount] of Object.entries(amounts)) tally[count as Count] += amount;
      if (durationMs !== undefined) tally.durations.add(durationMs);
    }
  }

  #count(event: UsageEvent, day: string): void {
    const grant: Keys = { user: event.userId, day };
    if (!('searchId' in event)) return this.#add(grant, granted(event));
    const { searchId: reportId } = event;
    const search = this.#searches.find(reportId);
    const keys: Keys = { ...grant, model: search?.model, kind: search?.kind };
    switch (event.type) {
      case 'SearchReserved':
        return this.#searches.change(reportId, { reserved: { userId: event.userId, day } });
      case 'SearchSpent':
      case 'SearchRefunded':
        this.#searches.change(reportId, { reserved: undefined });
        return this.#add(keys, event.type === 'SearchSpent' ? { spent: 1 } : { refunded: 1 });
      case 'SearchRequested': {
        const about = { model: event.model, kind: event.kind };
        this.#searches.change(reportId, { ...about, running: true });
        return this.#add({ ...keys, ...about }, { accepted: 1 });
      }
      case 'SearchCompleted':
        this.#searches.change(reportId, { running: false });
        return this.#add(keys, { completed: 1 }, event.processingTimeMs);
      case 'SearchFailed':
        this.#searches.change(reportId, { running: false });
        return this.#add(keys, { failed: 1 });
      case 'SearchCancelled':
      case 'SearchDeleted':
        // Deleting a finished report is no end; deleting a running one stops it.
        if (!search?.running) return;
        this.#searches.change(reportId, { running: false });
        return this.#add(keys, { cancelled: 1 });
      case 'ModelCallFinished':
        // The called model is paid, also where another one was chosen; a call may come back after the end of its search.
        return this.#add(
          { ...keys, model: event.slot, kind: this.#searches.kindOf(reportId) },
          callOf(event),
        );
    }
  }
}

function granted(event: Extract<UsageEvent, { searches: number }>): Partial<Record<Count, number>> {
  switch (event.type) {
    case 'WelcomeGranted':
      return { welcome: event.searches };
    case 'SearchesGranted':
      return { operator: event.searches };
    case 'FeedbackGranted':
      return { feedback: event.searches };
    case 'ReviewGranted':
      return { review: event.searches };
  }
}

const callOf = ({ inputTokens, outputTokens, costUsd }: Omit<ModelCallFinished, 'answer'>) => ({
  calls: 1,
  inputTokens,
  outputTokens,
  nanoUsd: Math.round(costUsd * nano),
});

/** By key; the group of the rest at the end. */
const inOrder = (a: { key: string | null }, b: { key: string | null }) =>
  a.key === null || b.key === null ? Number(a.key === null) - Number(b.key === null) : a.key < b.key ? -1 : 1;

type Options = {
  store: Pick<EventStore, 'head' | 'readAll'>;
  catalogue: Catalogue;
  query: UsageQuery;
  /** How many events were read, and their share of the log, 0 to 1. */
  onProgress?: (events: number, share: number) => void;
};

/** The usage in a log, in one pass. */
export async function readUsage({ store, catalogue, query, onProgress }: Options): Promise<Usage> {
  const usage = new UsageCounter(query);
  const masked = createMasking(catalogue);
  const head = await store.head();
  let seen = 0;
  for await (const events of store.readAll({ from: 0, types })) {
    for (const event of events) usage.take(event, masked(event) ?? {});
    onProgress?.((seen += events.length), (events.at(-1)?.position ?? head) / head);
  }
  return usage.report();
}
