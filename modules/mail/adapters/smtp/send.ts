import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Address of the mail server, and our credentials. */
export type Server = SMTPConnection.Options & { auth?: SMTPConnection.Credentials };

type SmtpSend = {
  server: Server;
  envelope: SMTPConnection.Envelope;
  /** Read only once the server is ready for the message. */
  message: Readable;
  /** Closes the connection when aborted. */
  signal: AbortSignal;
};

/** Sends one mail over its own connection. Resolves when the server accepts it, rejects with nodemailer's error. */
export async function sendBySmtp({ server, envelope, message, signal }: SmtpSend): Promise<void> {
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
