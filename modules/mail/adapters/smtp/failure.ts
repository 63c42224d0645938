import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { RetryableError, TerminalError } from '../../../kernel/errors';
import { deferred } from '../../mailer';

type Failure = SMTPConnection.SMTPError;

/** How long a letter that a server puts off should wait before it is tried again; what greylisting usually asks for. */
const deferMs = 5 * 60_000;

/** Whether the server said no: then it has not taken the message. */
export const isAnswer = (error: unknown): boolean => (error as Failure).responseCode !== undefined;

/**
 * What nodemailer says, as our kinds of failure. Its own words hold addresses, so only codes are kept. A no to the
 * recipient or to the message is about this letter; everything else is about the server or its settings.
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
