import type { Refusal } from '../../modules/kernel/refusal';
import type { Slot } from '../../modules/models/contract';
import type { ReportKind } from '../../modules/search/contract';
import type { RequestContext, Viewer } from '../../system';

/** What an admin's list may be narrowed by. Contract section 5, admin lists. */
export type ListQuery<Status extends string = string> = {
  /** From 1. A page after the first is exact only with `after`: rows may have moved meanwhile. */
  page?: number;
  /** Rows on a page, 50 unless said otherwise. */
  limit?: number;
  /** A field, with a minus for the newest or largest first; `-createdAt` unless said otherwise. */
  sort?: string;
  /** A part of the text of a row, in any case. */
  q?: string;
  status?: Status;
  /** The cursor of the page before (`next`): the page starts behind its last row, wherever that row is by now. */
  after?: string;
};

/** A page of a list. `next`: the cursor of the page behind it; undefined on the last. */
export type Listed<Item> = { items: Item[]; total: number; next?: string };

/** A decision of an admin about an item. `input`: the optional `{ reason }` of an admin call, unchecked. */
export type Decide<Answer = { ok: true }> = (
  id: string,
  viewer: Viewer,
  input: unknown,
  context: RequestContext,
) => Promise<Answer | Refusal>;

export type FeedbackStatus = 'draft' | 'published';
/** Spec section 3, Feedback. `user`: null values once the account is gone. */
export type FeedbackItem = {
  id: string;
  rating: number;
  content: string;
  suggestions: string;
  status: FeedbackStatus;
  publishedAt: string | null;
  createdAt: string;
  user: { name: string | null; picture: string | null };
};
/** As admins see it. */
export type AdminFeedbackItem = FeedbackItem & { userId: string; userEmail: string | null };

export type ReviewStatus = 'pending' | 'approved' | 'rejected';
/** Spec section 3, Review. */
export type ReviewItem = {
  id: string;
  userId: string;
  rating: number;
  content: string;
  status: ReviewStatus;
  approvedAt: string | null;
  createdAt: string;
  user: { name: string | null; picture: string | null; email: string | null };
};

export type QueryStatus = 'pending' | 'processing' | 'completed' | 'failed';
/** Spec section 3, Search query (admin). `query` and `userEmail` are null once the person is erased. */
export type SearchQueryItem = {
  id: string;
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

/** What admins do with feedback beside reading it. Spec sections 4 and 6. */
export type FeedbackModeration = {
  /** Published feedback, newest first: for everybody. */
  published(): Promise<FeedbackItem[]>;
  list(query?: ListQuery<FeedbackStatus>): Promise<Listed<AdminFeedbackItem>>;
  publish: Decide<{ ok: true; status: FeedbackStatus }>;
  unpublish: Decide<{ ok: true; status: FeedbackStatus }>;
  remove: Decide;
};

export type ReviewModeration = {
  list(query?: ListQuery<ReviewStatus>): Promise<Listed<ReviewItem>>;
  approve: Decide<{ ok: true; status: ReviewStatus }>;
  reject: Decide<{ ok: true; status: ReviewStatus }>;
  remove: Decide;
};

export type QueryModeration = {
  list(query?: ListQuery<QueryStatus>): Promise<Listed<SearchQueryItem>>;
  /** Cancels the search when it runs (its owner gets it back), unpublishes its report, then deletes both. */
  remove: Decide;
};

/** What an audit entry is about. */
export type SubjectKind = 'user' | 'report' | 'feedback' | 'review' | 'source' | 'read-model';

/** Contract section 5, Audit. */
export type AuditEntry = {
  /** The id of the event. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null: the product itself. `id` is `operator` for the command line; `name` is empty once the account is gone. */
  actor: { id: string; name: string } | null;
  /** The event type in words, kebab-case: `user-approved`, `report-published`. */
  action: string;
  /** `label`: the name or title as far as it can still be read, else empty. */
  subject: { kind: SubjectKind; id: string; label: string };
  reason: string | null;
  correlationId: string;
  causationId: string | null;
};

export type AuditQuery = {
  /** An id of a subject, or `kind:id`. */
  subject?: string;
  /** The id of a person; `operator` or `system`. */
  actor?: string;
  kind?: SubjectKind;
  action?: string;
  /** ISO 8601, both inclusive; a plain date means its whole day, UTC. */
  from?: string;
  to?: string;
  page?: number;
  limit?: number;
  /** Cursor as in lists. */
  after?: string;
};

/** One event opened by an admin: its fields in clear, as far as they can still be read. */
export type AuditEvent = AuditEntry & {
  type: string;
  version: number;
  stream: string;
  revision: number;
  position: number;
  /** Fields of the event. `erased`: personal fields whose key is gone. Long values are cut. */
  fields: { name: string; value: string; personal: boolean; erased: boolean }[];
  /** Everything with the same correlation, in order, from the request to the last event; this one included. */
  chain: { id: string; at: string; type: string; causationId: string | null; listed: boolean }[];
};

/** An item at one event: its fields as words, by name. */
export type ItemState = { eventId: string | null; at: string | null; fields: Record<string, string> };

export type Audit = {
  entries(query: AuditQuery): Promise<{
    entries: AuditEntry[];
    pagination: {
      currentPage: number;
      totalPages: number;
      totalCount: number;
      hasPrev: boolean;
      hasNext: boolean;
    };
    next?: string;
  }>;
  /** Undefined for an unknown event, and for one that the audit does not list. */
  event(id: string): Promise<AuditEvent | undefined>;
  /** The item as it was right after that event, or now; undefined when there never was one. */
  asOf(subject: { kind: SubjectKind; id: string }, eventId?: string): Promise<ItemState | undefined>;
  /** All entries of a query, oldest first, as the pieces of one file. */
  export(query: AuditQuery, format: 'csv' | 'ndjson'): AsyncIterable<string>;
};

/** Contract section 5, Stats. */
export type Stats = {
  users: { total: number; waiting: number };
  /** All that were ever asked for. `successRate`: completed of all, in whole percent; 0 while there is none. */
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
    /** Calls that came back, and calls that ended without a usable answer. */
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
  /** Its read model is being built anew right now. */
  isRetrying: boolean;
};

export type RunningWorkflow = {
  id: string;
  /** The name of its story. */
  name: string;
  /** The search it writes, if it writes one: that can be cancelled. */
  searchId: string | null;
  startedAt: string;
  /** In words. */
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
    /** Counted at most every five minutes: bytes take a look at every document. */
    documents: number;
    bytes: number;
    isOutdated: boolean;
  }[];
  parked: ParkedEvent[];
  /** The longest running ones, at most a hundred, of `runningTotal`. */
  running: RunningWorkflow[];
  runningTotal: number;
  /** Whether workflows beside reports are among them: Temporal alone knows its own. */
  showsAllWorkflows: boolean;
  /** By day, oldest first, the last 30 days: searches that ended, and how. */
  searchesByDay: { day: string; completed: number; failed: number; cancelled: number }[];
  /** Of the last 30 days, the most frequent first. */
  failuresByCode: { code: string; count: number }[];
  /** What this process has handed over since it began (`since`, ISO 8601); no other process's mails are among them. */
  mails: { sent: number; failed: number; deferred: number; since: string };
};

export type OperationsConsole = {
  stats(): Promise<Stats>;
  overview(): Promise<Operations>;
  /** Builds the read model anew, beside the live one: the only way that keeps the order of its events. */
  retry: Decide;
  /** The event stays unfolded for good and is no longer listed. */
  skip: Decide;
  /** Ends a running search; its owner gets it back. Answers once no list shows it as running. */
  cancel(searchId: string, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
};
