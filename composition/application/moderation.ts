import type { FeedbackStatus } from '../../modules/feedback/contract';
import type { Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { ReviewStatus } from '../../modules/reviews/contract';
import type { AdminFeedbackItem, FeedbackItem, Ratings } from '../../projections/feedback';
import type { ReviewItem } from '../../projections/reviews';
import type { QueryStatus, ReportKind } from '../../modules/search/contract';
import type { SubjectKind } from '../../modules/moderation/contract';
import type { AuditLine } from '../../projections/audit-entries';
import type { AuditFilter } from '../../projections/audit-query';
import type { LinkedEvent } from '../../projections/event-chain';
import type { EventField } from '../../projections/event-fields';
import type { ItemState } from '../../projections/item-state';
import type { RequestContext, Viewer } from './application';

/** The filter of an admin's list. Contract section 5, admin lists. */
export type ListQuery<Status extends string = string> = {
  /** From 1. A page after the first is exact only with `after`: rows may have moved meanwhile. */
  page?: number;
  /** Rows on a page, 50 by default. */
  limit?: number;
  /** A field, with a minus for the newest or largest first; `-createdAt` by default. */
  sort?: string;
  /** A part of the text of a row, in any case. */
  q?: string;
  status?: Status;
  /** The cursor of the previous page (`next`): the page starts behind its last row, wherever that row is by now. */
  after?: string;
};

/** A page of a list. `next`: the cursor of the page behind it; undefined on the last. */
export type Listed<Item> = { items: Item[]; total: number; next?: string };

/** Reads a page of a list. Only a broken cursor is refused, as `invalid-input` with a message for `after`. */
export type AskList<Asked extends { after?: string }, Item> = {
  (query?: Asked & { after?: undefined }): Promise<Listed<Item>>;
  (query: Asked): Promise<Listed<Item> | Refusal>;
};

/** A decision of an admin about an item. `input`: the optional `{ reason }` of an admin call, unchecked. */
export type Decide<Answer = { ok: true }, Id extends string = string> = (
  id: Id,
  viewer: Viewer,
  input: unknown,
  context: RequestContext,
) => Promise<Answer | Refusal>;

export type { AdminFeedbackItem, FeedbackItem, FeedbackStatus, Ratings, ReviewItem, ReviewStatus };

export type { QueryStatus };
/** Spec section 3, Search query (admin). `query` and `userEmail` are null once the person is erased. */
export type SearchQueryItem = {
  id: ReportId;
  kind: ReportKind;
  query: string | null;
  model: Slot;
  status: QueryStatus;
  /** Why it failed, kebab-case; undefined unless it failed. */
  code?: string;
  userId: string;
  userEmail: string | null;
  createdAt: string;
};

/** Admins' actions on feedback besides reading it. Spec sections 4 and 6. */
export type FeedbackModeration = {
  /** Published feedback, newest publication first, 200 at most: public. */
  published(): Promise<FeedbackItem[]>;
  /** Of all published feedback, including what is beyond the list. */
  ratings(): Promise<Ratings>;
  list: AskList<ListQuery<FeedbackStatus>, AdminFeedbackItem>;
  publish: Decide<{ ok: true; status: FeedbackStatus }>;
  unpublish: Decide<{ ok: true; status: FeedbackStatus }>;
  remove: Decide;
};

export type ReviewModeration = {
  list: AskList<ListQuery<ReviewStatus>, ReviewItem>;
  approve: Decide<{ ok: true; status: ReviewStatus }>;
  reject: Decide<{ ok: true; status: ReviewStatus }>;
  remove: Decide;
};

export type QueryModeration = {
  list: AskList<ListQuery<QueryStatus>, SearchQueryItem>;
  /** The number of searches in each state, with `q` only of those with it in their text. */
  counts(q?: string): Promise<Record<QueryStatus, number>>;
  /**
   * Cancels the search when it runs (its owner gets it back), and deletes it with its report, which is then no longer
   * public. 404 `search-not-found` when it is deleted already.
   */
  remove: Decide<{ ok: true }, ReportId>;
};

export type { ItemState, SubjectKind };

/** Contract section 5, Audit; `hasReason` is not part of that answer. */
export type AuditEntry = AuditLine;

/** The filter of the audit, unparsed: each field is text, checked by `entries`. */
export type AuditQuery = AuditFilter;

/** A page of the audit. */
export type AuditPage = AuditQuery & {
  /** From 1; a cursor has precedence. */
  page?: number;
  /** Entries on a page, 50 by default, at most 100. */
  limit?: number;
  /** Cursor: only entries older than the one at this position. */
  after?: string;
  /** Cursor: the entries next newer than the one at this position; the first page when they do not fill one. */
  before?: string;
};

/** An event of a chain, without its contents. */
export type ChainedEvent = Omit<LinkedEvent, 'position'>;

/** One event for an admin: its fields decrypted, as far as they are still readable. */
export type AuditEvent = AuditEntry & {
  type: string;
  version: number;
  stream: string;
  revision: number;
  position: number;
  /** Fields of the event. `erased`: personal fields whose key is destroyed. Long values are cut. */
  fields: EventField[];
  /** The data of the event does not fit its schema: then it has no fields. */
  isBroken: boolean;
  /** Everything with the same correlation, in order, from the request to the last event; this one included. */
  chain: ChainedEvent[];
  /** The chain has more events than are listed here. */
  isChainCut: boolean;
};

export type Audit = {
  /** Newest first. Refused with `invalid-input` and a message for each invalid field. */
  entries(query: AuditPage): Promise<
    | {
        entries: AuditEntry[];
        pagination: {
          currentPage: number;
          totalPages: number;
          totalCount: number;
          hasPrev: boolean;
          hasNext: boolean;
        };
        /** The cursors of the pages behind and before this one; undefined on the last and the first. */
        next?: string;
        previous?: string;
      }
    | Refusal
  >;
  /** Undefined for an unknown event, and for one that the audit does not list. */
  event(id: string): Promise<AuditEvent | undefined>;
  /** The item right after that event, or now; undefined when it never existed, and for an unknown event. */
  asOf(subject: { kind: SubjectKind; id: string }, eventId?: string): Promise<ItemState | undefined>;
  /** The name of the item, for a heading: empty when it is no longer readable. */
  labelOf(subject: { kind: SubjectKind; id: string }): Promise<string>;
  /** All entries of a query, oldest first, as the pieces of one file. */
  export(query: AuditQuery, format: 'csv' | 'ndjson'): AsyncIterable<string> | Refusal;
};

/** Contract section 5, Stats. */
export type Stats = {
  users: { total: number; waiting: number };
  /** All requested searches. `successRate`: completed of all, in whole percent; 0 without any. */
  searches: { total: number; completed: number; failed: number; successRate: number };
  reports: {
    visual: number;
    research: number;
    published: number;
    pending: number;
  };
  /** By day, model and slot, newest day first: the last 366 days, on the operations tab the last 30. */
  usage: {
    /** YYYY-MM-DD, UTC. */
    day: string;
    model: string;
    slot: Slot;
    /** Successful calls, and calls without a usable answer. */
    calls: number;
    failed: number;
    inputTokens: number;
    outputTokens: number;
    costUsd: number;
  }[];
  /** `lag`: positions to the newest event. */
  projections: { name: string; position: number; lag: number }[];
};

export type ParkedEvent = {
  /** `<model>/<eventId>`. */
  id: string;
  model: string;
  eventId: string;
  type: string;
  stream: string;
  position: number;
  error: string;
  at: string;
  /** Its read model is being rebuilt right now. */
  isRetrying: boolean;
};

export type RunningWorkflow = {
  id: string;
  /** The name of its definition. */
  name: string;
  /** The search it belongs to, if any: that can be cancelled. */
  searchId: ReportId | null;
  startedAt: string;
  /** As text for people. */
  step: string;
  /** Failed attempts of its steps so far, and the code of the newest failure. */
  failures: number;
  lastFailure: string | null;
};

export type Operations = Stats & {
  readModels: {
    name: string;
    position: number;
    lag: number;
    /** Measured at most every five minutes, as it reads every document. */
    documents: number;
    bytes: number;
    isOutdated: boolean;
  }[];
  parked: ParkedEvent[];
  /** The longest running ones, at most a hundred, of `runningTotal`. */
  running: RunningWorkflow[];
  runningTotal: number;
  /** Whether workflows beside reports are included: those on Temporal are not in the log. */
  showsAllWorkflows: boolean;
  /** By day, oldest first, the last 30 days: searches that ended, and how. */
  searchesByDay: { day: string; completed: number; failed: number; cancelled: number }[];
  /** Of the last 30 days, the most frequent first. */
  failuresByCode: { code: string; count: number }[];
  /** The mails that this process has sent since its start (`since`, ISO 8601), without those of other processes. */
  mails: { sent: number; failed: number; deferred: number; since: string };
};

export type OperationsConsole = {
  stats(): Promise<Stats>;
  overview(): Promise<Operations>;
  /** Rebuilds the read model beside the live one: only a rebuild keeps the order of its events. */
  retry: Decide;
  /** The event is never folded and no longer listed. */
  skip: Decide;
  /** Ends a running search; its owner gets it back. Resolves once no list shows it as running. */
  cancel(reportId: ReportId, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
};
