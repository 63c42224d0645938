import { parseArgs, type ParseArgsConfig } from 'node:util';
import { printable } from './events/field-text';

/** Ends a command with one sentence: exit 2 for invalid arguments, 1 for failed work. */
export function quit(sentence: string, code: 1 | 2): never {
  // The sentence quotes arguments, which may hold line breaks.
  process.stderr.write(`${code === 2 ? printable(sentence) : sentence}\n`);
  process.exit(code);
}

/** An argument as quoted in a sentence: a blank one in quotation marks. */
export const asTyped = (argument: string) => (argument.trim() ? argument : `"${argument}"`);

/** Ends the command at the first surplus argument. */
export function refuseMore([first]: readonly string[], command: string): void {
  if (first !== undefined) quit(`The command ${command} takes no ${asTyped(first)}. See --help.`, 2);
}

/** The message when stdout cannot be written. */
export const stdoutError = ({ code }: NodeJS.ErrnoException) =>
  `Nothing more can be written to stdout: ${code === 'ENOSPC' ? 'the disk is full' : (code ?? 'unknown reason')}.`;

/**
 * Parses the arguments of a command, those of the process by default; `--help` prints its usage, an unknown one gives one
 * sentence and exit 2.
 */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args?: string[],
) {
  // A reader that closes the pipe early (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') quit(stdoutError(error), 1);
  });
  try {
    const parsed = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    if ((parsed.values as { help?: boolean }).help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    return parsed;
  } catch (error) {
    return quit(describeParseError(error as Error), 2);
  }
}

/** Node's message about arguments, up to three sentences of it, as one. */
export function describeParseError({ message }: Error): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)' argument is ambiguous/.exec(message) ?? [];
  if (option)
    return `Give a value after ${option}, as ${option}=VALUE where it begins with a dash. See --help.`;
  const [sentence = ''] = message.split('. ');
  return `${sentence}. See --help.`;
}
