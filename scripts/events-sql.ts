import { SqlRefused, type LogTables } from '../analytics/log-tables';
import { eventTables } from '../analytics/table-shapes';
import { eventCatalogue } from '../composition/event-catalogue';
import { asTyped, commandLine, quit } from './arguments';
import { positionOf } from './events/position';
import { toFile, toStdout, wholeFile } from './events/write-out';
import { createProgressRate } from './progress-rate';
import { answerText, tableRows, textFormats, type TextFormat } from './sql/answer-text';
import { schemaText } from './sql/schema-text';
import { CliError, withOperator, type Operator } from './cli-context';

const usage = `Answers questions in SQL (DuckDB's) about the log. Examples with answers: docs/cookbook.md.

  npm run events -- sql "SELECT ..." [--format table|csv|json|parquet] [--out FILE] [--from POS]
  npm run events -- sql --types       each type of event, its table and how many there are
  npm run events -- sql --schema      the tables and their columns

  --format table|csv|json|parquet   how it is given (default: by the name after --out, else table, which
                                    shows ${tableRows} rows at most)
  --out FILE                        where it goes (default: stdout); Parquet needs it
  --from POS                        only events after this position

There is a table \`events\` and one for each type of event, such as \`search_requested\`. Times are UTC. Personal fields are
masked. SQL can only read these tables: no file, no network. They are kept in the data folder, under .cache/log-tables,
which may be deleted at any time: the next question makes them anew, with progress on stderr.

Exit 0; 1 with what is wrong in one or two lines; 2 for arguments it does not understand.`;

const formats = [...textFormats, 'parquet'] as const;
type Format = TextFormat | 'parquet';
type SqlOptions = { sql: string; format: Format; out?: string; from: number };

/** Runs `npm run events -- sql ...`; takes the arguments after the word sql. */
export async function runSql(args: string[]): Promise<void> {
  const { values, positionals } = commandLine(
    usage,
    {
      format: { type: 'string' },
      out: { type: 'string' },
      from: { type: 'string' },
      types: { type: 'boolean' },
      schema: { type: 'boolean' },
    },
    args,
  );
  const [sql, ...more] = positionals;
  if (more.length > 0) quit(`Only one question is taken; put it in quotes. Unexpected: ${more[0]}.`, 2);
  if (sql?.trim() === '') quit('Give one question in quotes, or --types, or --schema. See --help.', 2);
  if (Number(sql !== undefined) + Number(values.types ?? false) + Number(values.schema ?? false) !== 1)
    quit('Give one question in quotes, or --types, or --schema. See --help.', 2);
  const format = formatOf(values.format, values.out);
  const from = positionOf('--from', values.from, 0);
  if (values.out?.trim() === '') quit('Give a path after --out. See --help.', 2);
  if (values.schema) await toStdout([schemaText(eventCatalogue)]);
  else
    await withOperator((operator) =>
      answer(operator, { sql: sql ?? typesSql, format, out: values.out, from }),
    );
}

function formatOf(option: string | undefined, out: string | undefined): Format {
  const named = option ?? formats.find((format) => out?.toLowerCase().endsWith(`.${format}`)) ?? 'table';
  const format = formats.find((each) => each === named);
  if (!format)
    return quit(`There is no format called ${asTyped(named)}; choose one of ${formats.join(', ')}.`, 2);
  if (format === 'parquet' && out === undefined)
    return quit('Parquet goes into a file: say which with --out FILE.', 2);
  return format;
}

const typesSql = `
  SELECT type, table_name AS "table", count(events.position) AS events
  FROM (VALUES ${eventTables(eventCatalogue)
    .map(({ type, name }) => `('${type}', '${name}')`)
    .join(', ')}) AS known (type, table_name)
  LEFT JOIN events USING (type) GROUP BY ALL ORDER BY type`;

async function answer(operator: Operator, { sql, format, out, from }: SqlOptions): Promise<void> {
  const pace = createProgressRate({ doing: 'Putting the log into tables', of: 'events' });
  const tables = await operator.openLogTables({ from, onProgress: pace.at });
  pace.stop();
  try {
    if (format === 'parquet') await saveParquet(tables, sql, out ?? '');
    else await write(tables, { sql, format, out });
    if (out !== undefined) process.stderr.write(`Written to ${out}\n`);
  } catch (error) {
    if (error instanceof SqlRefused) throw new CliError(error.message);
    throw error;
  } finally {
    await tables.close();
  }
}

async function write(
  tables: LogTables,
  { sql, format, out }: { sql: string; format: TextFormat; out?: string },
) {
  const text = answerText(await tables.ask(sql), format, () =>
    process.stderr.write(
      `Only the first ${tableRows.toLocaleString('en')} rows are shown; --format csv gives all.\n`,
    ),
  );
  if (out === undefined) await toStdout(text);
  else await toFile(out, text);
}

async function saveParquet(tables: LogTables, sql: string, out: string): Promise<void> {
  try {
    await wholeFile(out, (place) => tables.saveParquet(sql, place));
  } catch (error) {
    const [, reason] = /^IO Error: .+: (.+)$/m.exec((error as Error).message) ?? [];
    throw reason ? new CliError(`${out} cannot be written: ${reason}.`) : error;
  }
}
