import { readFile } from 'node:fs/promises';
import { CliError } from '../cli-context';

const shortest = 12;

/** The first line of a file. */
export async function passphraseIn(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = (error as { code?: string }).code ?? 'unknown reason';
    throw new CliError(`The file ${path} with the passphrase cannot be read (${code}).`);
  });
  const [passphrase = ''] = text.split(/\r?\n/);
  if (passphrase.length < shortest)
    throw new CliError(`The passphrase in ${path} is too short: give its first line ${shortest} characters.`);
  return passphrase;
}
