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

/** Accounts as they stand in the log, found by id, address or Google account; the last two it knows by hash alone. */
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

  /** The account, unless there is none or it was erased. */
  async function find(userId: string): Promise<Account | undefined> {
    const { exists, isErased, ...state } = await loadUser(userId);
    return exists && !isErased ? { ...state, id: userId } : undefined;
  }

  /** Somebody who is erased between reading and writing cannot be written about: what stands then is decided on anew. */
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
    /** What stands for an address outside the vault: the same for every spelling. */
    emailHash: (address: string) => hashOf(normalEmail(address)),
    /** What stands for a Google account. */
    subjectHash: (sub: string) => hashOf(`google/${sub}`),
    ownerOf,
    isErased: async (userId: string) => (await loadUser(userId)).isErased,
    find,
    ofAddress: (emailHash: string) => owned('email', emailHash),
    /** The account that this Google account opens; a claim that a crash left without its link opens nothing. */
    async ofGoogle(subjectHash: string): Promise<Account | undefined> {
      const found = await owned('google', subjectHash);
      return found?.google === subjectHash ? found : undefined;
    },
    tell: handle,
    tellClaim: (command: ClaimCommand, context: Context) =>
      log.handle(claim, `${command.of}-${command.hash}`, command, context),
  };
}
