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
  /** How long a message that is with the server may wait for its answer once the process is to end. */
  lastAnswerMs?: number;
};

/** What is known of a mail: its message is with the server, was taken by it, or may have been. */
type Mark = { state: 'handed-over' | 'sent' | 'unsure'; attempt: string };

const collection = 'mails';
/** A mark outlives any pause between a mail and the note that it was dealt with. */
const marksMs = 30 * 24 * 60 * 60 * 1000;
const timeoutMs = 10_000;

/**
 * Mail through a server. A mark in the vault, written when the server is ready for the message and taken back when it
 * says no, makes sure that a crash in between sends nothing twice.
 */
export function createSmtpMailer(options: Options): Mailer {
  const { url, from, vault, clock, logger, lastAnswerMs = 3_000 } = options;
  const server = serverOf(url);

  const note = (id: string, mark: Mark) =>
    vault.put(collection, id, mark, { expiresAt: clock.now().getTime() + marksMs });

  async function leaveBe(id: string, { kind }: Email): Promise<void> {
    logger.warn({ mailId: id, kind }, 'a mail may have been sent already and is not sent again');
    await note(id, { state: 'unsure', attempt: '' });
  }

  /** Only one attempt, of whatever process, gets past this. */
  async function claim(id: string, attempt: string): Promise<void> {
    const mark: Mark = { state: 'handed-over', attempt };
    const expiresAt = clock.now().getTime() + marksMs;
    const there = (await vault.putIfAbsent(collection, id, mark, { expiresAt })) as Mark;
    if (there.attempt !== attempt)
      throw new RetryableError('mail-under-way', 'This letter is being sent already.');
  }

  /** The message, once somebody asks for it: then it is claimed first. */
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

  async function sendNow(id: string, letter: Email, signal: AbortSignal): Promise<void> {
    const mail = mailHead(id, letter, from, clock.now()).setContent(letter.text);
    const envelope = mail.getEnvelope();
    const { attempt, progress, stream } = claimed(id, await mail.build());
    const cut = cutting(signal, () => (progress.begun ? lastAnswerMs : 0));
    try {
      await sendBySmtp({ server, envelope, message: stream, signal: cut.signal });
    } catch (error) {
      if (progress.failure) throw progress.failure;
      if (progress.begun && !isAnswer(error)) return leaveBe(id, letter);
      if (progress.begun) await vault.delete(collection, id);
      throw failureOf(error);
    } finally {
      cut.done();
    }
    await note(id, { state: 'sent', attempt });
  }

  return {
    async send(id, letter, signal = new AbortController().signal) {
      const mark = (await vault.get(collection, id)) as Mark | undefined;
      if (mark === undefined) return sendNow(id, letter, signal);
      if (mark.state === 'handed-over') return leaveBe(id, letter);
    },
    // A mark tells nothing of anybody, and nothing else is kept.
    deleteMailsOf: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Ten seconds for each thing, unless the URL says otherwise; nothing that nodemailer could log is logged. */
function serverOf(url: string): Server {
  const timeouts = {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  return { ...timeouts, ...parseConnectionUrl(url), logger: false, debug: false, transactionLog: false };
}

/** A signal that follows another, at once or, when a message is with the server, after a last moment for its answer. */
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
