import type { Extras, Plan } from '../search/plan';
import { checkPlan } from './answer/check-plan';
import { isRefusalText, prose } from './answer/prose';
import { LooseExtras, LoosePlan } from './answer/shapes';
import { structured } from './answer/structured';
import { stripThoughts } from './answer/strip';
import type { WritingTask } from './provider';

/** What a task's answer becomes. */
export type ValueOf<Task extends WritingTask> = Task extends { kind: 'plan' }
  ? Plan
  : Task extends { kind: 'extras' }
    ? Extras
    : string;

/**
 * `ok` with `errors`: usable, but short of what was asked; worth one more question and good enough after it.
 * Errors name places and rules, for the writer to act on.
 */
export type Parsed<Value> =
  { ok: true; value: Value; errors: string[] } | { ok: false; errors: string[]; refused: boolean };

/** The one way from what a model said to what the product uses. Never throws, whatever came. */
export function parseAnswer<Task extends WritingTask>(
  task: Task,
  text: string,
  { own }: { own: boolean },
): Parsed<ValueOf<Task>> {
  return parse(task, text, own) as Parsed<ValueOf<Task>>;
}

function parse(task: WritingTask, text: string, own: boolean): Parsed<Plan | Extras | string> {
  if (task.kind === 'section' || task.kind === 'repair') {
    const read = prose(text, task.brief.title);
    return 'value' in read
      ? { ok: true, value: read.value, errors: [] }
      : { ok: false, errors: read.errors, refused: read.refused === true };
  }
  const refused = isRefusalText(stripThoughts(text));
  const { value, errors } = task.kind === 'plan' ? parsePlan(task, text, own) : parseExtras(text, own);
  return value ? { ok: true, value, errors } : { ok: false, errors, refused };
}

function parsePlan({ evidence }: { evidence: Parameters<typeof checkPlan>[1] }, text: string, own: boolean) {
  const read = structured(text, LoosePlan, 'sections');
  return 'value' in read ? checkPlan(read.value, evidence, own) : { value: undefined, errors: read.errors };
}

/** What extras should hold: the numbers asked for, with some patience. */
const extrasFloor = { keyInsights: 4, faqs: 5, suggestions: 3, recommendations: 3 } as const;

function parseExtras(text: string, own: boolean): { value?: Extras; errors: string[] } {
  const read = structured(text, LooseExtras, 'executiveSummary');
  if (!('value' in read)) return { errors: read.errors };
  const extras = read.value;
  const short = (Object.keys(extrasFloor) as (keyof typeof extrasFloor)[])
    .filter((part) => extras[part].length < extrasFloor[part])
    .map((part) => `${part}: ${extrasFloor[part]} or more are needed, ${extras[part].length} came`);
  return { value: extras, errors: own ? [] : short };
}
