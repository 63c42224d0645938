import type { EventLog } from '../kernel/events/event-log';
import { createKeyedMutex } from '../kernel/keyed-mutex';
import type { PersonKeys } from '../kernel/events/personal-data';
import { silentLog, type Clock, type Ids, type Log } from '../kernel/ports';
import type { Vault } from '../kernel/vault';
import { createAccounts } from './accounts/accounts';
import { createCredentials, owaspHashing, type Hashing } from './passwords/credentials';
import { createLogin } from './sign-in/login';
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

const collection = 'account-mails';
/** Mails that requests naming one address can cause in an hour. */
const mailsPerHour = 3;
const hourMs = 60 * 60 * 1000;

/** Limits mails per account, because sign-up and reset write to an address that was merely typed in. */
function createMailRateLimit(vault: Vault, clock: Clock) {
  return {
    /** Counts one mail; false if the limit of the hour is reached. */
    async take(userId: string): Promise<boolean> {
      const expiresAt = clock.now().getTime() + hourMs;
      return (await vault.increment(collection, userId, 1, { expiresAt })).sum <= mailsPerHour;
    },
    forget: (userId: string): Promise<void> => vault.delete(collection, userId),
  };
}
