import { refuseWhileRunning } from '../refuse-while-running';
import { orCliError, withOperator, type Operator } from '../cli-context';
import { fileAndPassphrase } from './arguments';
import { importVault, type Imported } from './import-vault';
import { passphraseIn } from './passphrase';
import { tryToUnseal } from './sealed-file';

const usage = `Brings an export of the vault into one that nobody has used.

  npm run vault -- import FILE --passphrase-file FILE

  --passphrase-file FILE   its first line is what the export was encrypted with

Comes after npm run events -- import and before the first start. Reports that were being written when the product was
stopped go on at that start. An import that was interrupted may be repeated. Exit 0, or 1 with one sentence.`;

export async function runImport(args: string[]): Promise<void> {
  const { path, passphraseFile } = fileAndPassphrase(usage, 'import', args);
  await orCliError(async () => {
    // Before a data folder is created.
    const passphrase = await passphraseIn(passphraseFile);
    await tryToUnseal(path, passphrase);
    await withOperator((operator) => importFile(operator, path, passphrase), { begins: true });
  });
}

async function importFile(operator: Operator, path: string, passphrase: string): Promise<void> {
  await refuseWhileRunning(operator);
  process.stdout.write(formatImported(await importVault(operator, path, passphrase)));
}

function formatImported({ written, existing, sources, blobs }: Imported): string {
  const before = existing > 0 ? ` (${existing} were there already)` : '';
  return `Entries imported: ${written}${before}. Sources kept: ${sources}. Large parts of events kept: ${blobs}. The product can be started now.\n`;
}
