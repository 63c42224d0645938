import { parseAnswer, type ValueOf } from '../../modules/models/parsing/parse-answer';
import type { WritingTask } from '../../modules/models/provider';
import { assemble } from '../../modules/search/assembly/assemble';
import { climateAssembly, climateEvidence } from '../doubles/climate-example';
import type { Plan } from '../../modules/search/plan';
import type { Result } from '../../projections/documents';
import { sampleResult } from '../doubles/sample-result';
import { gathered } from '../doubles/inline-tasks';

const query = 'Harbours';

/** Parses an answer as the product does; throws when it is unusable. */
export function used<Task extends WritingTask>(task: Task, answer: string): ValueOf<Task> {
  const read = parseAnswer(task, answer, { own: false });
  if (!read.ok) throw new Error(`the ${task.kind} could not be used: ${read.errors.join(' ')}`);
  return read.value;
}

export const evidence = climateEvidence();
const shared = { query, evidence: gathered(evidence) };
export const planTask = { kind: 'plan', ...shared } as const;
export const extrasTask = (plan: Plan) => ({ kind: 'extras', ...shared, plan }) as const;
export function sectionTask(plan: Plan, at = 0) {
  const brief = plan.sections[at];
  if (!brief) throw new Error('the plan has no such section');
  return { kind: 'section', ...shared, plan, brief } as const;
}

type Answers = { plan: string; section: (at: number) => string; extras: string };

/** The report from these answers: parsed, assembled and stored, as in the product. */
export function writtenReport(answers: Answers): Result {
  const plan = used(planTask, answers.plan);
  return assembled(plan, answers);
}

export function assembled(plan: Plan, { section, extras }: Omit<Answers, 'plan'>): Result {
  const drafts = plan.sections.map(({ id }, at) => ({
    sectionId: id,
    markdown: used(sectionTask(plan, at), section(at)),
    truncated: false,
    slot: 'deepseek' as const,
  }));
  const report = assemble(
    climateAssembly({
      ...{ query, plan, drafts, evidence },
      extras: used(extrasTask(plan), extras),
    }),
  );
  const { userId, createdAt, publishedAt, processingTime, status, id, url, model } = sampleResult;
  const about = { userId, createdAt, publishedAt, processingTime, status, id, url, model };
  // A round trip through JSON, as through the store.
  return JSON.parse(JSON.stringify({ ...report, ...about, query: { query, model } })) as Result;
}
