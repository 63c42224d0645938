import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command with one sentence: 2 for arguments it does not understand, 1 for work it could not do. */
export function quit(sentence: string, code: 1 | 2): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/**
 * The arguments of a command, all of them unless `args` says otherwise; `--help` prints its usage, an unknown one gives
 * one sentence and exit 2.
 */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  args?: string[],
) {
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
    const [sentence = ''] = (error as Error).message.split('. ');
    return quit(`${sentence}. See --help.`, 2);
  }
}
