import type { SearchProgress } from '../../../projections/documents';

/** How far one stage is: several may be worked at together. */
export type ProgressStage = { name: string; usual: string; state: 'waiting' | 'now' | 'done' };

type Done = Pick<SearchProgress, 'progress' | 'sectionsDone' | 'sectionsTotal'>;

/** Spec section 9: what a report goes through and how long each usually takes with a language model. */
const stages = [
  { name: 'Query analysis', usual: '30 s' },
  { name: 'Content generation', usual: '90 s' },
  { name: 'Visual data creation', usual: '90 s' },
  { name: 'SEO optimisation', usual: '60 s' },
] as const;

/**
 * The stages of a report as they really stand: the query is analysed once there is a plan, content is there with its last
 * section, and the rest is made side by side from the sections.
 */
export function stagesOf({ progress, sectionsDone, sectionsTotal }: Done): ProgressStage[] {
  const finished = progress >= 1;
  const planned = finished || sectionsTotal > 0;
  const written = finished || (planned && sectionsDone >= sectionsTotal);
  const made = [planned, written, finished, finished];
  const begun = [true, planned, written, written];
  return stages.map((stage, index) => ({
    ...stage,
    state: made[index] ? 'done' : begun[index] ? 'now' : 'waiting',
  }));
}
