import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReadMail } from './read-mail';

export type ReceivedMail = ReadMail & { from: string; to: string[] };
/** A reply code of SMTP, or no answer at all. */
type Answer = number | 'silence';

type Options = {
  /** Default: a free port. */
  port?: number;
  /** The only login that may send. Default: no login needed. */
  user?: { name: string; password: string };
};

export type MailStandIn = Awaited<ReturnType<typeof startMailStandIn>>;

/** A mail server that stores what it receives, and rejects by its settings. */
export async function startMailStandIn({ port = 0, user }: Options = {}) {
  const mails: ReceivedMail[] = [];
  /** Its reply to a recipient and to a message; undefined accepts. */
  const answers: { recipient?: (address: string) => number | undefined; message?: () => Answer | undefined } =
    {};
  const server = new SMTPServer({
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disabledCommands: user ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onAuth({ username, password }, _, done) {
      const known = username === user?.name && password === user?.password;
      done(known ? null : refusal(535), known ? { user: username } : undefined);
    },
    onRcptTo({ address }, _, done) {
      const code = answers.recipient?.(address);
      done(code === undefined ? null : refusal(code, address));
    },
    onData(stream, { envelope }, done) {
      const keep = (raw: string) => {
        const answer = answers.message?.();
        if (typeof answer === 'number') return done(refusal(answer));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMail(raw) });
        if (answer !== 'silence') done();
      };
      // An incomplete message is dropped.
      text(stream).then(keep, () => {});
    },
  });
  // Some tests hang up on purpose.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const at = (server.server.address() as AddressInfo).port;
  const credentials = user ? `${encodeURIComponent(user.name)}:${encodeURIComponent(user.password)}@` : '';
  return {
    port: at,
    url: `smtp://${credentials}127.0.0.1:${at}`,
    mails,
    answers,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The reply repeats the address, as real servers do. */
const refusal = (responseCode: number, address = '') =>
  Object.assign(new Error(`no <${address}>`), { responseCode });
