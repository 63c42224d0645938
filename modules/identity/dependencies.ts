import type { EventLog } from '../kernel/events/event-log';
import { createKeyedMutex } from '../kernel/keyed-mutex';
import type { PersonKeys } from '../kernel/events/personal-data';
import { silentLog, type Clock, type Ids, type Log } from '../kernel/ports';
import type { Vault } from '../kernel/vault';
import { createAccounts } from './accounts/accounts';
import { createCredentials, owaspHashing, type Hashing } from './passwords/credentials';
import { createLogin } from './sign-in/login';
import { createMailRateLimit } from './mail-rate-limit';
import { createFindOrCreateAccount } from './accounts/find-or-create-account';
import { createResetTokens } from './passwords/reset-tokens';
import { createSessions } from './sign-in/sessions';
import { createSignInFailures } from './sign-in/sign-in-failures';

/** What is slow on purpose: hashing, and the milliseconds before which sign-up and reset do not answer. */
export type HashingEffort = { hashing: Hashing; answerMs: number };

export type IdentityOptions = {
  log: EventLog;
  vault: Vault;
  keys: PersonKeys;
  clock: Clock;
  ids: Ids;
  logger?: Log;
  effort?: HashingEffort;
};
export type IdentityDependencies = ReturnType<typeof createDependencies>;

/** What identity is made of; its commands share them. */
export function createDependencies(deps: IdentityOptions) {
  const { log, vault, keys, clock, ids, logger = silentLog, effort = usualEffort } = deps;
  const accounts = createAccounts({ log, vault });
  const credentials = createCredentials(vault, effort.hashing);
  const sessions = createSessions(vault, clock);
  return {
    log,
    keys,
    answerMs: effort.answerMs,
    accounts,
    credentials,
    sessions,
    links: createResetTokens(vault, clock),
    failures: createSignInFailures(vault, clock),
    mails: createMailRateLimit(vault, clock),
    entry: createLogin({ accounts, sessions, logger }),
    open: createFindOrCreateAccount({ accounts, credentials, ids }),
    inTurn: createKeyedMutex(),
  };
}

/** An address that has an account takes a quarter of a second, like one that has none. */
const usualEffort: HashingEffort = { hashing: owaspHashing, answerMs: 250 };
