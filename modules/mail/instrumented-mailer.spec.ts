import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { RetryableError, TerminalError } from '../kernel/errors';
import { deferred, type Email } from './mailer';
import { instrumentedMailer } from './instrumented-mailer';

const email: Email = {
  kind: 'account-approved',
  userId: 'u',
  to: 'ada@example.org',
  subject: 'Approved',
  text: 'Hello Ada',
};

describe('an instrumented mailer', () => {
  const world = (send: () => Promise<void>) => {
    const recorded = createRecordedTelemetry();
    const idle = () => Promise.resolve();
    return {
      ...recorded,
      mailer: instrumentedMailer({ send, deleteMailsOf: idle, close: idle }, recorded.telemetry),
    };
  };

  it('counts sent mails by kind alone', async () => {
    const { mailer, counts } = world(() => Promise.resolve());
    await mailer.send('m', email);
    expect(counts).toEqual({ 'evident_mails_total{kind="account-approved",outcome="sent"}': 1 });
  });

  it('counts failed mails by error code and rethrows; does not count aborted ones', async () => {
    const failure = new RetryableError(deferred, 'The server puts it off.');
    const { mailer, counts } = world(() => Promise.reject(failure));
    await expect(mailer.send('m', email)).rejects.toBe(failure);
    await expect(mailer.send('m', email, AbortSignal.abort())).rejects.toBe(failure);
    expect(counts).toEqual({ 'evident_mails_total{kind="account-approved",outcome="mail-put-off"}': 1 });
  });

  it('reports how many mails were sent, deferred and failed, without aborted ones', async () => {
    const outcomes = [
      () => Promise.resolve(),
      () => Promise.reject(new RetryableError(deferred, 'Later.')),
      () => Promise.reject(new TerminalError('mail-refused', 'Never.')),
      () => Promise.resolve(),
    ];
    const { mailer } = world(() => (outcomes.shift() ?? (() => Promise.reject(new Error('stopped'))))());
    for (let n = 0; n < 4; n += 1) await mailer.send(`m-${n}`, email).catch(() => undefined);
    await mailer.send('m-5', email, AbortSignal.abort()).catch(() => undefined);
    expect(mailer.figures()).toEqual({ sent: 2, failed: 1, deferred: 1 });
  });
});
