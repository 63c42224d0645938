import type { Composed } from '../compose';
import { loadConfig, type Config } from '../config';
import { createLogger } from '../composition/logger';
import { StoreUnavailable } from '../modules/kernel/events/event-store';
import { exitWithStartupError } from '../composition/startup-errors';
import { quit } from './arguments';

/** The parts of the product for an operator's command. */
export type Operator = Composed['operator'];

/** A failure in one sentence for people; the command exits with `code`. */
export class CliError extends Error {
  override readonly name = 'Sentence';
  constructor(
    sentence: string,
    readonly code: 1 | 2 = 1,
  ) {
    super(sentence);
  }
}

/** Runs a command; on a failure prints its sentence and exits with its code. */
export async function orCliError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof CliError) quit(error.message, error.code);
    if (error instanceof StoreUnavailable) quit(error.message, 1);
    throw error;
  }
}

/**
 * Runs a command over the composed product and closes it again. No background jobs start, so that it may run beside a
 * server. Composes late: a mistyped argument should not wait until the whole product is loaded. `begins`: creates a
 * missing data folder.
 */
export function withOperator(
  work: (operator: Operator) => Promise<void>,
  { begins = false } = {},
): Promise<void> {
  return exitWithStartupError(() =>
    orCliError(async () => {
      const config = loadConfig({ LOG_LEVEL: 'error', ...process.env });
      if (!begins) await refuseWithoutLog(config);
      const { compose } = await import('../compose');
      const composed = await compose(config, createLogger(config.LOG_LEVEL, 'stderr'));
      try {
        await work(composed.operator);
      } finally {
        await composed.close();
      }
    }),
  );
}

/** A mistyped data folder must not pass for an empty log, which would seem to be in order. */
export async function refuseWithoutLog(config: Config): Promise<void> {
  const { hasLog } = await import('../composition/open-stores');
  if (!hasLog(config))
    throw new CliError(
      `The folder ${config.DATA_DIR} is not a data folder: it has no events.db. Set DATA_DIR to the product's.`,
    );
}
