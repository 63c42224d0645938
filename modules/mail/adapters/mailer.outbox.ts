import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../kernel/ports';
import type { Mailer } from '../mailer';

/** Each mail a readable file in a folder: `<id>.<userId>.<kind>.eml`. Contract section 1, `SMTP_URL`. */
export function createOutboxMailer({
  folder,
  from,
  clock,
}: {
  folder: string;
  from: string;
  clock: Clock;
}): Mailer {
  return {
    async send(id, { kind, userId, to, subject, text }) {
      const head = [
        `From: ${from}`,
        `To: ${to}`,
        `Subject: ${subject}`,
        `Date: ${clock.now().toUTCString()}`,
      ];
      const path = join(folder, `${id}.${userId}.${kind}.eml`);
      await writeFile(`${path}.tmp`, `${head.join('\n')}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${path}.tmp`, path);
    },
    async forget(userId) {
      for (const name of await readdir(folder))
        if (name.split('.').includes(userId)) await rm(join(folder, name), { force: true });
    },
    close: () => Promise.resolve(),
  };
}
