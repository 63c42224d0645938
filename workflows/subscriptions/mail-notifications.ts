import { sleep, type Sleep } from '../../modules/kernel/sleep';
import type { EventLog } from '../../modules/kernel/events/event-log';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import type { Recorded } from '../../modules/kernel/events/event';
import type { Clock, Log } from '../../modules/kernel/ports';
import { silentTelemetry, traced, type Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Vault } from '../../modules/kernel/vault';
import type { Identity } from '../../modules/identity';
import type {
  PasswordChanged,
  PasswordDropped,
  PasswordLinkRequested,
  RegistrationRepeated,
  UserApproved,
} from '../../modules/identity/events';
import { messages, deferred, type Email, type Mailer } from '../../modules/mail';
import { subscribeWithCheckpoint } from './checkpointed-subscription';
import type { Reaction } from './retry-until-success';

type Deps = {
  log: EventLog;
  vault: Vault;
  clock: Clock;
  identity: Pick<Identity, 'account' | 'linkToken' | 'linkIsGood'>;
  mailer: Mailer;
  /** The public address, without a trailing slash; empty while it is not known yet. */
  appUrl: () => string;
  logger: Log;
  telemetry?: Telemetry;
  /** For tests of retries. */
  wait?: Sleep;
};
type MailEvent =
  UserApproved | RegistrationRepeated | PasswordLinkRequested | PasswordChanged | PasswordDropped;

const checkpoint = 'correspondence';
const answers = [
  'UserApproved',
  'RegistrationRepeated',
  'PasswordLinkRequested',
  'PasswordChanged',
  'PasswordDropped',
] satisfies MailEvent['type'][];
/** How long after its event a deferred mail is retried. */
const deferMs = 3 * 24 * 60 * 60 * 1000;

/** The key of its position in `checkpoints` of the vault. */
export const mailNotificationsSubscription = { checkpoint, types: answers } as const;

/** Sends the mails that events cause, each once. A deferred mail holds up no other. */
export function createMailNotifications(deps: Deps) {
  const { log, vault, logger, telemetry, wait } = deps;

  const follow = subscribeWithCheckpoint({
    log,
    vault,
    logger,
    telemetry,
    ...mailNotificationsSubscription,
    react: (...reaction) => react(deps, ...reaction),
    canSkip: isDeferred,
    wait,
  });

  return {
    /** Sets the first checkpoint in a log from before mails existed: no mail is sent about old events. */
    async prepare(): Promise<void> {
      await vault.putIfAbsent('checkpoints', checkpoint, await log.head());
    },
    async run(signal: AbortSignal): Promise<void> {
      await addressKnown(deps, signal);
      await follow(signal);
    },
  };
}

async function react(deps: Deps, ...[event, signal, span]: Parameters<Reaction>): Promise<void> {
  const { identity, mailer } = deps;
  const recorded = event as Recorded<MailEvent>;
  if (!concernsThem(recorded)) return;
  const letter = await emailFor(deps, recorded);
  if (letter) await deliver(deps, letter, event, signal, span);
  // An erasure may have come in between, and deleted mails before this one existed.
  if (!(await identity.account(recorded.event.userId))) await mailer.deleteMailsOf(recorded.event.userId);
}

/** The mail to send; nothing when the event needs none, or its account is erased. */
async function emailFor(
  { identity, appUrl }: Deps,
  { event, metadata }: Recorded<MailEvent>,
): Promise<Email | undefined> {
  const account = await identity.account(event.userId);
  if (!account || account.email === null) return undefined;
  const to = { userId: account.id, email: account.email, name: account.name };
  switch (event.type) {
    case 'UserApproved':
      return messages.accountApproved(to, appUrl());
    case 'RegistrationRepeated':
      return messages.registrationRepeated(to, appUrl(), account.isApproved);
    case 'PasswordChanged':
      return messages.passwordChanged(to, appUrl(), metadata.at);
    case 'PasswordDropped':
      return messages.passwordDropped(to, appUrl());
    case 'PasswordLinkRequested': {
      const token = await identity.linkToken(event.linkId);
      if (!(await identity.linkIsGood(token))) return undefined;
      return messages.passwordLink(to, `${appUrl()}/auth/password?link=${token}`);
    }
  }
}

async function deliver(
  { mailer, clock, logger, telemetry = silentTelemetry }: Deps,
  letter: Email,
  ...[event, signal, span]: Parameters<Reaction>
): Promise<void> {
  const { id, metadata } = event;
  const cause = { correlationId: metadata.correlationId, causationId: id, span };
  try {
    await traced(telemetry, { subject: 'mail', of: letter.kind, cause }, () =>
      mailer.send(id, letter, signal),
    );
  } catch (error) {
    const late = isDeferred(error) && clock.now().getTime() - Date.parse(metadata.at) > deferMs;
    if (!late && !(error instanceof TerminalError)) throw error;
    const { code, message } = error as TerminalError | RetryableError;
    logger.warn(
      { eventId: id, kind: letter.kind, code, error: message },
      'mail dropped, it was rejected or deferred for too long',
    );
  }
}

/** Links lead to the public address; without APP_URL that is the address of this process, known once it listens. */
async function addressKnown({ appUrl, logger, wait = sleep }: Deps, signal: AbortSignal): Promise<void> {
  for (let waits = 1; !appUrl() && !signal.aborted; waits += 1) {
    if (waits === 100) logger.warn({}, 'mails waiting, the public address is unknown: please set APP_URL');
    await wait(100, signal);
  }
}

const isDeferred = (error: unknown) => error instanceof RetryableError && error.code === deferred;

/**
 * Whether the user is notified: of an approval by an admin or the operator, not of the one by Google sign-in; of a
 * password that a user set, not of the one that the product sets for its first admin.
 */
function concernsThem({ event, metadata }: Recorded<MailEvent>): boolean {
  if (event.type === 'UserApproved') return metadata.actor.kind === 'operator' || event.by !== undefined;
  return event.type !== 'PasswordChanged' || metadata.actor.kind !== 'system';
}
