import type { LiveSection, SearchProgress } from '../../../projections/documents';
import type { Block } from '../../../modules/search/report';

/** A search as the live page receives it: without its user. */
export type LiveSearch = Omit<SearchProgress, 'userId'>;
export type StatusMessage = Pick<
  SearchProgress,
  | 'status'
  | 'progress'
  | 'step'
  | 'sectionsDone'
  | 'sectionsTotal'
  | 'costUsd'
  | 'waitsFor'
  | 'reading'
  | 'code'
  | 'error'
>;
export type SectionMessage = { id: string; index: number; title: string; blocks: Block[] };

/** Applies a status. Progress never decreases, and a final status stays. */
export function withStatus(search: LiveSearch, message: StatusMessage): LiveSearch {
  if (hasEnded(search)) return search;
  const { waitsFor, reading } = message;
  return { ...search, ...message, waitsFor, reading, progress: Math.max(search.progress, message.progress) };
}

/** Adds a section, or replaces its text by the repaired one. */
export function withSection(search: LiveSearch, { id, index, title, blocks }: SectionMessage): LiveSearch {
  const before = search.sections.find((section) => section.id === id);
  const section: LiveSection = { id, index, title, blocks, state: 'done', position: before?.position ?? 0 };
  const others = search.sections.filter((other) => other.id !== id);
  return { ...search, sections: [...others, section].sort((a, b) => a.index - b.index) };
}

/** Merges a reload of the page: keeps sections that arrived by the stream meanwhile. */
export function withLoaded(search: LiveSearch, loaded: LiveSearch): LiveSearch {
  const written = search.sections.filter(({ state }) => state === 'done');
  const missing = written.filter(
    ({ id }) => loaded.sections.find((section) => section.id === id)?.state !== 'done',
  );
  const merged = missing.reduce((into, section) => withSection(into, section), loaded);
  return { ...merged, progress: Math.max(search.progress, loaded.progress) };
}

export const hasEnded = ({ status }: Pick<LiveSearch, 'status'>): boolean =>
  status === 'completed' || status === 'failed';

/**
 * Whether there is a plan that the page does not know yet. Sections may arrive by the stream before it; title, summary and
 * language come with a reload alone.
 */
export const lacksPlan = ({ sections, sectionsTotal, title }: LiveSearch): boolean =>
  sections.length < sectionsTotal || (sectionsTotal > 0 && title === null);

export type ContentsEntry = { id: string; title: string; state: LiveSection['state'] };

/** The contents list as progress. After the end no section is shown as being written. */
export function contentsOf(search: Pick<LiveSearch, 'sections' | 'status'>): ContentsEntry[] {
  return [...search.sections]
    .sort((a, b) => a.index - b.index)
    .map(({ id, title, state }) => ({
      id,
      title,
      state: state === 'writing' && hasEnded(search) ? 'planned' : state,
    }));
}
