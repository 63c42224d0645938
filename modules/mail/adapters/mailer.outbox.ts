import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RetryableError } from '../../kernel/errors';
import type { Clock } from '../../kernel/ports';
import { erasureConfirmationKind, type Email } from '../mailer';
import type { Outbox } from '../outbox-fallback';
import { mailHead } from './mail-headers';
import { syncFolder, writeAtomically } from '../../kernel/adapters/files/atomic-write';

type Options = {
  folder: string;
  /** MAIL_FROM. */
  from: string;
  clock: Clock;
};

/**
 * Writes each mail to a readable file, `<id>.<userId>.<kind>.eml`: headers, a blank line, the text in UTF-8. A mail
 * whose file exists counts as sent. Contract section 1, `SMTP_URL`.
 */
export function createOutboxMailer({ folder, from, clock }: Options): Outbox {
  const pathOf = (id: string, { userId, kind }: Email) =>
    join(folder, [id, userId, kind].map(safe).join('.') + '.eml');

  async function deleteMail(name: string): Promise<void> {
    const path = join(folder, name);
    if (!name.endsWith(`.${erasureConfirmationKind}.eml`)) return rm(path, { force: true });
    const mail = await readFile(path, 'utf8');
    await writeAtomically(path, mail.replace(/^To: .*$/m, 'To: (erased)'));
  }

  return {
    send: (id, email) =>
      onDisk(async () => {
        const path = pathOf(id, email);
        const mail = asFile(id, email, from, clock.now());
        if (await isThere(path)) return;
        await mkdir(folder, { recursive: true });
        await writeAtomically(path, mail);
      }),
    deleteMailsOf: (userId) =>
      onDisk(async () => {
        const theirs = (await namesIn(folder)).filter((name) => name.split('.')[1] === userId);
        for (const name of theirs) await deleteMail(name);
        await syncFolder(folder);
      }),
    holds: async (id, email) => isThere(pathOf(id, email)),
    close: () => Promise.resolve(),
  };
}

/** Unfolds each header into one line: the file is for people, and no mail server limits its lines. */
function asFile(id: string, email: Email, from: string, date: Date): string {
  const head = mailHead(id, email, from, date).setHeader('Content-Transfer-Encoding', '8bit').buildHeaders();
  return `${head.replace(/\r\n(?=[ \t])/g, '').replace(/\r\n/g, '\n')}\n\n${email.text}\n`;
}

/** Turns a disk error into a RetryableError without a path. */
async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
    if (!code) throw error;
    const full = code === 'ENOSPC' || code === 'EDQUOT';
    const reason = full ? 'the disk is full' : `the folder cannot be written to (${code})`;
    throw new RetryableError('outbox-unavailable', `No mail can be kept in the outbox right now: ${reason}.`);
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Ids become parts of file names: refuses path separators, and dots, which separate the parts. */
function safe(name: string): string {
  if (!/^[\w-]{1,128}$/.test(name)) throw new Error('id not usable in a file name');
  return name;
}
