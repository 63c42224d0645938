import type { EventLog } from '../kernel/event-log';
import { createTurns } from '../kernel/in-turn';
import type { PersonKeys } from '../kernel/personal-data';
import { silentLog, type Clock, type Ids, type Log } from '../kernel/ports';
import type { Vault } from '../kernel/vault';
import { createAccounts } from './accounts';
import { createCredentials, owaspHashing, type Hashing } from './credentials';
import { createEntry } from './entry';
import { createMailAllowance } from './mail-allowance';
import { createOpenAccount } from './open-account';
import { createPasswordLinks } from './password-links';
import { createSessions } from './sessions';
import { createSignInFailures } from './sign-in-failures';

/** What is slow on purpose: hashing, and the milliseconds before which sign-up and reset do not answer. */
export type Effort = { hashing: Hashing; answerMs: number };

export type Deps = {
  log: EventLog;
  vault: Vault;
  keys: PersonKeys;
  clock: Clock;
  ids: Ids;
  logger?: Log;
  effort?: Effort;
};
export type Parts = ReturnType<typeof createParts>;

/** What identity is made of; its commands share them. */
export function createParts(deps: Deps) {
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
    links: createPasswordLinks(vault, clock),
    failures: createSignInFailures(vault, clock),
    mails: createMailAllowance(vault, clock),
    entry: createEntry({ accounts, sessions, logger }),
    open: createOpenAccount({ accounts, credentials, ids }),
    inTurn: createTurns(),
  };
}

/** An address that has an account takes a quarter of a second, like one that has none. */
const usualEffort: Effort = { hashing: owaspHashing, answerMs: 250 };
