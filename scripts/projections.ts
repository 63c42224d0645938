import { systemClock } from '../modules/kernel/ports';
import { projections as models } from '../projections/registry';
import { rebuild, unknownModel } from '../projections/runtime/rebuild';
import { RebuildStopped } from '../projections/runtime/staged-model';
import { asTyped, commandLine, quit, refuseMore } from './arguments';
import { toStdout } from './events/write-out';
import { modelTable, readStatus, type StatusDependencies } from './model-status';
import { createProgressLine } from './progress-line';
import { CliError, withOperator } from './cli-context';

const usage = `Looks after the read models; works beside a running server.

  npm run projections -- status              position, lag, documents, size and parked events of each read model
  npm run projections -- rebuild [NAME...]   builds them anew beside the live ones, then swaps; all when none is named

Progress is shown on stderr. Exit 0; 1 with one sentence; 2 for arguments it does not understand.`;

const { positionals } = commandLine(usage, {});
const [action, ...names] = positionals;
if (action === undefined) quit('Say what to do: status or rebuild. See --help.', 2);
if (action !== 'status' && action !== 'rebuild')
  quit(`There is no command called ${asTyped(action)}. See --help.`, 2);
if (action === 'status') refuseMore(names, 'status');
const unknown = unknownModel(models, names.map(asTyped));
if (unknown !== undefined) quit(unknown, 2);

/** Ctrl-C aborts a rebuild between two batches, so that it can clean up. */
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());

await withOperator(async (operator) => {
  if (action === 'status') await toStdout([modelTable(await readStatus(operator))]);
  else await rebuildModels(operator, names).catch(inOneSentence);
});

function inOneSentence(error: unknown): never {
  if (error instanceof RebuildStopped) throw new CliError(error.message);
  if (stopped.signal.aborted)
    throw new CliError('The rebuild was called off; the live read models are as they were.');
  throw error;
}

async function rebuildModels({ log, readStore, projections }: StatusDependencies, chosen: readonly string[]) {
  const line = createProgressLine();
  const label = chosen.length > 0 ? chosen.join(', ') : 'all read models';
  try {
    await rebuild({
      log,
      store: readStore,
      projections,
      clock: systemClock,
      ...(chosen.length > 0 ? { names: chosen } : {}),
      onProgress: ({ done, total }) =>
        line.show({ progress: total > 0 ? done / total : 1, step: `Rebuilding ${label}` }),
      signal: stopped.signal,
    });
  } finally {
    line.end();
  }
  process.stderr.write(`Rebuilt ${label}.\n`);
}
