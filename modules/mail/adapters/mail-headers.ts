import MimeNode from 'nodemailer/lib/mime-node';
import { TerminalError } from '../../kernel/errors';
import type { Email } from '../mailer';

const oneAddress = /^[^\s@,;:<>"()[\]\\\p{C}]+@[^\s@,;:<>"()[\]\\\p{C}]+$/u;

/**
 * Builds the headers of a mail, without its text: one line per value, encoded if necessary. `from` is MAIL_FROM.
 * Throws `TerminalError` for a recipient that is not exactly one address.
 */
export function mailHead(id: string, { to, subject }: Email, from: string, date: Date): MimeNode {
  if (!oneAddress.test(to))
    throw new TerminalError('mail-address-unusable', 'This letter has no address that mail can be sent to.');
  const sender = senderOf(from);
  return new MimeNode('text/plain; charset=utf-8', { newline: 'win' }).setHeader({
    From: sender.name ? `"${sender.name}" <${sender.address}>` : sender.address,
    To: to,
    Subject: subject,
    Date: date.toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${id}@${sender.address.split('@')[1]}>`,
  });
}

/** Parses MAIL_FROM, because a comma in the name would otherwise make two senders. */
function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*)<([^<>]+)>$/.exec(from.trim()) ?? [];
  return { name: name.replace(/["\\]/g, '').trim(), address: address.trim() };
}
