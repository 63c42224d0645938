import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { RetryableError, TerminalError } from '../../../kernel/errors';
import { deferred } from '../../mailer';

type Failure = SMTPConnection.SMTPError;

/** Delay before retrying a deferred mail; the usual one of greylisting. */
const deferMs = 5 * 60_000;

/** Whether the server answered with a refusal, so that it did not accept the message. */
export const isAnswer = (error: unknown): boolean => (error as Failure).responseCode !== undefined;

/**
 * Maps a nodemailer error to our error types. Keeps only codes, because its messages contain addresses. A refused
 * recipient or message concerns this mail; any other error concerns the server or its settings.
 */
export function failureOf(error: unknown): TerminalError | RetryableError {
  const { code, command, responseCode, permanent } = error as Failure;
  const reason = responseCode ?? code ?? 'cut off';
  const aboutLetter = command === 'RCPT TO' || command === 'DATA';
  if (aboutLetter && permanent)
    return new TerminalError('mail-refused', `The mail server refused this letter for good (${reason}).`);
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new TerminalError('mail-address-unusable', 'The mail server cannot write to this address.');
  if (aboutLetter && responseCode !== undefined && responseCode !== 421)
    return new RetryableError(
      deferred,
      `The mail server does not take this letter right now (${reason}).`,
      deferMs,
    );
  return new RetryableError('mail-server-away', `The mail server cannot be used right now (${reason}).`);
}
