import { toReportId } from '../../modules/kernel/report-id';
import type { SearchProgress } from '../../projections/documents';

/** A running search, as the read model shows it at a position. */
export const sampleProgress = (position: number, changes: Partial<SearchProgress> = {}): SearchProgress => ({
  id: toReportId('s1'),
  kind: 'visual',
  userId: 'u1',
  query: 'private words',
  model: 'qwen',
  status: 'processing',
  progress: position / 10,
  step: `step ${position}`,
  sectionsDone: 0,
  sectionsTotal: 2,
  title: null,
  summary: null,
  sections: [],
  createdAt: '',
  updatedAt: '',
  position,
  ...changes,
});
