import type { Extras, Plan } from '../search/plan';
import { cutAt } from '../kernel/sound-text';
import { checkPlan } from './answer/check-plan';
import { longestAnswer, longestSection } from './answer/limits';
import { isRefusalText, prose } from './answer/prose';
import { LooseExtras, LoosePlan } from './answer/shapes';
import { structured } from './answer/structured';
import { openThought, stripThoughts } from './answer/strip';
import { withinLimits } from './answer/within-limits';
import type { WritingTask } from './provider';

/** What a task's answer becomes. */
export type ValueOf<Task extends WritingTask> = Task extends { kind: 'plan' }
  ? Plan
  : Task extends { kind: 'extras' }
    ? Extras
    : string;

/**
 * `ok` with `errors`: usable, but short of what was asked; worth one more question and good enough after it.
 * Errors name places and rules, for the writer to act on. `cut`: of prose that ran too long, its beginning.
 */
export type Parsed<Value> =
  | { ok: true; value: Value; errors: string[]; cut?: true }
  | { ok: false; errors: string[]; refused: boolean };

/** Whether a model said nothing, whatever it thought aloud. JSON in thoughts that never close is an answer. */
export const isEmptyAnswer = (text: string): boolean =>
  stripThoughts(text) === '' && !openThought(text)?.includes('{');

/** The one way from what a model said to what the product uses. Never throws, whatever came. */
export function parseAnswer<Task extends WritingTask>(
  task: Task,
  text: string,
  { own }: { own: boolean },
): Parsed<ValueOf<Task>> {
  const tooLong = !own && text.length > longestAnswer;
  const parsed = parse(task, tooLong ? cutAt(text, longestAnswer) : text, own) as Parsed<ValueOf<Task>>;
  return tooLong && !parsed.ok ? { ...parsed, errors: [...parsed.errors, tooLongSaid] } : parsed;
}

const tooLongSaid = 'The answer was cut off, it is far too long: be briefer.';

function parse(task: WritingTask, text: string, own: boolean): Parsed<Plan | Extras | string> {
  if (task.kind === 'section' || task.kind === 'repair') {
    const read = prose(text, task.brief.title);
    if (!('value' in read)) return { ok: false, errors: read.errors, refused: read.refused === true };
    const cut = !own && read.value.length > longestSection;
    return {
      ok: true,
      value: cut ? cutAt(read.value, longestSection) : read.value,
      errors: [],
      ...(cut && { cut }),
    };
  }
  const refused = isRefusalText(stripThoughts(text));
  const { value, errors } = task.kind === 'plan' ? parsePlan(task, text, own) : parseExtras(text, own);
  return value ? { ok: true, value, errors } : { ok: false, errors, refused };
}

function parsePlan(
  { evidence: { digest } }: Extract<WritingTask, { kind: 'plan' }>,
  text: string,
  own: boolean,
) {
  const read = structured(text, LoosePlan, 'sections');
  if (!('value' in read)) return { value: undefined, errors: read.errors };
  if (own) return checkPlan(read.value, digest, own);
  const { value, leftOut } = withinLimits(read.value);
  const { value: plan, errors } = checkPlan(value, digest, own);
  return { value: plan && { ...plan, ...(leftOut.length > 0 && { leftOut }) }, errors };
}

/** What extras should hold: the numbers asked for, with some patience. */
const extrasFloor = { keyInsights: 4, faqs: 5, suggestions: 3, recommendations: 3 } as const;

function parseExtras(text: string, own: boolean): { value?: Extras; errors: string[] } {
  const read = structured(text, LooseExtras, 'executiveSummary');
  if (!('value' in read)) return { errors: read.errors };
  if (own) return { value: read.value, errors: [] };
  const { value: extras, leftOut } = withinLimits(read.value);
  const short = (Object.keys(extrasFloor) as (keyof typeof extrasFloor)[])
    .filter((part) => extras[part].length < extrasFloor[part])
    .map((part) => `${part}: ${extrasFloor[part]} or more are needed, ${extras[part].length} came`);
  return { value: { ...extras, ...(leftOut.length > 0 && { leftOut }) }, errors: short };
}
