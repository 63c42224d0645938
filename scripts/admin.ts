import { randomUUID } from 'node:crypto';
import { invitationMs } from '../modules/identity/contract';
import { sleep } from '../modules/kernel/sleep';
import { sentenceOf } from '../app/http/json-reply.server';
import type { Composed } from '../compose';
import { loadConfig } from '../config';
import { createLogger } from '../composition/logger';
import { isRefusal, type Refusal } from '../modules/kernel/refusal';
import { exitWithStartupError } from '../composition/startup-errors';
import type { RequestContext } from '../composition/application/application';
import { adminCommand, type AdminCommand } from './admin-arguments';
import { commandLine, quit } from './arguments';
import { createProgressLine } from './progress-line';
import { orCliError, refuseWithoutLog, CliError } from './cli-context';

const invitationHours = invitationMs / 3_600_000;

const usage = `Looks after accounts; works while the server runs and while it does not.

  npm run admin -- create EMAIL [--user] [--name NAME]
                                      makes an approved admin (--user: an approved user) and prints
                                      a link to set the password, good once and for ${invitationHours} hours;
                                      again for an account that was never opened, it prints a new one
  npm run admin -- approve EMAIL      lets an account in; its owner gets a mail
  npm run admin -- deactivate EMAIL   ends its sessions; nobody signs in until it is reactivated
  npm run admin -- reactivate EMAIL   lets it in again
  npm run admin -- grant EMAIL N      gives N searches, 1 to 10000; prints what is left then
  npm run admin -- erase EMAIL        deletes the account and its personal data for good, an admin's too

Exit 0; 1 with one sentence when it cannot be done; 2 for arguments it does not understand.`;

const command = adminCommand(commandLine(usage, { user: { type: 'boolean' }, name: { type: 'string' } }));
if ('problem' in command) quit(command.problem, 2);

/** Ctrl-C ends the wait for an erasure, not the erasure. */
const stopped = new AbortController();

const context: RequestContext = {
  actor: { kind: 'operator' },
  correlationId: randomUUID(),
  causationId: randomUUID(),
};

/** Runs the command; answers the text for stdout. */
function work(composed: Composed, command: AdminCommand): Promise<string> {
  switch (command.does) {
    case 'create':
      return create(composed, command);
    case 'approve':
      return approve(composed, command.email);
    case 'deactivate':
    case 'reactivate':
      return setActive(composed, command.email, command.does);
    case 'grant':
      return grant(composed, command.email, command.searches);
    case 'erase':
      return erase(composed, command.email);
  }
}

async function create({ operator }: Composed, command: Extract<AdminCommand, { does: 'create' }>) {
  const { identity, quota, settings } = operator;
  if (!settings.appUrl)
    throw new CliError('Set APP_URL, or the PORT it listens on, so that the link leads to the product.');
  const { as, email, name } = command;
  const invitation = await identity.invite({ email, name }, as, context);
  if (isRefusal(invitation))
    throw new CliError(whyNot(invitation), invitation.code === 'invalid-input' ? 2 : 1);
  if (as === 'user') await quota.welcome(invitation.userId, context);
  process.stderr.write(
    `An approved ${as} was made. This link sets the password, once, within ${invitationHours} hours:\n`,
  );
  return `${settings.appUrl}/auth/password?link=${encodeURIComponent(invitation.linkToken)}`;
}

async function approve({ operator }: Composed, email: string) {
  const { id, isApproved } = await accountOf(operator, email);
  if (isApproved) return 'The account was approved already.';
  orExit(await operator.identity.approve(id, {}, context));
  await operator.quota.welcome(id, context);
  return 'The account was approved.';
}

async function setActive({ operator }: Composed, email: string, does: 'deactivate' | 'reactivate') {
  const { id, isActive } = await accountOf(operator, email);
  if (isActive === (does === 'reactivate')) return `The account was ${does}d already.`;
  orExit(await operator.identity[does](id, {}, context));
  return `The account was ${does}d.`;
}

async function grant({ operator }: Composed, email: string, searches: number) {
  const { id, isAdmin } = await accountOf(operator, email);
  if (isAdmin) throw new CliError('An admin has unlimited searches; nothing was granted.');
  const { remaining } = orExit(await operator.quota.grant(id, searches, randomUUID(), context));
  return `Granted ${counted(searches)}; ${counted(remaining)} left now.`;
}

/** Resolves when every byte is gone. This process runs the background jobs, unless another one is the leader. */
async function erase({ operator, background }: Composed, email: string) {
  const { id } = await accountOf(operator, email);
  const line = createProgressLine();
  const stop = new AbortController();
  const running = background.run(stop.signal);
  process.once('SIGINT', () => stopped.abort());
  try {
    line.show({ progress: 0.1, step: 'Closing the account; taking away its key, sessions and lists' });
    orExit(await operator.erasure.erase(id, { admins: true }, context));
    line.show({ progress: 0.5, step: 'Overwriting what is left of it in the files' });
    await bytesGone(operator, id);
    line.show({ progress: 1, step: 'Gone' });
  } finally {
    line.end();
    stop.abort();
    await running;
  }
  return 'The account was erased.';
}

async function bytesGone({ engine }: Composed['operator'], userId: string): Promise<void> {
  for (;;) {
    const state = await engine.state(`erase-${userId}`);
    if (state.status === 'completed') return;
    if (state.status === 'failed') throw new CliError(state.message);
    if (stopped.signal.aborted)
      throw new CliError('The account is closed; what is left of it goes while the product runs.');
    await sleep(200);
  }
}

async function accountOf({ identity }: Composed['operator'], email: string) {
  const account = await identity.accountByEmail(email);
  if (!account) throw new CliError('There is no account with this address.');
  return account;
}

function orExit<T extends object>(result: T | Refusal): T {
  if (isRefusal(result)) throw new CliError(whyNot(result));
  return result;
}

const whyNot = (refusal: Refusal) => Object.values(refusal.fields ?? {})[0] ?? sentenceOf(refusal);
const counted = (searches: number) => `${searches} ${searches === 1 ? 'search' : 'searches'}`;

await exitWithStartupError(() =>
  orCliError(async () => {
    const config = loadConfig({ LOG_LEVEL: 'error', ...process.env });
    if (command.does !== 'create') await refuseWithoutLog(config);
    // Late import: a mistyped argument should not wait until the whole product is loaded.
    const { compose } = await import('../compose');
    const composed = await compose(config, createLogger(config.LOG_LEVEL, 'stderr'));
    let output: string;
    try {
      output = await work(composed, command);
    } finally {
      await composed.close();
    }
    process.stdout.write(`${output}\n`);
  }),
);
