import type { PartName, ResearchParts } from '../../research/plan';
import type { Extras, Plan } from '../../search/plan';
import { truncateText } from '../../kernel/text/sanitize-text';
import { maxDraftedQueries } from '../prompts/instructions';
import { checkPlan } from './check-plan';
import { maxAnswerLength, maxLengthOf, maxSectionLength, maxEntries } from './limits';
import { isRefusalText, prose } from './prose';
import { partReading, planNames, findShortfalls, withResearchSections } from './research';
import { LooseDoubts, LooseExtras, LoosePlan, LooseQueries } from './shapes';
import { structured } from './structured';
import { openThought, stripThoughts } from './strip';
import type { WritingTask } from '../provider';

/** What a task's answer becomes. */
export type ValueOf<Task extends WritingTask> = Task extends { kind: 'queries' }
  ? string[]
  : Task extends { kind: 'judge' }
    ? Doubt[]
    : Task extends { kind: 'plan' }
      ? Plan
      : Task extends { kind: 'extras' }
        ? Extras
        : Task extends { kind: 'part' }
          ? ResearchParts[PartName]
          : string;

/**
 * `ok` with `errors`: usable, but short of what was asked; worth one more question and good enough after it.
 * Errors name places and rules, for the writer to act on. `cut`: of prose that ran too long, its beginning.
 */
export type Parsed<Value> =
  | { ok: true; value: Value; errors: string[]; cut?: true }
  | { ok: false; errors: string[]; refused: boolean };

/** Whether an answer has nothing but thoughts. JSON in unclosed thoughts counts as an answer. */
export const isEmptyAnswer = (text: string): boolean =>
  stripThoughts(text) === '' && !openThought(text)?.includes('{');

/** Parses the answer to a task into its value. Never throws. */
export function parseAnswer<Task extends WritingTask>(
  task: Task,
  text: string,
  { own }: { own: boolean },
): Parsed<ValueOf<Task>> {
  const tooLong = !own && text.length > maxAnswerLength;
  const parsed = parse(task, tooLong ? truncateText(text, maxAnswerLength) : text, own) as Parsed<
    ValueOf<Task>
  >;
  return tooLong && !parsed.ok ? { ...parsed, errors: [...parsed.errors, tooLongSaid] } : parsed;
}

const tooLongSaid = 'The answer was cut off, it is far too long: be briefer.';

function parse(
  task: WritingTask,
  text: string,
  own: boolean,
): Parsed<string[] | Doubt[] | Plan | Extras | ResearchParts[PartName] | string> {
  if (task.kind === 'section' || task.kind === 'repair') {
    const read = prose(text, task.brief.title);
    if (!('value' in read)) return { ok: false, errors: read.errors, refused: read.refused === true };
    const cut = !own && read.value.length > maxSectionLength;
    return {
      ok: true,
      value: cut ? truncateText(read.value, maxSectionLength) : read.value,
      errors: [],
      ...(cut && { cut }),
    };
  }
  const refused = isRefusalText(stripThoughts(text));
  const { value, errors } = parseStructured(task, text, own);
  return value ? { ok: true, value, errors } : { ok: false, errors, refused };
}

function parseStructured(
  task: Exclude<WritingTask, { kind: 'section' | 'repair' }>,
  text: string,
  own: boolean,
): { value?: string[] | Doubt[] | Plan | Extras | ResearchParts[PartName]; errors: string[] } {
  switch (task.kind) {
    case 'queries':
      return { value: draftedQueries(text), errors: [] };
    case 'judge':
      return { value: doubtsOf(text, task.claims.length), errors: [] };
    case 'plan':
      return parsePlan(task, text, own);
    case 'extras':
      return parseExtras(text, own);
    case 'part':
      return parsePart(task.part, text, own);
  }
}

/** A statement that a second reader does not find in its passages; `claim`: its number, from 1. */
export type Doubt = { claim: number; reason: string };

const maxReasonLength = 300;

/** One doubt for each statement that was asked about; none of an unusable answer, which lowers no verdict. */
function doubtsOf(text: string, count: number): Doubt[] {
  const read = structured(text, LooseDoubts, 'doubts');
  if (!('value' in read)) return [];
  const doubts = new Map<number, Doubt>();
  for (const { claim, reason } of read.value.doubts) {
    const number = Number(/^[^\d-]{0,20}(\d{1,6})\b/.exec(claim)?.[1] ?? NaN);
    if (!(number >= 1 && number <= count) || doubts.has(number)) continue;
    const words = truncateText(reason.replace(/[\s\p{Cc}]+/gu, ' ').trim(), maxReasonLength);
    doubts.set(number, { claim: number, reason: words || 'The passages do not say this.' });
  }
  return [...doubts.values()];
}

/** Characters of a drafted query. */
const maxQueryLength = 120;

/** Distinct, bounded queries; none of an unusable answer, since the query itself is asked in any case. */
function draftedQueries(text: string): string[] {
  const read = structured(text, LooseQueries, 'queries');
  if (!('value' in read)) return [];
  const queries = new Map<string, string>();
  for (const draft of read.value.queries) {
    const query = truncateText(draft.replace(/[\s\p{Cc}]+/gu, ' ').trim(), maxQueryLength);
    if (query.length >= 3) queries.set(query.toLowerCase(), query);
  }
  return [...queries.values()].slice(0, maxDraftedQueries);
}

function parsePlan(
  { evidence: { digest }, reportKind }: Extract<WritingTask, { kind: 'plan' }>,
  text: string,
  own: boolean,
) {
  const isResearch = reportKind === 'research';
  const read = structured(text, LoosePlan, 'sections', isResearch ? planNames : undefined);
  if (!('value' in read)) return { value: undefined, errors: read.errors };
  if (own) return checkPlan(read.value, digest, own);
  const { value, leftOut } = withinLimits(isResearch ? withResearchSections(read.value) : read.value);
  const { value: plan, errors } = checkPlan(value, digest, own, isResearch);
  return { value: plan && { ...plan, ...(leftOut.length > 0 && { leftOut }) }, errors };
}

function parsePart<Part extends PartName>(
  part: Part,
  text: string,
  own: boolean,
): { value?: ResearchParts[Part]; errors: string[] } {
  const { shape, mark, rename } = partReading(part);
  const read = structured(text, shape, mark, rename);
  if (!('value' in read)) return { errors: read.errors };
  if (own) return { value: read.value, errors: [] };
  const { value, leftOut } = withinLimits(read.value);
  return { value: { ...value, ...(leftOut.length > 0 && { leftOut }) }, errors: findShortfalls(part, value) };
}

/** Minimum numbers of extras, somewhat below the requested ones. */
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

/** Cuts a parsed answer to the limits of its fields; `leftOut` lists the omissions in sentences of our own for readers. */
function withinLimits<Value>(value: Value): { value: Value; leftOut: string[] } {
  const leftOut = new Map<string, number>();
  let cut = 0;

  function within(given: unknown, field: string): unknown {
    if (typeof given === 'string') {
      const bounded = truncateText(given, maxLengthOf(field));
      if (bounded.length === given.length) return given;
      cut += 1;
      return `${bounded.trimEnd()}…`;
    }
    if (Array.isArray(given)) return entries(given, field).map((one) => within(one, field));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, inner]) => [name, within(inner, field === 'rows' ? field : name)]),
    );
  }

  function entries(given: unknown[], field: string): unknown[] {
    const limit = maxEntries.get(field);
    if (!limit || given.length <= limit.max) return given;
    const beyond = given.length - limit.max;
    leftOut.set(limit.called, (leftOut.get(limit.called) ?? 0) + beyond);
    return given.slice(0, limit.max);
  }

  const bounded = within(value, '') as Value;
  const sentences = [...leftOut].map(
    ([called, count]) =>
      `The model gave more ${called} than a report takes: ${count.toLocaleString('en-US')} are left out.`,
  );
  if (cut > 0)
    sentences.push(
      `${cut === 1 ? 'A text' : `${cut} texts`} of the model ran too long and ${cut === 1 ? 'is' : 'are'} cut.`,
    );
  return { value: bounded, leftOut: sentences };
}
