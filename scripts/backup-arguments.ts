export type BackupCommand =
  | { does: 'make' | 'check'; folder: string }
  | { does: 'restore'; folder: string; into: string | undefined; erasedSince: string | undefined };

const commands = ['make', 'check', 'restore'] as const;
const seeHelp = 'See --help.';

type Given = { positionals: readonly string[]; values: { into?: string; 'erased-since'?: string } };

/** The command of the operator, or the reason why it is invalid, in a sentence. */
export function backupCommand({ positionals, values }: Given): BackupCommand | { problem: string } {
  const [command, folder = '', ...rest] = positionals;
  if (command === undefined) return { problem: `Say what to do: ${commands.join(', ')}. ${seeHelp}` };
  const does = commands.find((name) => name === command);
  if (!does) return { problem: `There is no command called ${command}. ${seeHelp}` };
  if (!folder.trim()) return { problem: `Say which folder: ${does} FOLDER. ${seeHelp}` };
  if (rest.length > 0) return { problem: `There are more arguments than ${does} takes. ${seeHelp}` };
  const { into, 'erased-since': erasedSince } = values;
  if ([into, erasedSince].some((given) => given?.trim() === ''))
    return { problem: `Give a path after --into and --erased-since. ${seeHelp}` };
  if (does === 'restore') return { does, folder, into, erasedSince };
  if (into !== undefined || erasedSince !== undefined)
    return { problem: `Only restore takes --into and --erased-since. ${seeHelp}` };
  return { does, folder };
}
