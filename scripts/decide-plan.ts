import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { sentenceOf } from '../app/http/json-reply.server';
import type { Application, RequestContext, Viewer } from '../composition/application/application';
import type { PlanProposal } from '../modules/search/assembly/plan-proposal';
import { isRefusal } from '../modules/kernel/refusal';
import type { ReportId } from '../modules/kernel/report-id';
import { CliError } from './cli-context';
import { followProgress } from './follow-progress';

/** Waits for the plan of a search, prints it on stderr, and approves or cancels as the terminal answers. */
export async function decidePlan(
  system: Pick<Application, 'search'>,
  reportId: ReportId,
  { operator, context }: { operator: Viewer; context: RequestContext },
): Promise<void> {
  // Another person may decide in the browser at the same moment.
  const { waitsFor } = await followProgress(system, reportId, (progress) =>
    Promise.resolve(progress.waitsFor || progress.sectionsDone > 0 ? progress : undefined),
  );
  const plan = waitsFor && (await system.search.proposal(reportId, operator));
  if (!plan) return;
  process.stderr.write(`\n${planText(plan)}\n`);
  const decided = { ...context, causationId: randomUUID() };
  if (await asksYesOrNo('Write the report? (y/n) ', { input: process.stdin, output: process.stderr })) {
    const approved = await system.search.approvePlan(reportId, operator, decided, {});
    if (isRefusal(approved)) throw new CliError(sentenceOf(approved));
    return;
  }
  const cancelled = await system.search.cancel(reportId, operator, decided);
  throw new CliError(
    isRefusal(cancelled) ? sentenceOf(cancelled) : 'The plan was not approved, so nothing was written.',
  );
}

type Terminal = { input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

/** Asks until the answer is y or n; the end of the input is a no. */
export function asksYesOrNo(question: string, { input, output }: Terminal): Promise<boolean> {
  const terminal = createInterface({ input, output });
  return new Promise((resolve) => {
    const answer = (is: boolean) => {
      resolve(is);
      terminal.close();
    };
    const ask = () =>
      terminal.question(question, (typed) => {
        const word = typed.trim().toLowerCase();
        if (['y', 'yes'].includes(word)) answer(true);
        else if (['n', 'no'].includes(word)) answer(false);
        else ask();
      });
    terminal.on('close', () => resolve(false));
    ask();
  });
}

const basisWords = {
  source: 'from a source',
  derived: 'derived from a source',
  model: 'model estimate, in no source',
  illustrative: 'illustrative, no real figure',
} as const satisfies Record<PlanProposal['figures'][number]['basis'], string>;

/** A plan in lines for a terminal: sections, figures and data with their basis, sources, cost. */
export function planText(plan: PlanProposal): string {
  const { title, summary, sections, figures, datasets, sources } = plan;
  return [
    title,
    summary,
    ...block(
      'Sections',
      sections.map(({ title, brief }, index) => `${index + 1}. ${title}${brief && `: ${brief}`}`),
    ),
    ...block(
      'Figures',
      figures.map(({ label, value, basis }) => `${label}: ${value} (${basisWords[basis]})`),
    ),
    ...block(
      'Data for charts and tables',
      datasets.map(({ title, rows, basis }) => `${title}: ${rows} rows (${basisWords[basis]})`),
    ),
    ...block(
      'Sources',
      sources.map(({ title }) => title),
    ),
    '',
    costText(plan),
    '',
  ].join('\n');
}

function costText({ offline, spentUsd, restUsd }: PlanProposal): string {
  if (offline && spentUsd === 0) return 'Written on this machine: no model is paid.';
  const rest = restUsd === undefined ? 'of a model without a known price' : `about ${usd(restUsd)}`;
  return `Cost so far ${usd(spentUsd)}; the rest ${rest}.`;
}

const block = (name: string, lines: readonly string[]): string[] => [
  '',
  name,
  ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`),
];
const usd = (amount: number) => `$${amount.toFixed(4)}`;
