import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { RetryableError } from '../../kernel/errors';
import type { Clock, Log } from '../../kernel/ports';
import type { Vault } from '../../kernel/vault';
import type { Email, Mailer } from '../mailer';
import { failureOf, isAnswer } from './smtp/failure';
import { sendBySmtp, type Server } from './smtp/send';
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
