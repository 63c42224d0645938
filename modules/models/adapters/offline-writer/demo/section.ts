import type { SectionBrief } from '../../../../search/plan';
import { demoChapters } from './chapters';
import { topicOf } from './topic';

/** A section of the demo; one that another writer planned gets a plain word on what it would hold. */
export function demoSection(query: string, brief: SectionBrief): string {
  const topic = topicOf(query);
  const chapter = demoChapters.find(({ id }) => id === brief.id);
  if (chapter) return chapter.text(topic.name).trim();
  const figures = brief.factIds
    .map((id) => `The plan gives {{${id}}} here, which this writer cannot check.`)
    .join(' ');
  return `This section of a report on ${topic.name} was planned by another writer. ${brief.brief} Without sources this writer has nothing of its own to say about it. ${figures}`.trim();
}
