import type { Context } from './modules/kernel/event-log';
import type { Refusal } from './modules/kernel/refusal';
import type { Slot } from './modules/models/contract';
import type { CitedSource, Claim } from './modules/search/report';
import type { ReportSummary, Result, SearchProgress, UserDocument } from './projections/documents';

/** The signed-in person as every call sees them. Spec section 3, User. */
export type Viewer = UserDocument;

/** What surrounds a command from outside: who and which request; made once per request. */
export type RequestContext = Context;

export type UploadedFile = { name: string; type: string; bytes: Buffer };
export type AttachedSource = {
  sourceId: string;
  title: string;
  kind: 'csv' | 'text' | 'markdown' | 'html';
  spans: number;
};
export type Evidence = { sources: CitedSource[]; claims: Claim[] };
export type Page<Item> = {
  results: Item[];
  pagination: {
    currentPage: number;
    totalPages: number;
    totalCount: number;
    hasPrev: boolean;
    hasNext: boolean;
  };
};
export type ModelChoice = { slot: Slot; name: string; offline: boolean; vendorModel: string };

/**
 * The composed product as doors see it: commands answer a value or a Refusal, questions answer documents.
 * Inputs are `unknown` where they come from outside: each front door parses with its own contract.
 */
export type System = {
  settings: {
    appUrl: string;
    promoUrl: string;
    searchFinlandUrl: string;
    models: ModelChoice[];
    sessionSecret: string;
    secureCookies: boolean;
    googleConfigured: boolean;
  };
  identity: {
    register(input: unknown, context: RequestContext): Promise<{ message: string } | Refusal>;
    signIn(
      input: unknown,
      context: RequestContext,
    ): Promise<{ user: Viewer; sessionToken: string } | Refusal>;
    signOut(sessionToken: string): Promise<void>;
    viewer(sessionToken: string): Promise<Viewer | undefined>;
    users(): Promise<UserDocument[]>;
    approve(userId: string, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
  };
  search: {
    /** `idempotencyKey`: a repeat by the same person gives the first answer again. */
    submit(
      input: unknown,
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
    ): Promise<{ queryId: string } | Refusal>;
    cancel(id: string, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
    remove(id: string, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
    /** Live state; undefined when unknown or deleted. */
    progress(id: string): Promise<SearchProgress | undefined>;
    /** Calls back after each change of that search until the returned function is called. */
    watch(id: string, changed: () => void): () => void;
    result(id: string): Promise<Result | undefined>;
    recent(): Promise<ReportSummary[]>;
    /** Newest first; an admin sees everybody's. */
    history(viewer: Viewer, page: number, limit: number): Promise<Page<ReportSummary>>;
    /** Newest 100 completed. */
    all(): Promise<ReportSummary[]>;
  };
  evidence: {
    attach(
      files: readonly UploadedFile[],
      viewer: Viewer,
      context: RequestContext,
    ): Promise<{ sources: AttachedSource[] } | Refusal>;
    /** All spans for owner and admins, the cited ones for others. */
    ofReport(id: string, viewer: Viewer | undefined): Promise<Evidence | undefined>;
  };
  exports: {
    /** One HTML file, no network, works from disk. */
    page(result: Result): string;
    markdown(result: Result): string;
    tablesCsv(result: Result): string | undefined;
    pdf(result: Result, signal: AbortSignal): Promise<Buffer>;
  };
  health: {
    ready(): Promise<{ ok: true } | { ok: false; reason: string }>;
  };
};
