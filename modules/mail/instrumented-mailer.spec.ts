import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { RetryableError, TerminalError } from '../kernel/errors';
import { deferred, type Email } from './mailer';
import { instrumentedMailer } from './instrumented-mailer';

const letter: Email = {
  kind: 'account-approved',
  userId: 'u',
  to: 'ada@example.org',
  subject: 'Approved',
  text: 'Hello Ada',
};

describe('a mailer that is watched', () => {
  const world = (send: () => Promise<void>) => {
    const told = createRecordedTelemetry();
    const idle = () => Promise.resolve();
    return {
      ...told,
      mailer: instrumentedMailer({ send, deleteMailsOf: idle, close: idle }, told.telemetry),
    };
  };

  it('counts what was sent by its kind alone', async () => {
    const { mailer, counts } = world(() => Promise.resolve());
    await mailer.send('m', letter);
    expect(counts).toEqual({ 'evident_mails_total{kind="account-approved",outcome="sent"}': 1 });
  });

  it('counts what was not by the code of its failure, which it hands on; nothing when it was stopped', async () => {
    const failure = new RetryableError(deferred, 'The server puts it off.');
    const { mailer, counts } = world(() => Promise.reject(failure));
    await expect(mailer.send('m', letter)).rejects.toBe(failure);
    await expect(mailer.send('m', letter, AbortSignal.abort())).rejects.toBe(failure);
    expect(counts).toEqual({ 'evident_mails_total{kind="account-approved",outcome="mail-put-off"}': 1 });
  });

  it('keeps figures of what it has sent, what is tried again and what is not, and none of what was stopped', async () => {
    const outcomes = [
      () => Promise.resolve(),
      () => Promise.reject(new RetryableError(deferred, 'Later.')),
      () => Promise.reject(new TerminalError('mail-refused', 'Never.')),
      () => Promise.resolve(),
    ];
    const { mailer } = world(() => (outcomes.shift() ?? (() => Promise.reject(new Error('stopped'))))());
    for (let n = 0; n < 4; n += 1) await mailer.send(`m-${n}`, letter).catch(() => undefined);
    await mailer.send('m-5', letter, AbortSignal.abort()).catch(() => undefined);
    expect(mailer.figures()).toEqual({ sent: 2, failed: 1, deferred: 1 });
  });
});
