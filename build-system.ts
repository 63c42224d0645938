import type { EvidenceModule } from './modules/evidence';
import type { Account, Identity } from './modules/identity';
import { isRefusal, refuse } from './modules/kernel/refusal';
import type { Quota } from './modules/quota';
import { unlimited } from './modules/quota/contract';
import type { Search } from './modules/search';
import type { Questions } from './projections/questions';
import type { System, Viewer } from './system';

type Parts = {
  settings: System['settings'];
  identity: Identity;
  quota: Quota;
  search: Search;
  evidence: EvidenceModule;
  questions: Questions;
  exports: System['exports'];
  /** Rejects while the log or the read models cannot be read. */
  isReachable(): Promise<void>;
};

/** The product as its doors see it: front doors for commands, read models for questions, joined where a call needs both. */
export function buildSystem(parts: Parts): System {
  const { settings, identity, quota, search, evidence, questions } = parts;

  const viewerOf = async (account: Account): Promise<Viewer> => ({
    id: account.id,
    email: account.email ?? '',
    name: account.name ?? '',
    picture: null,
    createdAt: account.createdAt,
    isAdmin: account.isAdmin,
    isApproved: account.isApproved,
    isActive: true,
    searchCount: account.isAdmin ? unlimited : await quota.remaining(account.id),
  });

  return {
    settings,
    identity: {
      register: (input, context) => identity.register(input, context),
      async signIn(input) {
        const result = await identity.signIn(input);
        if (isRefusal(result)) return result;
        return { user: await viewerOf(result.account), sessionToken: result.sessionToken };
      },
      signOut: (token) => identity.signOut(token),
      async viewer(token) {
        const account = await identity.accountOfSession(token);
        return account && viewerOf(account);
      },
      users: () => questions.users(),
      async approve(userId, viewer, context) {
        if (!viewer.isAdmin) return refuse('forbidden');
        const result = await identity.approve(userId, context);
        if (!isRefusal(result)) await quota.welcome(userId, context);
        return result;
      },
    },
    search: {
      submit: async (input, viewer, context, idempotencyKey) =>
        viewer.isApproved ? search.submit(input, viewer, context, idempotencyKey) : refuse('account-pending'),
      cancel: (id, viewer, context) => search.cancel(id, viewer, context),
      remove: (id, viewer, context) => search.remove(id, viewer, context),
      progress: (id) => questions.progress(id),
      watch: (id, changed) => questions.watchProgress(id, changed),
      result: (id) => questions.result(id),
      recent: () => questions.recent(),
      history: (viewer, page, limit) =>
        questions.history(viewer.isAdmin ? undefined : viewer.id, page, limit),
      all: () => questions.all(),
    },
    evidence: {
      attach: (files, viewer, context) => evidence.attach(files, viewer.id, context),
      async ofReport(id, viewer) {
        const result = await questions.result(id);
        if (!result) return undefined;
        const cited = { claims: result.claims, sources: result.sources };
        if (!viewer || (viewer.id !== result.userId && !viewer.isAdmin)) return cited;
        const { state } = await search.load(id);
        const asked = result.query.query ?? '';
        const gathered = await evidence.gather(state.request?.sourceIds ?? [], result.userId, asked);
        if (isRefusal(gathered)) return cited;
        const sources = gathered.sources.map(({ id: sourceId, title, kind, sha256, spans }) => {
          return { id: sourceId, title, kind, sha256, spans };
        });
        return { claims: result.claims, sources };
      },
    },
    exports: parts.exports,
    health: {
      async ready() {
        try {
          await parts.isReachable();
          return { ok: true };
        } catch {
          return { ok: false, reason: 'The data folder cannot be read right now.' };
        }
      },
    },
  };
}
