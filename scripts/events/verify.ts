import { eventCatalogue } from '../../composition/event-catalogue';
import { createDecoder } from '../../modules/kernel/events/decode-events';
import { commandLine, quit } from '../arguments';
import { createProgressRate } from '../progress-rate';
import { orCliError, withOperator, type Operator } from '../cli-context';
import { allChecks, checkLog, type Checked, type LogReport } from './check-log';
import { readExport } from './read-export';
import { toStdout } from './write-out';

const usage = `Checks that the log, or an export of it, is whole and in order.

  npm run events -- verify          the log, and with SQLite its files
  npm run events -- verify FILE     what npm run events -- export has written; needs no data folder and no keys

Looks at the order of events, their metadata, whether each fits its schema, whether personal fields are encrypted, and
whether the searches of people add up. Changes nothing and works beside a running server.

Progress is shown on stderr. Exit 0 with a summary, or 1 with what is wrong.`;

export async function runVerify(args: string[]): Promise<void> {
  const { positionals } = commandLine(usage, {}, args);
  const [path, ...more] = positionals;
  if (more.length > 0) return quit(`Only one file is taken. Unexpected: ${more[0]}. See --help.`, 2);
  if (path?.trim() === '') return quit('Give the path of an export. See --help.', 2);
  if (path === undefined) return withOperator(verifyLog);
  return orCliError(() => verifyFile(path));
}

async function verifyLog({ log, store, integrity }: Operator): Promise<void> {
  const head = await store.head();
  const pace = createProgressRate({ doing: 'Checking', of: 'events' });
  let done = 0;
  const report = await checkLog(store.readAll({ from: 0 }), log.open, allChecks(eventCatalogue), (events) =>
    pace.at((done += events.length), (events.at(-1)?.position ?? head) / head),
  );
  pace.end(done);
  await printReport(report, integrity());
}

async function verifyFile(path: string): Promise<void> {
  const file = await readExport(path);
  const partly = file.header.types !== null || file.header.from > 0;
  const pace = createProgressRate({ doing: 'Checking', of: 'events' });
  // Without the keys personal fields read as null, like those of an erased person: their schemas allow that.
  const open = createDecoder(eventCatalogue, { find: () => Promise.resolve(undefined) });
  let done = 0;
  const report = await checkLog(file.batches(), open, allChecks(eventCatalogue, { partly }), (events) =>
    pace.at((done += events.length), file.share()),
  );
  pace.end(done);
  await printReport(report, []);
}

/** Prints the summary on stdout; findings decide about the exit code. */
async function printReport(report: LogReport, files: readonly string[]): Promise<void> {
  const wrong = report.checked.some(({ severity, count }) => severity === 'wrong' && count > 0);
  if (wrong || files.length > 0) process.exitCode = 1;
  await toStdout([formatReport(report, files)]);
}

/** A line for each check, and below a violated one the positions of its findings. */
export function formatReport(
  { events, streams, types, checked }: LogReport,
  files: readonly string[],
): string {
  const number = (count: number) => count.toLocaleString('en');
  const lines = [`${number(events)} events in ${number(streams)} streams, of ${number(types)} types.`];
  for (const check of checked) lines.push(headline(check), ...detailsOf(check));
  if (files.length > 0) lines.push('WRONG  The files are sound', ...files.map((said) => `         ${said}`));
  const wrong = checked.reduce((sum, { severity, count }) => sum + (severity === 'wrong' ? count : 0), 0);
  const all = wrong + files.length;
  lines.push(all === 0 ? 'All is well.' : `${number(all)} ${all === 1 ? 'thing is' : 'things are'} wrong.`);
  return `${lines.join('\n')}\n`;
}

function headline({ holds, severity, count }: Checked): string {
  if (count === 0) return `ok     ${holds}`;
  return `${severity === 'wrong' ? 'WRONG ' : 'note  '} ${holds}: not for ${count.toLocaleString('en')}`;
}

function detailsOf({ findings, count }: Checked): string[] {
  const lines = findings.map(({ id, position, what }) => `         #${position} ${id}: ${what}`);
  const more = count - findings.length;
  return more > 0 ? [...lines, `         and ${more.toLocaleString('en')} more`] : lines;
}
