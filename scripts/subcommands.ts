import { commandLine, quit } from './arguments';

/** Passes the arguments to the named one of several commands, which is loaded only then. */
export async function runSubcommand(
  usage: string,
  commands: Record<string, (args: string[]) => Promise<void>>,
): Promise<void> {
  const [name = '', ...rest] = process.argv.slice(2);
  if (!name || name.startsWith('-')) {
    commandLine(usage, {});
    quit(`Say what to do: ${Object.keys(commands).join(', ')}. See --help.`, 2);
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) quit(`There is no command called ${name}. See --help.`, 2);
  await command(rest);
}
