import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Context, EventLog } from '../kernel/event-log';
import type { Clock, Ids } from '../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import type { Vault } from '../kernel/vault';
import { accountCreated, Login, normalEmail, Registration } from './contract';
import { createCredentials } from './credentials';
import { user, type UserCommand, type UserState } from './decider';
import type { EmailEvent, UserEvent } from './events';
import { createSessions } from './sessions';

export type Account = UserState & { id: string; createdAt: string };
export type Identity = ReturnType<typeof createIdentity>;
type Deps = { log: EventLog; vault: Vault; clock: Clock; ids: Ids };

/** The front door of identity: who somebody is, and how they prove it. */
export function createIdentity({ log, vault, clock, ids }: Deps) {
  const credentials = createCredentials(vault);
  const sessions = createSessions(vault, clock);

  const emailStream = async (address: string) => {
    const secret = await vault.putIfAbsent('secrets', 'email-hmac', randomBytes(32).toString('base64'));
    return `email-${createHmac('sha256', String(secret)).update(normalEmail(address)).digest('base64url')}`;
  };
  const ownerOf = async (address: string) =>
    (await log.read<EmailEvent>(await emailStream(address))).events.at(-1)?.event.userId;
  const tell = (command: UserCommand, context: Context) =>
    log.handle(user, `user-${command.userId}`, command, context);

  async function account(userId: string): Promise<Account | undefined> {
    const { events } = await log.read<UserEvent>(`user-${userId}`);
    const first = events[0];
    if (!first) return undefined;
    const state = events.reduce((folded, { event }) => user.evolve(folded, event), user.initial);
    return { ...state, id: userId, createdAt: first.metadata.at };
  }

  /** Claims the address for a new account, or answers the account that has it. */
  async function claim(address: string, context: Context): Promise<{ userId: string; taken: boolean }> {
    const stream = await emailStream(address);
    const userId = ids.next();
    const facts = [{ type: 'EmailClaimed', emailHash: stream.slice('email-'.length), userId }];
    const outcome = await log.append(stream, facts, { expected: 'none', context });
    const owner = outcome.ok && !outcome.repeated ? userId : ((await ownerOf(address)) ?? userId);
    // A claim whose account was never written (a crash in between) is free to be taken up.
    return { userId: owner, taken: (await account(owner)) !== undefined };
  }

  async function create(details: { email: string; name: string; password: string }, context: Context) {
    const { userId, taken } = await claim(details.email, context);
    if (taken) return { userId, created: false };
    await credentials.set(userId, details.password);
    await tell({ type: 'Register', userId, email: details.email.trim(), name: details.name }, context);
    return { userId, created: true };
  }

  return {
    account,
    accountByEmail: async (address: string) => {
      const userId = await ownerOf(address);
      return userId === undefined ? undefined : account(userId);
    },

    /** Answers the spec's sentence, and the same for an address that has an account already. */
    async register(input: unknown, context: Context): Promise<{ message: string } | Refusal> {
      const parsed = Registration.safeParse(input);
      if (!parsed.success) return refuse('invalid-input', {}, fieldSentences(parsed.error));
      const { created } = await create(parsed.data, context);
      if (!created) await credentials.matches(undefined, parsed.data.password);
      return { message: accountCreated };
    },

    /** A new session for the right password; the same refusal for an unknown address and a wrong password. */
    async signIn(input: unknown): Promise<{ account: Account; sessionToken: string } | Refusal> {
      const parsed = Login.safeParse(input);
      if (!parsed.success) return refuse('invalid-input', {}, fieldSentences(parsed.error));
      const userId = await ownerOf(parsed.data.email);
      if (!(await credentials.matches(userId, parsed.data.password))) return refuse('wrong-credentials');
      const found = userId === undefined ? undefined : await account(userId);
      if (!found) return refuse('wrong-credentials');
      if (!found.isApproved) return refuse('account-pending');
      return { account: found, sessionToken: await sessions.begin(found.id) };
    },

    signOut: (sessionToken: string) => sessions.end(sessionToken),

    async accountOfSession(sessionToken: string): Promise<Account | undefined> {
      const userId = await sessions.userOf(sessionToken);
      return userId === undefined ? undefined : account(userId);
    },

    async approve(userId: string, context: Context): Promise<{ ok: true } | Refusal> {
      const result = await tell({ type: 'Approve', userId }, context);
      return isRefusal(result) ? result : { ok: true };
    },

    /** An account that exists, is an admin and has this password when the call answers. Its sessions end when the password changes. */
    async ensureAdmin(email: string, password: string, context: Context): Promise<{ userId: string }> {
      const { userId, created } = await create({ email, name: 'Admin', password }, context);
      await tell({ type: 'AppointAdmin', userId }, context);
      if (!created && !(await credentials.matches(userId, password))) {
        await credentials.set(userId, password);
        await tell({ type: 'ChangePassword', userId }, context);
        await sessions.endAll(userId);
      }
      return { userId };
    },
  };
}

function fieldSentences(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'form')] ??= issue.message;
  return fields;
}
