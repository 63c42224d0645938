import type {
  AskList,
  Audit,
  FeedbackModeration,
  OperationsConsole,
  QueryModeration,
  ReviewModeration,
} from './moderation';
import type { PlanApprovals } from './plan-proposals';
import type { ClaimChain } from './claim-chain';
import type { PublicationReview } from './publishing';
import type { Identity } from '../../modules/identity';
import type { Context } from '../../modules/kernel/events/event-log';
import type { RateLimiter } from '../../modules/kernel/rate-limit/rules';
import type { Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { Search } from '../../modules/search';
import type { ReportKind } from '../../modules/search/contract';
import type { Visibility } from '../../modules/publishing/contract';
import type { SourceKind } from '../../modules/evidence/evidence';
import type { RetrieveKind } from '../../modules/evidence/retrieval/provider';
import type { CitedSource, Claim } from '../../modules/search/report';
import type {
  NamedReport,
  PublishedReport,
  ReportStatus,
  ReportSummary,
  Result,
  UserDocument,
} from '../../projections/documents';
import type { Queries } from '../../projections/queries';
import type { ReportListQuery } from '../../projections/report-list';
import type { UserListQuery } from '../../projections/user-list';

export type { ReportListQuery, UserListQuery };

/** The signed-in user of a call. Spec section 3, User. */
export type Viewer = UserDocument;

/** The context of a command from outside: its user and request; made once per request. */
export type RequestContext = Context;

export type SignedIn = { user: Viewer; sessionToken: string };
/** The reward of a contribution; `remainingSearches` is -1 for admins. */
export type Earned = { searchesGranted: number; remainingSearches: number };
export type UploadedFile = { name: string; type: string; bytes: Buffer };
export type AttachedSource = { sourceId: string; title: string; kind: SourceKind; spans: number };
/** A result for one reader; `withheld` when passages of attached files are left out. */
export type ReadableResult = Result & { withheld?: true };
/** A user's own source, with the reports that use it; of a pasted address with where it comes from. */
export type OwnSource = AttachedSource & {
  url?: string;
  publisher?: string;
  publishedAt?: string;
  retrievedAt?: string;
  bytes: number;
  sha256: string;
  addedAt: string;
  reports: NamedReport[];
};
export type OwnSources = { sources: OwnSource[]; bytes: number; limitBytes: number };
export type Evidence = {
  claims: Claim[];
  /** As the bytes of a JSON array when all passages are requested: they may be many. */
} & ({ sources: CitedSource[] } | { sourcesJson: Uint8Array });
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
/** Contract section 1. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
};
/** `providers`: their names for readers. */
export type RetrieveChoice = { kind: RetrieveKind; providers: string[] };
export type ModelChoice = { slot: Slot; name: string; offline: boolean; vendorModel: string };

/**
 * The composed product for its routes and commands: commands answer a value or a Refusal, queries answer documents.
 * Inputs are `unknown` where they come from outside: each module parses with its own contract.
 */
export type Application = {
  settings: {
    appUrl: string;
    promoUrl: string;
    reportVisibility: Visibility;
    /** Where a search can look for sources; none without settings. */
    retrieve: RetrieveChoice[];
    searchFinlandUrl: string;
    models: ModelChoice[];
    sessionSecret: string;
    secureCookies: boolean;
    /** Hours between two rewards of one user, by kind of contribution; 0 rewards every one. Contract section 1. */
    rewardEveryHours: { feedback: number; review: number };
    /** Undefined when Google sign-in is not set up. */
    google: GoogleSettings | undefined;
  };
  /** Accounts, sessions and sign-in. `replaces`: the session that a new one replaces. */
  identity: {
    signIn(input: unknown, context: RequestContext, replaces?: string): Promise<SignedIn | Refusal>;
    /** `profile`: the response of Google's userinfo, unparsed. */
    signInWithGoogle(
      profile: unknown,
      context: RequestContext,
      replaces?: string,
    ): Promise<SignedIn | Refusal>;
    signOutEverywhere(viewer: Viewer): Promise<void>;
    viewer(sessionToken: string): Promise<Viewer | undefined>;
    /** The sign-in methods of this account. */
    waysIn(viewer: Viewer): Promise<{ password: boolean; google: boolean }>;
    /** Ends all sessions but the one it answers. */
    changePassword(viewer: Viewer, input: unknown, context: RequestContext): Promise<SignedIn | Refusal>;
    /** All data kept about this user, decrypted: the pieces of one JSON document, made while it is read. */
    exportOwnData(viewer: Viewer): AsyncIterable<string>;
    /** When it answers, key, sessions and read models are gone. An admin's account is `admin-protected`. */
    eraseOwn(viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
    users: AskList<UserListQuery, UserDocument>;
    /** `input`: the optional `{ reason }` of an admin call. */
    approve(
      userId: string,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ ok: true } | Refusal>;
    deactivate(
      userId: string,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ ok: true } | Refusal>;
    reactivate(
      userId: string,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ ok: true } | Refusal>;
    erase(
      userId: string,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ ok: true } | Refusal>;
  } & Pick<Identity, 'register' | 'signOut' | 'requestPasswordLink' | 'linkIsGood' | 'setPasswordByLink'>;
  feedback: {
    /** `idempotencyKey`: a repeat by the same person gives the first answer again. */
    submit(
      input: unknown,
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
    ): Promise<Earned | Refusal>;
  } & FeedbackModeration;
  reviews: {
    submit(
      input: unknown,
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
    ): Promise<(Earned & { message: string }) | Refusal>;
  } & ReviewModeration;
  /** The operations tab and its figures. Contract section 5, Stats. */
  operations: OperationsConsole;
  limits: Pick<RateLimiter, 'take'>;
  search: {
    /** `idempotencyKey`: a repeat by the same person gives the first answer again. */
    submit(
      input: unknown,
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
      kind?: ReportKind,
    ): Promise<{ queryId: ReportId } | Refusal>;
    /** `input`: the optional `{ reason }`, stored in the event. */
    remove(
      reportId: ReportId,
      viewer: Viewer,
      context: RequestContext,
      input?: unknown,
    ): Promise<{ ok: true } | Refusal>;
    /** For one reader: before publication, only the owner and admins see passages of attached files. */
    result(reportId: ReportId, reader: Viewer | undefined): Promise<ReadableResult | undefined>;
    /** Visual reports, newest first; for an admin of all users. `q`: a part of title, query or keyword, in any case. */
    history(viewer: Viewer, page: number, limit: number, q?: string): Promise<Page<ReportSummary>>;
  } & PlanApprovals &
    Pick<Search, 'cancel'> &
    Pick<
      Queries,
      'progress' | 'liveProgress' | 'watchProgress' | 'recent' | 'latest' | 'all' | 'ofPerson' | 'list'
    >;
  /** Every search of either kind, for admins. */
  queries: QueryModeration;
  /** From draft to public and back. When a command answers, every page and list of this process shows it. */
  publishing: {
    /** The owner or an admin requests publication; a repeat answers the same. */
    request(
      reportId: ReportId,
      viewer: Viewer,
      context: RequestContext,
    ): Promise<{ status: ReportStatus } | Refusal>;
    /** `input`: the optional `{ reason }` of an admin call. The slug is made from the title once, and stays. */
    publish(
      reportId: ReportId,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ status: ReportStatus; url: string } | Refusal>;
    unpublish(
      reportId: ReportId,
      viewer: Viewer,
      input: unknown,
      context: RequestContext,
    ): Promise<{ status: ReportStatus; url: string } | Refusal>;
    /** For admins: a finished report, and its differences from the version last published. */
    review(reportId: ReportId, viewer: Viewer): Promise<PublicationReview | Refusal>;
  } & Pick<Queries, 'publicationAt' | 'publishedReport' | 'publications'>;
  evidence: {
    /** `idempotencyKey`: a repeat by the same person gives the first answer again. */
    attach(
      files: readonly UploadedFile[],
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
    ): Promise<{ sources: AttachedSource[] } | Refusal>;
    /** Fetches a pasted address and attaches what it answers. */
    attachPage(
      address: string,
      viewer: Viewer,
      context: RequestContext,
      idempotencyKey?: string,
    ): Promise<{ sources: AttachedSource[] } | Refusal>;
    /** The user's own sources, newest first. */
    list(viewer: Viewer): Promise<OwnSources>;
    /** 404 for those of other users; refused while a search that uses it is running. */
    remove(id: string, viewer: Viewer, context: RequestContext): Promise<{ ok: true } | Refusal>;
    /** All spans for owner and admins; for others the cited ones, without those of attached files before publication. */
    ofReport(reportId: ReportId, viewer: Viewer | undefined): Promise<Evidence | undefined>;
    /** What is behind one claim of a report; passages as in `ofReport`, the call to the model for owner and admins. */
    claim(reportId: ReportId, claimId: string, viewer: Viewer | undefined): Promise<ClaimChain | Refusal>;
  };
  exports: {
    /** One HTML file without external resources. */
    page(result: Result): string;
    markdown(result: Result): string;
    tablesCsv(result: Result): string | undefined;
    /** One table by its id, with the name of its file; undefined when there is none. */
    tableCsv(result: Result, tableId: string): { name: string; csv: string } | undefined;
    /** The public page of a slug: a whole HTML document, the same for all readers. */
    publishedPage(report: PublishedReport): string;
    /** An asset of published pages, by a name with its content hash; undefined for any other name. */
    publishedFile(name: string): { type: string; bytes: Buffer } | undefined;
    /** The preview image of a shared link, a PNG of 1200 x 630. Throws RetryableError or TerminalError on failure. */
    sharePicture(report: PublishedReport, signal: AbortSignal): Promise<Buffer>;
    /** A chart as an SVG file of its own, by its number on the page, from 1. Undefined when there is none. */
    chart(result: Result, number: number): { name: string; svg: string } | undefined;
    /** `context`: of the request. */
    pdf(result: Result, signal: AbortSignal, context?: RequestContext): Promise<Buffer>;
  };
  /** The audit: actor, action, item, time and reason. */
  audit: Audit;
  health: {
    ready(): Promise<{ ok: true } | { ok: false; reason: string }>;
  };
};
