import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { RetryableError, TerminalError } from '../../kernel/errors';
import type { Clock, Log } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';
import { deferred, type Email, type Mailer } from '../mailer';
import { mailHead } from './mail-headers';

type Options = {
  /** SMTP_URL; what nodemailer understands may follow as `?name=value`. */
  url: string;
  /** MAIL_FROM. */
  from: string;
  vault: Vault;
  clock: Clock;
  logger: Log;
  /** At shutdown, how long a message handed to the server may wait for its answer. */
  lastAnswerMs?: number;
};

/** State of a mail: handed to the server, accepted by it, or possibly accepted. */
type Mark = { state: 'handed-over' | 'sent' | 'unsure'; attempt: string };

const collection = 'mails';
/** Longer than any pause between sending a mail and saving the checkpoint behind it. */
const marksMs = 30 * 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;

/**
 * Sends mail through an SMTP server. A mark in the vault, written when the server is ready for the message and
 * removed when it refuses, prevents a crash in between from sending a mail twice.
 */
export function createSmtpMailer(options: Options): Mailer {
  const { url, from, vault, clock, logger, lastAnswerMs = 3_000 } = options;
  const server = serverOf(url);

  const note = (id: string, mark: Mark) =>
    vault.put(collection, id, mark, { expiresAt: clock.now().getTime() + marksMs });

  async function leaveBe(id: string, { kind }: Email): Promise<void> {
    logger.warn({ mailId: id, kind }, 'mail possibly sent already, not sending it again');
    await note(id, { state: 'unsure', attempt: '' });
  }

  /** Marks the mail as handed over; throws unless this is the only attempt of any process. */
  async function claim(id: string, attempt: string): Promise<void> {
    const mark: Mark = { state: 'handed-over', attempt };
    const expiresAt = clock.now().getTime() + marksMs;
    const there = (await vault.putIfAbsent(collection, id, mark, { expiresAt })) as Mark;
    if (there.attempt !== attempt)
      throw new RetryableError('mail-under-way', 'This letter is being sent already.');
  }

  /** Streams the message; claims it at the first read. */
  function claimed(id: string, message: Buffer) {
    const attempt = randomUUID();
    const progress = { begun: false, failure: undefined as Error | undefined };
    async function* read() {
      progress.begun = true;
      await claim(id, attempt).catch((error: Error) => {
        progress.failure = error;
        throw new Error('not claimed');
      });
      yield message;
    }
    return { attempt, progress, stream: Readable.from(read()) };
  }

  async function sendNow(id: string, email: Email, signal: AbortSignal): Promise<void> {
    const mail = mailHead(id, email, from, clock.now()).setContent(email.text);
    const envelope = mail.getEnvelope();
    const { attempt, progress, stream } = claimed(id, await mail.build());
    const cut = cutting(signal, () => (progress.begun ? lastAnswerMs : 0));
    try {
      await sendBySmtp({ server, envelope, message: stream, signal: cut.signal });
    } catch (error) {
      if (progress.failure) throw progress.failure;
      if (progress.begun && !isAnswer(error)) return leaveBe(id, email);
      if (progress.begun) await vault.delete(collection, id);
      throw failureOf(error);
    } finally {
      cut.done();
    }
    await note(id, { state: 'sent', attempt });
  }

  return {
    async send(id, email, signal = new AbortController().signal) {
      const mark = (await vault.get(collection, id)) as Mark | undefined;
      if (mark === undefined) return sendNow(id, email, signal);
      if (mark.state === 'handed-over') return leaveBe(id, email);
    },
    // Only marks are stored, and they hold no personal data.
    deleteMailsOf: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Server options: ten seconds per timeout unless the URL overrides it; logging of nodemailer is off. */
function serverOf(url: string): Server {
  const timeouts = {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  return { ...timeouts, ...parseConnectionUrl(url), logger: false, debug: false, transactionLog: false };
}

/** A signal that follows another: at once, or after a delay if the server still owes an answer for a message. */
function cutting(signal: AbortSignal, momentMs: () => number) {
  const cut = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    const ms = momentMs();
    if (ms > 0) timer = setTimeout(() => cut.abort(), ms);
    else cut.abort();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  return {
    signal: cut.signal,
    done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    },
  };
}

/** Address of the mail server, and our credentials. */
type Server = SMTPConnection.Options & { auth?: SMTPConnection.Credentials };

type SmtpSend = {
  server: Server;
  envelope: SMTPConnection.Envelope;
  /** Read only once the server is ready for the message. */
  message: Readable;
  /** Closes the connection when aborted. */
  signal: AbortSignal;
};

/** Sends one mail over its own connection. Resolves when the server accepts it, rejects with nodemailer's error. */
async function sendBySmtp({ server, envelope, message, signal }: SmtpSend): Promise<void> {
  const connection = new SMTPConnection(server);
  const close = () => connection.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.on('end', () => reject(new Error('the connection has ended')));
      if (signal.aborted) return close();
      const send = () => connection.send(envelope, message, (error) => (error ? reject(error) : resolve()));
      connection.connect((error) => {
        if (error) reject(error);
        else if (!server.auth || !connection.allowsAuth) send();
        else connection.login(server.auth, (refused) => (refused ? reject(refused) : send()));
      });
    });
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

type Failure = SMTPConnection.SMTPError;

/** Delay before retrying a deferred mail; the usual one of greylisting. */
const deferMs = 5 * 60_000;

/** Whether the server answered with a refusal, so that it did not accept the message. */
const isAnswer = (error: unknown): boolean => (error as Failure).responseCode !== undefined;

/**
 * Maps a nodemailer error to our error types. Keeps only codes, because its messages contain addresses. A refused
 * recipient or message concerns this mail; any other error concerns the server or its settings.
 */
function failureOf(error: unknown): TerminalError | RetryableError {
  const { code, command, responseCode, permanent } = error as Failure;
  const reason = responseCode ?? code ?? 'cut off';
  const aboutMessage = command === 'RCPT TO' || command === 'DATA';
  if (aboutMessage && permanent)
    return new TerminalError('mail-refused', `The mail server refused this letter for good (${reason}).`);
  if (code === 'EENVELOPE' && responseCode === undefined)
    return new TerminalError('mail-address-unusable', 'The mail server cannot write to this address.');
  if (aboutMessage && responseCode !== undefined && responseCode !== 421)
    return new RetryableError(
      deferred,
      `The mail server does not take this letter right now (${reason}).`,
      deferMs,
    );
  return new RetryableError('mail-server-away', `The mail server cannot be used right now (${reason}).`);
}
