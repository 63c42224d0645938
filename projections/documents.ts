import type { SourceReading } from '../modules/evidence/retrieval/provider';
import type { Slot } from '../modules/models/contract';
import type { ReportStatus } from '../modules/publishing/contract';
import type { ReportKind, ReportLanguage } from '../modules/search/contract';
import type { ReportId } from '../modules/kernel/report-id';
import type { ReportChecks } from './report-checks';
import type { Block, Report } from '../modules/search/report';

/** Where an event is in the log. */
export type EventPlace = { stream: string; revision: number };

export type SearchStatus = 'pending' | 'processing' | 'completed' | 'failed';

/** A section for the live page; `position` is that of its event in the log (the SSE event id). */
export type LiveSection = {
  id: string;
  index: number;
  title: string;
  state: 'planned' | 'writing' | 'done';
  /** Empty until written. Ledger facts are filled in; nothing is verified yet. */
  blocks: Block[];
  position: number;
};

/** One search while it is being written: for the status call, the event stream and the live page. */
export type SearchProgress = {
  id: ReportId;
  kind: ReportKind;
  userId: string;
  /** Null once its user was erased. */
  query: string | null;
  model: Slot;
  status: SearchStatus;
  /** 0-1, from finished steps only. */
  progress: number;
  /** The current activity as text: "Writing sections: 3 of 7 done". */
  step: string;
  sectionsDone: number;
  sectionsTotal: number;
  title: string | null;
  summary: string | null;
  /** The language of its texts: that of its plan, until then the requested one. Absent if neither is known. */
  language?: ReportLanguage;
  sections: LiveSection[];
  /** What is read of the sources that were found, best first; present until the plan, and again while gaps are filled. */
  reading?: SourceReading[];
  /** Present while the workflow waits for the approval of the plan. */
  waitsFor?: 'plan-approval';
  /** When it failed: kebab-case code and a message. */
  code?: string;
  error?: string;
  /** What its finished model calls cost, in US dollars; absent before the first. Only its owner and admins see it. */
  costUsd?: number;
  createdAt: string;
  updatedAt: string;
  /** Position of the newest folded event. */
  position: number;
};

/** One search without the texts of its sections. */
export type SearchState = Omit<SearchProgress, 'sections'>;

/** A search whose plan waits for its approval, in a list. */
export type WaitingPlan = { id: ReportId; title: string };

export type { ReportStatus };

/** Spec section 3, Result, with additions of the contract and the report. */
export type Result = Report & {
  id: ReportId;
  kind: ReportKind;
  userId: string;
  model: Slot;
  createdAt: string;
  publishedAt: string | null;
  /** `/results/{id}`, once published `/insights/{slug}`. */
  url: string;
  status: ReportStatus;
  /** Milliseconds from request to completion. */
  processingTime: number;
  /** Whether files were attached to its search. */
  attached: boolean;
  query: { query: string | null; model: Slot };
};

/** The target of a public slug: small, for every visit reads it. */
export type Publication = {
  slug: string;
  reportId: ReportId;
  title: string;
  description: string;
  /** 1 for the first publication, one more for each after it: with the slug it identifies the page that readers see. */
  version: number;
  publishedAt: string;
};

/** A published report for the public: without its author. */
export type PublishedReport = Omit<Result, 'userId' | 'usage'> & {
  usage: Omit<Result['usage'], 'costUsd'>;
} & Pick<Publication, 'slug' | 'version'>;

/** A line of a list of reports: history, all reports, recent searches. Completed ones only. */
export type ReportSummary = {
  id: ReportId;
  kind: ReportKind;
  userId: string;
  title: string;
  query: string;
  /** Cut to 150 characters. Spec section 9. */
  summary: string;
  keywords: string[];
  wordCount: number;
  model: Slot;
  status: ReportStatus;
  url: string;
  demo: boolean;
  offline: boolean;
  createdAt: string;
  publishedAt: string | null;
};

/** A line of an admin's list. `checks`: null for a report from before there were checks. */
export type AdminReport = ReportSummary & { checks: ReportChecks | null };

/** A report by name, for its owner: shows where a source is used. */
export type NamedReport = { id: ReportId; title: string; url: string; running: boolean };

/** An account. Spec section 3. */
export type UserDocument = {
  id: string;
  email: string;
  name: string;
  picture: string | null;
  createdAt: string;
  isAdmin: boolean;
  isApproved: boolean;
  isActive: boolean;
  /** Searches remaining; -1 for admins. */
  searchCount: number;
};
