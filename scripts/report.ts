import { randomUUID } from 'node:crypto';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { sentenceOf } from '../app/http/json-reply.server';
import type { Composed } from '../compose';
import { loadConfig, type Config } from '../config';
import { createLogger } from '../composition/logger';
import { kindOfFile, maxFileBytes } from '../modules/evidence/contract';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import { isRefusal, refuse } from '../modules/kernel/refusal';
import type { ReportId } from '../modules/kernel/report-id';
import type { Result } from '../projections/documents';
import { exitWithStartupError } from '../composition/startup-errors';
import type {
  RequestContext,
  Application,
  UploadedFile,
  Viewer,
} from '../composition/application/application';
import { commandLine, quit } from './arguments';
import { toFile, toStdout } from './events/write-out';
import { explainClaim } from './explain-claim';
import { followProgress } from './follow-progress';
import { addressFault, reportArguments, type ReportArguments, type ReportFormat } from './report-arguments';
import { CliError } from './cli-context';
import { decidePlan } from './decide-plan';

const usage = `Writes a report, through the same modules and workflow as the web server.

  npm run report -- "QUERY" [options]
  npm run report -- explain ID CLAIM
                                 prints what is behind a claim of a finished report: passages, source, model, publication

  --model deepseek|qwen|claude   who writes it (default deepseek: Model 1)
  --kind visual|research         what kind of report (default visual)
  --source FILE                  a PDF, DOCX, XLSX, CSV, text, Markdown or HTML file to lean on; may be repeated, 10 at most
  --url ADDRESS                  a public page to lean on, fetched once; may be repeated, counts among the 10
  --web --literature --statistics
                                 look for further sources there, where the settings name a provider
  --language auto|en|fi|sv       what language it is written in (default auto: that of the query)
  --approve-plan                 shows the plan on stderr and asks before the report is written; needs a terminal
  --format html|md|json|pdf      how it is given (default: by the name after --out, else html)
  --out FILE                     where it goes (default: stdout)

Progress is shown on stderr. Exit 0; 1 with one sentence; 2 for arguments it does not understand.`;

const command = reportArguments(
  commandLine(usage, {
    model: { type: 'string' },
    kind: { type: 'string' },
    source: { type: 'string', multiple: true },
    url: { type: 'string', multiple: true },
    web: { type: 'boolean' },
    literature: { type: 'boolean' },
    statistics: { type: 'boolean' },
    language: { type: 'string' },
    'approve-plan': { type: 'boolean' },
    format: { type: 'string' },
    out: { type: 'string' },
  }),
);
if ('problem' in command) quit(command.problem, 2);
if ('query' in command && command.approvePlan && !process.stdin.isTTY)
  quit('--approve-plan asks a question, and here is no terminal to answer it.', 2);

async function write(
  system: Application,
  operator: Viewer,
  { query, model, kind, urls, retrieve, language, approvePlan }: ReportArguments,
  files: UploadedFile[],
): Promise<Result> {
  const context: RequestContext = {
    actor: { kind: 'operator' },
    correlationId: randomUUID(),
    causationId: randomUUID(),
  };
  const attached =
    files.length > 0 ? await system.evidence.attach(files, operator, context) : { sources: [] };
  if (isRefusal(attached)) throw new CliError(sentenceOf(attached));
  const sources = attached.sources.map(({ sourceId }) => sourceId);
  for (const address of urls) {
    const page = await system.evidence.attachPage(address, operator, context);
    if (isRefusal(page)) throw new CliError(`${address}: ${sentenceOf(page)}`);
    sources.push(...page.sources.map(({ sourceId }) => sourceId));
  }
  const input = { query, model, sources, retrieve, language, approvePlan };
  const accepted = await system.search.submit(input, operator, context, undefined, kind);
  if (isRefusal(accepted)) throw new CliError(sentenceOf(accepted));
  if (approvePlan) await decidePlan(system, accepted.queryId, { operator, context });
  return finished(system, accepted.queryId, operator);
}

/** Follows the search until its report is there. */
const finished = (system: Application, reportId: ReportId, operator: Viewer): Promise<Result> =>
  followProgress(system, reportId, async ({ status }) =>
    status === 'completed' ? system.search.result(reportId, operator) : undefined,
  );

/** Failures that are printed as one sentence. */
const isSaid = (error: unknown): error is Error =>
  [CliError, TerminalError, RetryableError].some((said) => error instanceof said);

/** Refuses a file of an unaccepted kind or size before it is read. */
async function readSource(path: string): Promise<UploadedFile> {
  const name = basename(path);
  if (!kindOfFile(name, '')) throw new CliError(sentenceOf(refuse('file-type', { name })));
  const { size } = await stat(path).catch(() => unreadable(path));
  if (size > maxFileBytes) throw new CliError(sentenceOf(refuse('file-too-large', { name })));
  return { name, type: '', bytes: await readFile(path).catch(() => unreadable(path)) };
}

function unreadable(path: string): never {
  throw new CliError(`The file ${path} cannot be read.`);
}

/** Refuses an unwritable output path before any paid call. */
async function refuseUnwritable(out: string): Promise<void> {
  const isFolder = await stat(out).then(
    (there) => there.isDirectory(),
    () => false,
  );
  if (isFolder) throw new CliError(`${out} is a folder: name a file after --out.`);
  await access(dirname(out), constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new CliError(`${out} cannot be written: ${code ?? 'unknown reason'}.`);
  });
}

/** Refuses sources that the settings rule out before a data folder is created. */
async function refuseUnreachable(config: Config, { urls, retrieve }: ReportArguments): Promise<void> {
  const fault = urls.map((address) => addressFault(address, config.EVIDENCE_ALLOWED_HOSTS)).find(Boolean);
  if (fault) throw new CliError(fault);
  const { retrieveKindsOf } = await import('../compose');
  const kinds = retrieveKindsOf(config);
  if (retrieve.some((kind) => !kinds.includes(kind)))
    throw new CliError(sentenceOf(refuse('retrieve-unavailable')));
}

async function exported(system: Application, result: Result, as: ReportFormat): Promise<Buffer> {
  switch (as) {
    case 'html':
      return Buffer.from(system.exports.page(result));
    case 'md':
      return Buffer.from(system.exports.markdown(result));
    case 'json':
      return Buffer.from(`${JSON.stringify(result, null, 2)}\n`);
    case 'pdf':
      return system.exports.pdf(result, AbortSignal.timeout(120_000));
  }
}

/** A report of the command line belongs to the first admin, who can read it in the browser too. */
const operatorFor = ({ userId, email }: { userId: string; email: string }): Viewer => ({
  id: userId,
  email,
  name: 'Operator',
  picture: null,
  createdAt: '',
  isAdmin: true,
  isApproved: true,
  isActive: true,
  searchCount: -1,
});

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function summaryOf({ title, wordCount, visualData, sources, research, demo }: Result): string {
  const parts = [
    `${wordCount} words`,
    counted(visualData.charts.length, 'chart'),
    counted(visualData.tables.length, 'table'),
  ];
  if (research?.citations.length) parts.push(counted(research.citations.length, 'reference'));
  if (sources.length > 0) parts.push(`${counted(sources.length, 'source')} cited`);
  return `${title}: ${parts.join(', ')}${demo ? '. This is a demo report: its figures are illustrative.' : '.'}`;
}

/** Writes the report on the composed product, and outputs it in the given format. */
async function report(composed: Composed, wanted: ReportArguments, files: UploadedFile[]): Promise<void> {
  const { system } = composed;
  const admin = await composed.firstAdmin();
  if (admin.password) process.stderr.write(`First admin: ${admin.email} with password ${admin.password}\n`);
  const result = await write(system, operatorFor(admin), wanted, files);
  const bytes = await exported(system, result, wanted.format);
  if (wanted.out === undefined) await toStdout([bytes]);
  else {
    await toFile(wanted.out, [bytes]);
    process.stderr.write(`${summaryOf(result)}\nWritten to ${wanted.out}\n`);
  }
}

async function writeReport(wanted: ReportArguments): Promise<void> {
  try {
    // Unreadable inputs and unwritable outputs are reported before a data folder is created.
    if (wanted.out !== undefined) await refuseUnwritable(wanted.out);
    const files = await Promise.all(wanted.files.map(readSource));
    const config = loadConfig({ LOG_LEVEL: 'error', ...process.env });
    await refuseUnreachable(config, wanted);
    const { compose } = await import('../compose');
    const composed = await compose(config, createLogger(config.LOG_LEVEL, 'stderr'));
    const stop = new AbortController();
    const work = composed.background.run(stop.signal);
    try {
      await report(composed, wanted, files);
    } finally {
      stop.abort();
      await work;
      await composed.close();
    }
  } catch (error) {
    if (isSaid(error)) quit(error.message, 1);
    throw error;
  }
}

if ('explain' in command) await explainClaim(command.explain);
else await exitWithStartupError(() => writeReport(command));
