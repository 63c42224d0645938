import { extrasAsk, partAsk, planAsk, repairAsk, researchPlanAsk, sectionAsk } from './asks';
import { dataBlock } from './data-block';
import { evidenceText } from './evidence-text';
import { planText } from './plan-text';
import { extrasSchema, partSchema, planSchema, researchPlanSchema, type AskedSchema } from './schemas';
import { systemPrompt } from './system';
import type { Correction, WritingTask } from '../provider';

export { withSchemaText, type AskedSchema } from './schemas';

/** A task as a model gets it. `system` and `prefix` are the same for all tasks of a report once its plan stands. */
export type Prompt = {
  system: string;
  prefix: string;
  instruction: string;
  schema?: AskedSchema;
  /** For the answer itself; vendors whose models think need more. */
  maxTokens: number;
};

/** As much of an unusable answer as is shown again: enough to see what was wrong with it. */
const answerShown = 12_000;

/** The prompt of a task: byte-identical head first, so that caches of the vendors hit, then what differs. */
export function renderTask(task: WritingTask, correction?: Correction): Prompt {
  const asked = ask(task);
  return {
    system: systemPrompt,
    prefix: head(task),
    ...asked,
    instruction: correction ? `${asked.instruction}\n\n${again(correction)}` : asked.instruction,
  };
}

function head(task: WritingTask): string {
  const shared = [dataBlock('query', task.query), dataBlock('evidence', evidenceText(task.evidence.digest))];
  if (task.kind !== 'plan') shared.push(dataBlock('plan', planText(task.plan)));
  return shared.join('\n\n');
}

function ask(task: WritingTask): Pick<Prompt, 'instruction' | 'schema' | 'maxTokens'> {
  switch (task.kind) {
    case 'plan':
      return task.reportKind === 'research'
        ? { instruction: researchPlanAsk, schema: researchPlanSchema, maxTokens: 8000 }
        : { instruction: planAsk, schema: planSchema, maxTokens: 8000 };
    case 'section':
      return { instruction: sectionAsk(task.plan, task.brief), maxTokens: 2500 };
    case 'repair':
      return { instruction: repairAsk(task.plan, task.brief, task.draft, task.problems), maxTokens: 2500 };
    case 'extras':
      return { instruction: extrasAsk, schema: extrasSchema, maxTokens: 5000 };
    case 'part':
      return { instruction: partAsk(task.part), schema: partSchema(task.part), maxTokens: 5000 };
  }
}

const again = ({ answer, errors }: Correction) => `# Your last answer could not be used

${dataBlock('last-answer', answer.slice(0, answerShown))}

What was wrong with it:
${errors.map((error) => `- ${error}`).join('\n')}

Answer the task again, whole, without these faults.`;
