import { parseArgs, type ParseArgsConfig } from 'node:util';
import { printable } from './events/field-text';

/** Ends a command with one sentence: 2 for arguments it does not understand, 1 for work it could not do. */
export function quit(sentence: string, code: 1 | 2): never {
  // What was typed is repeated in it and may hold line breaks.
  process.stderr.write(`${code === 2 ? printable(sentence) : sentence}\n`);
  process.exit(code);
}

/** An argument as a sentence repeats it: a blank one in quotes. */
export const asTyped = (argument: string) => (argument.trim() ? argument : `"${argument}"`);

/** The refusal of the first argument that a command does not take. */
export function refuseMore([first]: readonly string[], command: string): void {
  if (first !== undefined) quit(`The command ${command} takes no ${asTyped(first)}. See --help.`, 2);
}

/** Why what was found cannot be told. */
export const stdoutFails = ({ code }: NodeJS.ErrnoException) =>
  `Nothing more can be written to stdout: ${code === 'ENOSPC' ? 'the disk is full' : (code ?? 'unknown reason')}.`;

/**
 * The arguments of a command, all of them unless `args` says otherwise; `--help` prints its usage, an unknown one gives
 * one sentence and exit 2.
 */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args?: string[],
) {
  // Whoever closes it early (`| head`) has seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') quit(stdoutFails(error), 1);
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
    return quit(whyNotUnderstood(error as Error), 2);
  }
}

/** One sentence about what node says of arguments, in up to three. */
export function whyNotUnderstood({ message }: Error): string {
  const [, option] = /^Option '(?:-\w, )?(--[\w-]+)' argument is ambiguous/.exec(message) ?? [];
  if (option)
    return `Give a value after ${option}, as ${option}=VALUE where it begins with a dash. See --help.`;
  const [sentence = ''] = message.split('. ');
  return `${sentence}. See --help.`;
}
