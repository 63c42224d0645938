import { SettingError } from '../config';
import { DataFolderError, BackendUnavailable } from '../modules/kernel/errors';

/** Runs an entry point; an error that people can fix (a setting, the data folder, a taken port) exits 1 with one sentence. */
export async function exitWithStartupError(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (!sentence) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string | undefined {
  if ([SettingError, DataFolderError, BackendUnavailable].some((expected) => error instanceof expected))
    return (error as Error).message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken by another program. Set PORT to a free one.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this account. Set PORT to another one.`;
  return undefined;
}
