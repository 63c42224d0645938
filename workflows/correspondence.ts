import type { EventLog } from '../modules/kernel/event-log';
import type { Log } from '../modules/kernel/ports';
import type { Vault } from '../modules/kernel/vault';
import type { Identity } from '../modules/identity';
import type { Mailer } from '../modules/mail/mailer';

type Deps = {
  log: EventLog;
  vault: Vault;
  identity: Identity;
  mailer: Mailer;
  /** The public address, without a slash at its end. */
  appUrl: () => string;
  logger: Log;
};

/** The mails that follow from what happened, each once: it has a checkpoint of its own. */
export function createCorrespondence(deps: Deps) {
  return {
    /** Marks where a log that was there before mails were has to begin: nobody is written to about old times. */
    async prepare(): Promise<void> {
      await deps.vault.putIfAbsent('checkpoints', 'correspondence', await deps.log.head());
    },
    run: (_signal: AbortSignal): Promise<void> => Promise.resolve(),
  };
}
