import { sectionBlocks } from './prose/sections';
import type { Plan, SectionBrief } from '../plan';
import type { Block } from '../report';

/** A section for the page of a running search: figures filled in, citations dropped, not verified yet. */
export function previewSection(brief: SectionBrief, markdown: string, plan: Plan): Block[] {
  return sectionBlocks(brief, markdown, plan).map(({ type, content, sentences }) => ({
    type,
    content,
    sentences: sentences.map(({ text }) => ({ text })),
  }));
}
