import { can } from '../../modules/access/policy';
import type { Account, Identity, SignedIn as Entered } from '../../modules/identity';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Quota } from '../../modules/quota';
import { unlimited } from '../../modules/quota/contract';
import type { Queries } from '../../projections/queries';
import type { Erasure } from '../../workflows/erase-account/start';
import type { Application, SignedIn, Viewer } from './application';
import type { DecisionRunner } from './run-decision';

type Deps = {
  identity: Identity;
  quota: Pick<Quota, 'remaining' | 'welcome'>;
  erasure: Erasure;
  questions: Pick<Queries, 'accountShown' | 'users'>;
  decided: DecisionRunner;
  ownData(viewer: Viewer): AsyncIterable<string>;
};

type Accounts = Application['identity'];
type Decisions = 'users' | 'approve' | 'deactivate' | 'reactivate' | 'erase';

/** Accounts, sessions and sign-in, and what admins decide about accounts. */
export const composeAccounts = (deps: Deps): Accounts => ({
  ...composeOwnAccount(deps),
  ...composeAccountDecisions(deps),
});

/** The calls of a user about their own account. */
function composeOwnAccount({ identity, quota, erasure, ownData }: Deps): Omit<Accounts, Decisions> {
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

  const { register, signOut, requestPasswordLink, linkIsGood, setPasswordByLink } = identity;
  return {
    ...{ register, signOut, requestPasswordLink, linkIsGood, setPasswordByLink },
    signIn: async (input, _context, replaces) => entered(await identity.signIn(input, replaces)),
    async signInWithGoogle(profile, context, replaces) {
      const result = await identity.signInWithGoogle(profile, context, replaces);
      if (!isRefusal(result)) await quota.welcome(result.account.id, context);
      return entered(result);
    },
    signOutEverywhere: (viewer) => identity.signOutEverywhere(viewer.id),
    async viewer(token) {
      const account = await identity.accountOfSession(token);
      return account && viewerOf(account);
    },
    async waysIn({ id }) {
      const [account, password] = await Promise.all([identity.account(id), identity.hasPassword(id)]);
      return { password, google: account?.google != null };
    },
    changePassword: async (viewer, input, context) =>
      entered(await identity.changePassword(viewer.id, input, context)),
    exportOwnData: ownData,
    eraseOwn: (viewer, context) => erasure.erase(viewer.id, { by: viewer.id, admins: false }, context),
  };
}

/** The list of accounts, and what admins decide about one of them. */
function composeAccountDecisions(deps: Deps): Pick<Accounts, Decisions> {
  const { identity, quota, erasure, questions, decided } = deps;

  /** The same answer, once the list of accounts shows the decision: the admin looks at the list next. */
  async function listed(result: { ok: true } | Refusal, userId: string, shown: Partial<Viewer>) {
    if (!isRefusal(result)) await questions.accountShown(userId, shown);
    return result;
  }

  return {
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
  };
}
