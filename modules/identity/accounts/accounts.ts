import { createHmac, randomBytes } from 'node:crypto';
import type { Context, EventLog } from '../../kernel/events/event-log';
import { TerminalError } from '../../kernel/errors';
import type { Vault } from '../../kernel/vault';
import { claim, type ClaimCommand } from './uniqueness';
import { normalEmail } from '../contract';
import { user, type UserCommand, type UserState } from '../decider';
import type { ClaimEvent, UserEvent } from '../events';

export type Account = Omit<UserState, 'exists' | 'isErased'> & { id: string; createdAt: string };
export type Accounts = ReturnType<typeof createAccounts>;

/** Loads accounts from the event log by id, address or Google account; addresses and `sub`s are looked up by hash. */
export function createAccounts({ log, vault }: { log: EventLog; vault: Vault }) {
  async function hashOf(what: string): Promise<string> {
    const secret = await vault.putIfAbsent('secrets', 'email-hmac', randomBytes(32).toString('base64'));
    return createHmac('sha256', String(secret)).update(what).digest('base64url');
  }

  async function ownerOf(of: ClaimCommand['of'], hash: string): Promise<string | undefined> {
    const { events } = await log.read<ClaimEvent>(`${of}-${hash}`);
    return events.reduce((state, { event }) => claim.evolve(state, event), claim.initial).owner ?? undefined;
  }

  async function loadUser(userId: string): Promise<UserState & { createdAt: string }> {
    const { events } = await log.read<UserEvent>(`user-${userId}`);
    const state = events.reduce((folded, { event }) => user.evolve(folded, event), user.initial);
    return { ...state, createdAt: events[0]?.metadata.at ?? '' };
  }

  /** The account; undefined if it does not exist or was erased. */
  async function find(userId: string): Promise<Account | undefined> {
    const { exists, isErased, ...state } = await loadUser(userId);
    return exists && !isErased ? { ...state, id: userId } : undefined;
  }

  /** On `person-erased` (the account was erased between read and append) runs the command once more on the new state. */
  async function handle(command: UserCommand, context: Context) {
    const decide = () => log.handle(user, `user-${command.userId}`, command, context);
    try {
      return await decide();
    } catch (error) {
      if (error instanceof TerminalError && error.code === 'person-erased') return decide();
      throw error;
    }
  }

  const owned = async (of: ClaimCommand['of'], hash: string) => {
    const userId = await ownerOf(of, hash);
    return userId === undefined ? undefined : find(userId);
  };

  return {
    /** Keyed hash of the normalized address. */
    emailHash: (address: string) => hashOf(normalEmail(address)),
    /** Keyed hash of a Google `sub`. */
    subjectHash: (sub: string) => hashOf(`google/${sub}`),
    ownerOf,
    isErased: async (userId: string) => (await loadUser(userId)).isErased,
    find,
    ofAddress: (emailHash: string) => owned('email', emailHash),
    /** The account linked to this Google account; a claim without a link, left by a crash, does not count. */
    async ofGoogle(subjectHash: string): Promise<Account | undefined> {
      const account = await owned('google', subjectHash);
      return account?.google === subjectHash ? account : undefined;
    },
    handle,
    handleClaim: (command: ClaimCommand, context: Context) =>
      log.handle(claim, `${command.of}-${command.hash}`, command, context),
  };
}
