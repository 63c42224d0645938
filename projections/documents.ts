import type { Slot } from '../modules/models/contract';
import type { ReportStatus } from '../modules/publishing/contract';
import type { ReportKind } from '../modules/search/contract';
import type { ReportChecks } from './report-checks';
import type { Block, Report } from '../modules/search/report';

export type SearchStatus = 'pending' | 'processing' | 'completed' | 'failed';

/** A section as the live page shows it; `position` is where its fact stands in the log (the SSE event id). */
export type LiveSection = {
  id: string;
  index: number;
  title: string;
  state: 'planned' | 'writing' | 'done';
  /** Empty until written. Ledger facts are filled in; nothing is checked yet. */
  blocks: Block[];
  position: number;
};

/** One search while it is being written: what the status call, the event stream and the live page show. */
export type SearchProgress = {
  id: string;
  kind: ReportKind;
  userId: string;
  /** Null once its person was erased. */
  query: string | null;
  model: Slot;
  status: SearchStatus;
  /** 0-1, from steps that really finished. */
  progress: number;
  /** What is happening, in words: "Writing sections: 3 of 7 done". */
  step: string;
  sectionsDone: number;
  sectionsTotal: number;
  title: string | null;
  summary: string | null;
  sections: LiveSection[];
  /** When it failed: kebab-case code and a sentence. */
  code?: string;
  error?: string;
  createdAt: string;
  updatedAt: string;
  /** Position of the newest fact folded in. */
  position: number;
};

export type { ReportStatus };

/** Spec section 3, Result, with what the contract and the report add to it. */
export type Result = Report & {
  id: string;
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

/** Where a slug leads while it is public: small, for it is asked for on every visit. */
export type Publication = {
  slug: string;
  reportId: string;
  title: string;
  description: string;
  /** 1 for the first publication, one more for each after it: with the slug it names what readers see. */
  version: number;
  publishedAt: string;
};

/** A published report as everybody may read it: never who asked. */
export type PublishedReport = Omit<Result, 'userId' | 'usage'> & {
  usage: Omit<Result['usage'], 'costUsd'>;
} & Pick<Publication, 'slug' | 'version'>;

/** A line of a list of reports: history, all reports, recent searches. Completed ones only. */
export type ReportSummary = {
  id: string;
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

/** A line of an admin's list. `checks`: null for a report that was finished before there were any. */
export type AdminReport = ReportSummary & { checks: ReportChecks | null };

/** A report by name, for its owner: what a source is used for. */
export type NamedReport = { id: string; title: string; url: string; running: boolean };

/** Somebody with an account. Spec section 3. */
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
