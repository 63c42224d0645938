import { toFile } from '../events/write-out';
import { refuseWhileRunning } from '../refuse-while-running';
import { withOperator } from '../cli-context';
import { fileAndPassphrase } from './arguments';
import { vaultFrames, type Exported } from './export-vault';
import { passphraseIn } from './passphrase';
import { sealedFile } from './sealed-file';

const usage = `Writes what the log does not hold to one encrypted file: the keys of people, passwords, secrets, links to set a
password, which mails were sent, how far the product has come with its log, the files of sources, and large parts of
reports. Sessions end, counts begin anew.

  npm run vault -- export FILE --passphrase-file FILE

  --passphrase-file FILE   its first line encrypts the export, at least 12 characters

The product must not be running. Whoever has the file and the passphrase can read everything about everybody: keep
them apart, and delete the file when it has been imported. Exit 0, or 1 with one sentence.`;

export async function runExport(args: string[]): Promise<void> {
  const { path, passphraseFile } = fileAndPassphrase(usage, 'export', args);
  await withOperator(async (operator) => {
    const passphrase = await passphraseIn(passphraseFile);
    await refuseWhileRunning(operator);
    const count: Exported = { entries: 0, checkpoints: 0, sources: 0, blobs: 0 };
    await toFile(path, sealedFile(passphrase, vaultFrames(operator, count)));
    process.stdout.write(
      `Written to ${path}. Entries: ${count.entries}. Checkpoints: ${count.checkpoints}. Sources: ${count.sources}. Large parts of events: ${count.blobs}.\n`,
    );
  });
}
