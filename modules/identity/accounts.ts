import { createHmac, randomBytes } from 'node:crypto';
import type { Context, EventLog } from '../kernel/event-log';
import type { Ids } from '../kernel/ports';
import { isRefusal } from '../kernel/refusal';
import type { Vault } from '../kernel/vault';
import { claim, type ClaimCommand } from './claim';
import { normalEmail } from './contract';
import { user, type UserCommand, type UserState } from './decider';
import type { ClaimEvent, UserEvent } from './events';

export type Account = Omit<UserState, 'exists' | 'isErased'> & { id: string; createdAt: string };

/** Accounts as they stand in the log, found by id or by address; the log knows an address by its hash alone. */
export function createAccounts({ log, vault, ids }: { log: EventLog; vault: Vault; ids: Ids }) {
  async function hashOf(what: string): Promise<string> {
    const secret = await vault.putIfAbsent('secrets', 'email-hmac', randomBytes(32).toString('base64'));
    return createHmac('sha256', String(secret)).update(what).digest('base64url');
  }
  const emailHash = (address: string) => hashOf(normalEmail(address));
  const subjectHash = (sub: string) => hashOf(`google/${sub}`);

  const tell = (command: UserCommand, context: Context) =>
    log.handle(user, `user-${command.userId}`, command, context);
  const tellClaim = (command: ClaimCommand, context: Context) =>
    log.handle(claim, `${command.of}-${command.hash}`, command, context);
  async function ownerOf(of: ClaimCommand['of'], hash: string): Promise<string | undefined> {
    const { events } = await log.read<ClaimEvent>(`${of}-${hash}`);
    return events.reduce((state, { event }) => claim.evolve(state, event), claim.initial).owner ?? undefined;
  }

  async function account(userId: string): Promise<Account | undefined> {
    const { events } = await log.read<UserEvent>(`user-${userId}`);
    const { exists, isErased, ...state } = events.reduce(
      (folded, { event }) => user.evolve(folded, event),
      user.initial,
    );
    return exists && !isErased
      ? { ...state, id: userId, createdAt: events[0]?.metadata.at ?? '' }
      : undefined;
  }

  async function accountByEmail(address: string): Promise<Account | undefined> {
    const userId = await ownerOf('email', await emailHash(address));
    return userId === undefined ? undefined : account(userId);
  }

  /** The account of an address, made when there was none. A claim whose account was never written (a crash in between) is taken up. */
  async function open(
    email: string,
    name: string,
    context: Context,
    prepare: (userId: string) => Promise<void>,
  ) {
    const hash = await emailHash(email);
    const claimed = await tellClaim({ type: 'Claim', of: 'email', hash, userId: ids.next() }, context);
    if (isRefusal(claimed)) throw new Error(claimed.code);
    const userId = claimed.state.owner ?? (await ownerOf('email', hash)) ?? '';
    if (await account(userId)) return { userId, created: false };
    await prepare(userId);
    await tell({ type: 'Register', userId, email: email.trim(), name }, context);
    return { userId, created: true };
  }

  return { emailHash, subjectHash, ownerOf, tell, tellClaim, account, accountByEmail, open };
}
