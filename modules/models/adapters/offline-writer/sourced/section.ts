import { sentencesOf } from '../../../../evidence/contract';
import type { Evidence } from '../../../../evidence/evidence';
import type { WritingTask } from '../../../provider';
import { cited, inSentence, plainWords } from '../wording';
import { sourcedOf } from './research';
import { cite } from './chapter';

type SectionTask = Extract<WritingTask<Evidence>, { kind: 'section' | 'repair' }>;

/** A section as the writer planned it; where another writer planned, the sentences and figures its brief points to. */
export function sourcedSection(task: SectionTask): string {
  const { reportKind = 'visual' } = task;
  const { chapters } = sourcedOf(reportKind, task.query, task.evidence);
  const plannedIds = new Set(task.plan.facts.map(({ id }) => id));
  // The sections of every research report have the same ids and titles; the brief tells who planned them.
  const own = chapters.find(
    ({ id, title, brief }) =>
      id === task.brief.id &&
      title === task.brief.title &&
      (reportKind === 'visual' || brief === task.brief.brief),
  );
  const used = own?.paragraphs.join('\n').matchAll(/\{\{([^}]+)\}\}/g) ?? [];
  if (own && [...used].every(([, id]) => plannedIds.has(id ?? ''))) return own.paragraphs.join('\n\n');
  return fromBrief(task);
}

function fromBrief({ brief, plan, evidence }: SectionTask): string {
  const facts = plan.facts.filter(({ id }) => brief.factIds.includes(id));
  const spans = new Map(evidence.sources.flatMap((source) => source.spans.map((span) => [span.id, span])));
  const quoted = brief.spanIds.flatMap((id) => {
    const span = spans.get(id);
    return span ? sentencesOf(span.text).map((text) => cited(plainWords(text), id)) : [];
  });
  const figures = facts.map(({ id, label, period, basis }) => {
    const when = period ? ` for ${plainWords(period)}` : '';
    const where = typeof basis === 'object' && 'span' in basis ? cite(basis.span) : '';
    return `The figure${when} for ${inSentence(plainWords(label))} is {{${id}}}${where}.`;
  });
  const none = 'The sources say nothing on this point, and this writer adds nothing of its own.';
  return [figures.join(' '), quoted.join(' ')].filter(Boolean).join('\n\n') || none;
}
