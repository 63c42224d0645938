import { commandLine, quit } from '../arguments';

/** FILE and --passphrase-file of a command; exits with one sentence and 2 on anything else. */
export function fileAndPassphrase(
  usage: string,
  command: string,
  args: string[],
): { path: string; passphraseFile: string } {
  const { values, positionals } = commandLine(usage, { 'passphrase-file': { type: 'string' } }, args);
  const [path, ...more] = positionals;
  const passphraseFile = values['passphrase-file'];
  if (!path?.trim()) return quit(`Say which file: vault ${command} FILE. See --help.`, 2);
  if (more.length > 0) return quit(`Only one file is taken. Unexpected: ${more[0]}. See --help.`, 2);
  if (!passphraseFile?.trim())
    return quit('Say where the passphrase stands: --passphrase-file FILE. See --help.', 2);
  return { path, passphraseFile };
}
