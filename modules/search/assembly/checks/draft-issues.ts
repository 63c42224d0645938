import { assertNever } from '../../../kernel/events/decider';
import { cleanText, parseAnalysis, type ParsedBlock } from '../prose/analysis-text';
import type { Plan } from '../../plan';
import { countWords } from '../../report';

/** A section as its writer returned it. */
export type SectionDraft = { sectionId: string; markdown: string; truncated: boolean };

/** An issue of a draft. */
export type DraftIssue =
  | { kind: 'empty' }
  | { kind: 'refusal' }
  | { kind: 'short'; words: number; floor: number }
  | { kind: 'overlap'; title: string }
  | { kind: 'cut-off' }
  | { kind: 'unresolved'; ids: string[] };

const refusal =
  /^(?:i['’]?m (?:very |really )?sorry|i am sorry|sorry,|i (?:cannot|can['’]?t|won['’]?t|am unable|am not able)|i['’]?m (?:unable|not able)|unfortunately,? i|as an ai)\b|\bas an ai (?:language )?(?:model|assistant)\b/i;

/** The same checks for every section, in the order of the plan. */
export function findDraftIssues(
  plan: Plan,
  drafts: readonly SectionDraft[],
  floor: number,
): Map<string, DraftIssue[]> {
  const issues = new Map<string, DraftIssue[]>();
  const earlier = new Map<string, { title: string; runs: Set<string> }>();
  for (const { id, title } of plan.sections) {
    if (earlier.has(id)) continue;
    const draft = drafts.find(({ sectionId }) => sectionId === id);
    const blocks = parseAnalysis(draft?.markdown ?? '', plan.facts);
    const text = blocks.map(({ content }) => content).join('\n');
    const runs = shingles(text);
    const twin = [...earlier.values()].find((other) => jaccard(runs, other.runs) > overlapLimit);
    const findings = ownFindings(text, blocks, draft?.truncated ?? false, floor);
    if (twin) findings.push({ kind: 'overlap', title: twin.title });
    if (findings.length > 0) issues.set(id, findings);
    earlier.set(id, { title: cleanText(title, plan.facts), runs });
  }
  return issues;
}

function ownFindings(
  text: string,
  blocks: readonly ParsedBlock[],
  truncated: boolean,
  floor: number,
): DraftIssue[] {
  if (!blocks.some(({ type }) => type !== 'subheading')) return [{ kind: 'empty' }];
  if (refusal.test(text)) return [{ kind: 'refusal' }];
  const findings: DraftIssue[] = [];
  const words = floor > 0 ? countWords(text) : 0;
  if (words < floor) findings.push({ kind: 'short', words, floor });
  if (truncated || isCutOff(blocks.at(-1))) findings.push({ kind: 'cut-off' });
  const ids = blocks.flatMap(({ sentences }) => sentences.flatMap(({ mention }) => mention.unresolved));
  if (ids.length > 0) findings.push({ kind: 'unresolved', ids: [...new Set(ids)] });
  return findings;
}

/** Whether the last line is unfinished: half a sentence, or a heading without text. List items may be short. */
function isCutOff(last: ParsedBlock | undefined): boolean {
  if (!last || last.type === 'listItem') return false;
  return last.type === 'subheading' || !/[.!?…。！？]["'”’»)\]]*$/.test(last.content);
}

/** An issue as a task for the writer. */
export function forWriter(finding: DraftIssue, factIds: readonly string[]): string {
  switch (finding.kind) {
    case 'empty':
      return 'Nothing was written for this section. Write it.';
    case 'refusal':
      return 'The text declines to write instead of writing. Write the section as the brief asks.';
    case 'short':
      return `The section has ${finding.words} words; write at least ${finding.floor}.`;
    case 'overlap':
      return `Much of this repeats the section "${finding.title}". Say what only this section can say.`;
    case 'cut-off':
      return 'The text stops in the middle. Bring its last sentence to an end and finish the thought.';
    case 'unresolved':
      return `These figures are not in the ledger: ${finding.ids.map((id) => `{{${id}}}`).join(', ')}. ${knownFacts(factIds)}`;
    default:
      return assertNever(finding);
  }
}

const knownFacts = (ids: readonly string[]) =>
  ids.length === 0 ? 'The ledger is empty: write without figures.' : `Use only: ${ids.join(', ')}.`;

/** An issue that was not repaired, as a note for the reader. */
export function forReader(finding: DraftIssue): string {
  switch (finding.kind) {
    case 'empty':
      return 'This section is empty.';
    case 'refusal':
      return 'The model declined to write this section.';
    case 'short':
      return `This section has ${finding.words} words, fewer than the ${finding.floor} asked for.`;
    case 'overlap':
      return `Parts of this section repeat "${finding.title}".`;
    case 'cut-off':
      return 'This section stops before its end.';
    case 'unresolved':
      return finding.ids.length === 1
        ? 'A figure of this section is missing, because the plan does not hold it.'
        : `${finding.ids.length} figures of this section are missing, because the plan does not hold them.`;
    default:
      return assertNever(finding);
  }
}

const shingleLength = 5;

/** Two texts count as duplicates from this share of common five-word runs on. */
const overlapLimit = 0.25;

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at + shingleLength <= words.length; at += 1)
    found.add(words.slice(at, at + shingleLength).join(' '));
  return found;
}

/** Jaccard similarity: 0 nothing in common, 1 the same. */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const each of a) if (b.has(each)) common += 1;
  return common / (a.size + b.size - common);
}
