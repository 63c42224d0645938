import { loadConfig, SettingError } from '../config';
import type { UserErased } from '../modules/identity/events';
import { checkBackup } from '../modules/kernel/adapters/backup/check-backup';
import { BackupCancelled, type BackupProgress } from '../modules/kernel/adapters/backup/files';
import { makeBackup } from '../modules/kernel/adapters/backup/make-backup';
import type { Manifest } from '../modules/kernel/adapters/backup/manifest';
import { restoreBackup } from '../modules/kernel/adapters/backup/restore-backup';
import { DataFolderError } from '../modules/kernel/errors';
import { exitWithStartupError } from '../composition/startup-errors';
import { commandLine, quit } from './arguments';
import { backupCommand, type BackupCommand } from './backup-arguments';
import { createProgressLine } from './progress-line';

const usage = `Backs up the embedded data folder (DATA_DIR) and brings it back.

  npm run backup -- make FOLDER     copies log, vault, sources, blobs and outbox into a new folder, while the product
                                    runs; read models are left out, they are made anew
  npm run backup -- check FOLDER    reads a whole backup: every file, both databases, every stream
  npm run backup -- restore FOLDER [--into DATA_DIR] [--erased-since LOG]
                                    checks a backup, then fills a data folder that holds nothing yet; all sessions
                                    end. LOG is the newest events.db there is (or its folder): who was erased
                                    after the backup was made is erased again when the product starts

A backup holds the keys to all it holds: keep it like the data folder, and for 30 days at most, since the data of
deleted accounts is gone by then. A folder called FOLDER.unfinished-... was left by a backup that was killed.

Progress is shown on stderr. Exit 0; 1 with one sentence when it cannot be done; 2 for arguments it does not understand.`;

/** Deleted account data is gone within so many days: no backup may be older. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
/** A restore drops all sessions and links: one that ended since the backup would be valid again. */
const forgotten = ['sessions', 'password-links'];
const erased: UserErased['type'] = 'UserErased';

const command = backupCommand(
  commandLine(usage, { into: { type: 'string' }, 'erased-since': { type: 'string' } }),
);
if ('problem' in command) quit(command.problem, 2);

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const line = createProgressLine();
const watched = {
  signal: stopped.signal,
  onProgress: ({ done, total, step }: BackupProgress) =>
    line.show({ progress: total > 0 ? done / total : 1, step }),
};

/** Runs the command; answers the text for stdout. */
async function work(command: BackupCommand): Promise<string> {
  switch (command.does) {
    case 'make': {
      const { DATA_DIR } = embedded();
      return `Backed up to ${command.folder}: ${formatManifest(await makeBackup({ dataDir: DATA_DIR, target: command.folder, ...watched }))}`;
    }
    case 'check': {
      const { manifest, problems } = await checkBackup({ folder: command.folder, ...watched });
      if (problems.length > 0)
        throw new DataFolderError(`The backup ${command.folder} is damaged: ${listed(problems)}`);
      warnOfAge(manifest);
      return `The backup ${command.folder} is whole: ${formatManifest(manifest)}`;
    }
    case 'restore':
      return restore(command);
  }
}

async function restore({ folder, into, erasedSince }: Extract<BackupCommand, { does: 'restore' }>) {
  const target = into ?? embedded().DATA_DIR;
  const since = erasedSince === undefined ? undefined : { file: erasedSince, types: [erased] };
  const { manifest, carried } = await restoreBackup({ folder, into: target, forgotten, since, ...watched });
  line.end();
  warnOfAge(manifest);
  process.stderr.write(
    `Nobody is signed in; passwords, approvals and deactivations are as they were at ${manifest.madeAt}.\n`,
  );
  process.stderr.write(
    since
      ? `Erased again when the product starts: ${carried} ${carried === 1 ? 'account' : 'accounts'}.\n`
      : `Accounts erased after ${manifest.madeAt} are back: erase each again with npm run admin -- erase EMAIL, or restore with --erased-since.\n`,
  );
  return `Restored to ${target}: ${formatManifest(manifest)}`;
}

/** The settings, if their stores are in the embedded folder. */
function embedded() {
  const config = loadConfig({ LOG_LEVEL: 'error', ...process.env });
  const remote = (['EVENTSTORE_URL', 'MONGODB_URL'] as const).find((name) => config[name]);
  if (remote)
    throw new SettingError(
      `${remote} is set: what lies in that engine is backed up with its own tools, see docs/operations.md.`,
    );
  return config;
}

const formatManifest = ({ log, head, madeAt, files }: Manifest) =>
  `${files.length} files, log ${log} up to position ${head}, as of ${madeAt}.`;

const listed = (problems: readonly string[]) =>
  problems.length > 4
    ? `${problems.slice(0, 3).join(' ')} There are ${problems.length - 3} more like these.`
    : problems.join(' ');

function warnOfAge({ madeAt }: Manifest): void {
  const days = Math.floor((Date.now() - Date.parse(madeAt)) / dayMs);
  if (days < keptDays) return;
  line.end();
  process.stderr.write(
    `This backup is ${days} days old: it holds data of accounts that were promised to be gone after ${keptDays} days.\n`,
  );
}

await exitWithStartupError(async () => {
  try {
    const output = await work(command);
    line.end();
    process.stdout.write(`${output}\n`);
  } catch (error) {
    line.end();
    if (error instanceof BackupCancelled) quit(`${error.message} was called off; nothing of it is left.`, 1);
    throw error;
  }
});
