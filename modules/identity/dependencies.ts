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

/** Deliberate slowness: the cost of hashing, and the minimum duration of sign-up and reset. */
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

/** Parts shared by the commands of identity. */
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
    login: createLogin({ accounts, sessions, logger }),
    open: createFindOrCreateAccount({ accounts, credentials, ids }),
    mutex: createKeyedMutex(),
  };
}

/** Sign-up and reset take 250 ms whether or not the address has an account. */
const usualEffort: HashingEffort = { hashing: owaspHashing, answerMs: 250 };
