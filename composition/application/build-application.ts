import { createRunDecision } from './run-decision';
import { createPublicationReview } from './publication-review';
import { createFeedbackModeration } from './feedback';
import { createReviewModeration } from './reviews';
import { createQueryModeration, createRemoval } from './queries';
import type { Audit } from './moderation';
import { createOperations, type OperationsParts } from './operations';
import type { EvidenceModule } from '../../modules/evidence';
import type { Feedback } from '../../modules/feedback';
import type { Account, Identity, SignedIn as Entered } from '../../modules/identity';
import type { RateLimiter } from '../../modules/kernel/rate-limit/rules';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import { can, authorize } from '../../modules/access/policy';
import type { Publishing, PublicationStatus } from '../../modules/publishing';
import { publishedPath, reportPath } from '../../modules/publishing/contract';
import { isWithheld, withholdPassages } from '../../modules/publishing/withhold-passages';
import type { Quota } from '../../modules/quota';
import { unlimited, type Rewarded } from '../../modules/quota/contract';
import type { Reviews } from '../../modules/reviews';
import { reviewSubmitted, reviewUnrewarded } from '../../modules/reviews/contract';
import type { Search } from '../../modules/search';
import type { Queries } from '../../projections/queries';
import type { Earned, ReadableResult, SignedIn, Application, Viewer } from './application';
import type { Erasure } from '../../workflows/erase-account/start';

type Parts = {
  settings: Application['settings'];
  identity: Identity;
  quota: Quota;
  search: Search;
  publishing: Publishing;
  evidence: EvidenceModule;
  questions: Queries;
  erasure: Erasure;
  feedback: Feedback;
  reviews: Reviews;
  limits: RateLimiter;
  audit: Audit;
  operations: OperationsParts;
  ownData(viewer: Viewer): AsyncIterable<string>;
  exports: Application['exports'];
  telemetry: Telemetry;
  /** Rejects while the log or the read models cannot be read. */
  isReachable(): Promise<void>;
};

/** The product for its routes and commands: modules for commands, read models for queries, joined where a call needs both. */
export function buildApplication(parts: Parts): Application {
  const { settings, identity, erasure, quota, search, publishing, evidence, feedback, reviews, questions } =
    parts;

  const viewerOf = async (account: Account): Promise<Viewer> => ({
    id: account.id,
    email: account.email ?? '',
    name: account.name ?? '',
    picture: account.picture,
    createdAt: account.createdAt,
    isAdmin: account.isAdmin,
    isApproved: account.isApproved,
    isActive: account.isActive,
    searchCount: can(account, 'search.unmetered') ? unlimited : await quota.remaining(account.id),
  });

  const entered = async (result: Entered | Refusal): Promise<SignedIn | Refusal> =>
    isRefusal(result) ? result : { user: await viewerOf(result.account), sessionToken: result.sessionToken };

  const decided = createRunDecision({ nameOf: questions.userName, account: identity.account });

  const remove = createRemoval({ search, publishing, questions });

  /** The same answer, once the list of accounts shows the decision: the admin looks at the list next. */
  async function listed(result: { ok: true } | Refusal, userId: string, shown: Partial<Viewer>) {
    if (!isRefusal(result)) await questions.accountShown(userId, shown);
    return result;
  }

  /** The status of a publication, once every page and list shows it: the caller looks at it next. */
  async function waitUntilVisible(id: string, result: PublicationStatus | Refusal) {
    if (isRefusal(result)) return result;
    const { status, slug, kind } = result;
    const url = status === 'published' && slug !== null ? publishedPath(slug) : reportPath(id, kind);
    await questions.reportShown(id, { status, url });
    return { status, url };
  }

  /** The only access to a finished report: leaves out what this reader may not see yet. */
  async function resultFor(id: string, reader: Viewer | undefined): Promise<ReadableResult | undefined> {
    const result = await questions.result(id);
    if (!result || !isWithheld(result)) return result;
    if (can(reader, 'evidence.read-withheld', { ownerId: result.userId })) return result;
    return withholdPassages(result);
  }

  /** Whether a search is not running; a lagging read model may show one that has just ended as running. */
  async function isOver(searchId: string): Promise<boolean> {
    const status = (await questions.progress(searchId))?.status;
    if (status === 'completed' || status === 'failed') return true;
    return (await search.load(searchId)).state.status !== 'running';
  }

  const earned = (viewer: Viewer, result: Rewarded | Refusal): Earned | Refusal =>
    isRefusal(result)
      ? result
      : {
          searchesGranted: can(viewer, 'search.unmetered') ? 0 : result.searchesGranted,
          remainingSearches: can(viewer, 'search.unmetered') ? unlimited : result.remaining,
        };

  return {
    settings,
    identity: {
      register: (input, context) => identity.register(input, context),
      signIn: async (input, _context, replaces) => entered(await identity.signIn(input, replaces)),
      async signInWithGoogle(profile, context, replaces) {
        const result = await identity.signInWithGoogle(profile, context, replaces);
        if (!isRefusal(result)) await quota.welcome(result.account.id, context);
        return entered(result);
      },
      signOut: (token) => identity.signOut(token),
      signOutEverywhere: (viewer) => identity.signOutEverywhere(viewer.id),
      async viewer(token) {
        const account = await identity.accountOfSession(token);
        return account && viewerOf(account);
      },
      async waysIn({ id }) {
        const [account, password] = await Promise.all([identity.account(id), identity.hasPassword(id)]);
        return { password, google: account?.google != null };
      },
      requestPasswordLink: (input, context) => identity.requestPasswordLink(input, context),
      linkIsGood: (token) => identity.linkIsGood(token),
      setPasswordByLink: (token, input, context) => identity.setPasswordByLink(token, input, context),
      changePassword: async (viewer, input, context) =>
        entered(await identity.changePassword(viewer.id, input, context)),
      exportOwnData: (viewer) => parts.ownData(viewer),
      eraseOwn: (viewer, context) => erasure.erase(viewer.id, { by: viewer.id, admins: false }, context),
      users: questions.users,
      async approve(userId, viewer, input, context) {
        const result = await decided('users.approve', identity.approve, userId, viewer, input, context);
        if (isRefusal(result)) return result;
        await quota.welcome(userId, context);
        const searchCount = await quota.remaining(userId);
        return listed(result, userId, { isApproved: true, searchCount });
      },
      async deactivate(userId, viewer, input, context) {
        const by = identity.deactivate;
        const result = await decided('users.deactivate', by, userId, viewer, input, context);
        return listed(result, userId, { isActive: false });
      },
      async reactivate(userId, viewer, input, context) {
        const by = identity.reactivate;
        const result = await decided('users.deactivate', by, userId, viewer, input, context);
        return listed(result, userId, { isActive: true });
      },
      erase: (userId, viewer, input, context) =>
        decided(
          'users.erase',
          (id, decision, of) => erasure.erase(id, { ...decision, admins: false }, of),
          userId,
          viewer,
          input,
          context,
        ),
    },
    feedback: {
      ...createFeedbackModeration({ feedback, questions: questions.feedback, decided }),
      submit: async (input, viewer, context, key) =>
        authorize(viewer, 'feedback.submit') ??
        earned(viewer, await feedback.submit(input, viewer, context, key)),
    },
    reviews: {
      ...createReviewModeration({ reviews, questions: questions.reviews, decided }),
      async submit(input, viewer, context, key) {
        const refused = authorize(viewer, 'review.submit');
        if (refused) return refused;
        const result = earned(viewer, await reviews.submit(input, viewer, context, key));
        if (isRefusal(result)) return result;
        return { message: result.searchesGranted > 0 ? reviewSubmitted : reviewUnrewarded, ...result };
      },
    },
    limits: parts.limits,
    audit: parts.audit,
    operations: createOperations({ ...parts.operations, decided, search }),
    search: {
      async submit(input, viewer, context, key, kind) {
        const answer =
          authorize(viewer, 'search.submit') ?? (await search.submit(input, viewer, context, key, kind));
        if (isRefusal(answer)) parts.telemetry.count('evident_searches_refused_total', { code: answer.code });
        return answer;
      },
      cancel: (id, viewer, context) => search.cancel(id, viewer, context),
      remove: (id, viewer, context, input) => remove(id, viewer, input, context),
      progress: (id) => questions.progress(id),
      watch: (id, changed) => questions.watchProgress(id, changed),
      result: resultFor,
      recent: () => questions.recent(),
      history: (viewer, page, limit, q) =>
        questions.history(can(viewer, 'history.read-everybodys') ? undefined : viewer.id, page, limit, q),
      latest: (kind) => questions.latest(kind),
      ofPerson: (userId) => questions.ofPerson(userId),
      list: questions.list,
      all: () => questions.all(),
    },
    queries: createQueryModeration({ decided, remove, search, questions }),
    publishing: {
      async request(id, viewer, context) {
        const result = await waitUntilVisible(id, await publishing.request(id, viewer, context));
        return isRefusal(result) ? result : { status: result.status };
      },
      publish: async (id, viewer, input, context) =>
        waitUntilVisible(id, await decided('report.publish', publishing.publish, id, viewer, input, context)),
      unpublish: async (id, viewer, input, context) =>
        waitUntilVisible(
          id,
          await decided('report.publish', publishing.unpublish, id, viewer, input, context),
        ),
      review: createPublicationReview(publishing, resultFor),
      at: (slug) => questions.publicationAt(slug),
      report: (slug) => questions.publishedReport(slug),
      listed: () => questions.publications(),
    },
    evidence: {
      attach: async (files, viewer, context) =>
        authorize(viewer, 'sources.attach') ?? evidence.attach(files, viewer.id, context),
      async list({ id }) {
        const { sources, ...room } = await evidence.list(id);
        const named = await questions.reportsNamed(sources.flatMap(({ searchIds }) => searchIds));
        const reports = new Map(named.map((report) => [report.id, report]));
        const own = sources.map(({ searchIds, title, ...source }) => ({
          ...source,
          title: title ?? '',
          reports: searchIds.flatMap((searchId) => reports.get(searchId) ?? []),
        }));
        return { sources: own, ...room };
      },
      remove: async (id, viewer, context) =>
        authorize(viewer, 'sources.remove') ?? evidence.remove(id, viewer.id, isOver, context),
      async ofReport(id, viewer) {
        const result = await resultFor(id, viewer);
        if (!result) return undefined;
        const cited = { claims: result.claims, sources: result.sources };
        if (!can(viewer, 'evidence.read-whole', { ownerId: result.userId })) return cited;
        const { state } = await search.load(id);
        const query = result.query.query ?? '';
        const gathered = await evidence.gather(state.request?.sourceIds ?? [], result.userId, query);
        if (isRefusal(gathered)) return cited;
        return { claims: result.claims, sourcesJson: await evidence.listSpans(gathered.packed) };
      },
    },
    exports: parts.exports,
    health: {
      async ready() {
        try {
          await parts.isReachable();
          return { ok: true };
        } catch (error) {
          const reason =
            error instanceof StoreUnavailable ? error.message : 'The product cannot work right now.';
          return { ok: false, reason };
        }
      },
    },
  };
}
