import type { Evidence } from '../../../../evidence/evidence';
import type { WritingTask } from '../../../provider';
import { chaptersOf } from './plan';
import { topicOf } from './topic';

type SectionTask = Extract<WritingTask<Evidence>, { kind: 'section' | 'repair' }>;

/** A section of the demo; one that another writer planned gets a plain word on what it would hold. */
export function demoSection({ query, brief, plan, reportKind = 'visual' }: SectionTask): string {
  const topic = topicOf(query);
  const known = new Set(plan.facts.map(({ id }) => id));
  // The sections of every research report have the same ids and titles; the brief tells who planned them.
  const chapter = chaptersOf(reportKind).find((each) => each.id === brief.id && each.brief === brief.brief);
  if (chapter?.factIds.every((id) => known.has(id))) return chapter.text(topic.name).trim();
  const figures = brief.factIds
    .map((id) => `The plan gives {{${id}}} here, which this writer cannot check.`)
    .join(' ');
  return `This section of a report on ${topic.name} was planned by another writer. ${brief.brief} Without sources this writer has nothing of its own to say about it. ${figures}`.trim();
}
