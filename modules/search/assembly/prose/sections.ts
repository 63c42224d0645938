import { cleanText, parseAnalysis, parseProse, type Mention, type ParsedBlock } from './analysis-text';
import type { ClaimBook } from '../checks/claims';
import type { Plan, SectionBrief } from '../../plan';
import { countWords, type Block, type Section } from '../../report';
import { findDraftIssues, forReader, type SectionDraft, type DraftIssue } from '../checks/draft-issues';

/** Drops a first heading that repeats the title of the section. */
function withoutOwnTitle(blocks: readonly ParsedBlock[], title: string): ParsedBlock[] {
  const [first, ...rest] = blocks;
  const same = first?.type === 'subheading' && first.content.toLowerCase() === title.toLowerCase();
  return same ? rest : [...blocks];
}

/** The blocks of one section without claims, as shown while the report is being written. */
export function sectionBlocks(
  brief: SectionBrief,
  markdown: string,
  plan: Pick<Plan, 'facts'>,
): ParsedBlock[] {
  return withoutOwnTitle(parseAnalysis(markdown, plan.facts), cleanText(brief.title, plan.facts));
}

/** A heading makes no claim by a year or its own number. */
export const isBareHeading = ({ sentence, spanIds, factIds }: Mention) =>
  spanIds.length === 0 &&
  factIds.length === 0 &&
  !/[\d"“„«]/.test(sentence.replace(/^\d+(?:\.\d+)*[.)]?\s+/, '').replace(/\b(?:1[89]|2[01])\d\ds?\b/g, ''));

/** The title of a report or of a section as plain words; its claims are recorded under `title`. */
export function readTitle(raw: string, { facts }: Pick<Plan, 'facts'>, book: ClaimBook): string {
  const { text, mentions } = parseProse(raw, facts);
  for (const mention of mentions) if (!isBareHeading(mention)) book.claimOf('title', mention);
  return text;
}

function withClaims(block: ParsedBlock, sectionId: string, book: ClaimBook): Block {
  const sentences: Block['sentences'] = [];
  for (const { text, mention } of block.sentences) {
    const isBare = block.type === 'subheading' && isBareHeading(mention);
    const claimId = isBare ? undefined : book.claimOf(sectionId, mention);
    sentences.push({ text, ...(claimId === undefined ? {} : { claimId }) });
  }
  return { type: block.type, content: block.content, sentences };
}

/** `shown`: the sections in reading order, with those that follow a section. */
export type Written = { sections: Section[]; shown: Section[]; missing: string[]; findings: DraftIssue[] };

/** Sections beside prose: under '' those that open the report, under a section those that follow it, and the rest. */
type Beside = { after(sectionId: string): Section[]; rest(): Section[] };

/** The sections that can be shown, each with its remaining issues; titles of those that cannot. */
export function writtenSections(
  plan: Plan,
  drafts: readonly SectionDraft[],
  book: ClaimBook,
  beside?: Beside,
): Written {
  const issues = findDraftIssues(plan, drafts, 0);
  const written: Written = { sections: [], shown: [], missing: [], findings: [] };
  if (beside) written.shown = beside.after('');
  const once = new Map(plan.sections.toReversed().map((brief) => [brief.id, brief]));
  for (const brief of plan.sections.filter((each) => once.get(each.id) === each)) {
    const findings = issues.get(brief.id) ?? [];
    if (findings.some(({ kind }) => kind === 'empty' || kind === 'refusal')) {
      written.missing.push(cleanText(brief.title, plan.facts));
    } else {
      const markdown = drafts.find(({ sectionId }) => sectionId === brief.id)?.markdown ?? '';
      const section = sectionOf(brief, markdown, plan, book);
      const noted = { ...section, notes: findings.map(forReader) };
      written.sections.push(noted);
      written.shown.push(noted);
      written.findings = [...written.findings, ...findings];
    }
    if (beside) written.shown = [...written.shown, ...beside.after(brief.id)];
  }
  if (beside) written.shown = [...written.shown, ...beside.rest()];
  return written;
}

function sectionOf(
  brief: SectionBrief,
  markdown: string,
  plan: Plan,
  book: ClaimBook,
): Omit<Section, 'notes'> {
  const title = readTitle(brief.title, plan, book);
  const blocks: Block[] = [];
  for (const block of sectionBlocks(brief, markdown, plan)) blocks.push(withClaims(block, brief.id, book));
  const words = countWords(blocks.map(({ content }) => content).join('\n'));
  return { id: brief.id, title, blocks, words };
}

/** The whole analysis as Markdown, from the text shown. */
export function contentOf(sections: readonly Section[]): string {
  const marks = { subheading: '### ', listItem: '- ', paragraph: '' };
  return sections
    .map(({ title, blocks }) =>
      [`## ${title}`, ...blocks.map(({ type, content }) => `${marks[type]}${content}`)].join('\n\n'),
    )
    .join('\n\n');
}
