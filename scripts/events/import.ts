import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { commandLine, quit } from '../arguments';
import { createProgressRate } from '../progress-rate';
import { refuseWhileRunning } from '../refuse-while-running';
import { orCliError, CliError, withOperator, type Operator } from '../cli-context';
import { importEvents, type ImportProgress } from './import-events';
import { readExport, type ReadExport } from './read-export';

const usage = `Writes an export of events into an empty log, in its order, word for word.

  npm run events -- import FILE

The log must be one in which the product was never started: the first start makes an admin, and those events would
stand in the way. An import that was interrupted goes on where it stopped. The file is checked as a whole (footer,
order, revisions) before anything is written. Read models need no import: the product makes them from the log. What
the log does not hold (keys of people, passwords) comes with npm run vault -- import.

Progress is shown on stderr. Exit 0, or 1 with one sentence.`;

export async function runImport(args: string[]): Promise<void> {
  const { positionals } = commandLine(usage, {}, args);
  const [path, ...more] = positionals;
  if (!path?.trim()) return quit('Say which file to import: events import FILE. See --help.', 2);
  if (more.length > 0) return quit(`Only one file is taken. Unexpected: ${more[0]}. See --help.`, 2);
  await orCliError(async () => {
    // Before a data folder is created.
    const file = await readExport(path);
    await withOperator((operator) => importFile(operator, path, file), { begins: true });
  });
}

async function importFile({ store, vault, holder }: Operator, path: string, file: ReadExport): Promise<void> {
  await refuseWhileRunning({ vault, holder });
  const pace = createPaceOfPasses();
  try {
    const { written, existing } = await importEvents(store, file, { path, onProgress: pace.show });
    pace.end(written + existing);
    process.stdout.write(`${formatImported(written, existing)}\n`);
  } catch (error) {
    pace.stop();
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new CliError(`${error.message} What is imported stays: run the import again to go on with it.`);
  }
}

function formatImported(written: number, existing: number): string {
  const count = (events: number) => `${events.toLocaleString('en')} ${events === 1 ? 'event' : 'events'}`;
  if (written === 0) return `All ${count(existing)} of the file were there already; nothing was written.`;
  return `Imported ${count(written)}${existing > 0 ? `; ${count(existing)} had been there` : ''}.`;
}

/** Each pass has a line of its own. */
function createPaceOfPasses() {
  const named = { checking: 'Checking the file', importing: 'Importing' };
  let pass: ImportProgress['pass'] | undefined;
  let pace = createProgressRate({ doing: named.checking, of: 'events' });
  return {
    show(progress: ImportProgress): void {
      if (progress.pass !== pass) {
        if (pass) pace.stop();
        pass = progress.pass;
        pace = createProgressRate({ doing: named[pass], of: 'events' });
      }
      pace.at(progress.done, progress.share);
    },
    end: (done: number) => pace.end(done),
    stop: () => pace.stop(),
  };
}
