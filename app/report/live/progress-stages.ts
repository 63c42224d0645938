import type { SearchProgress } from '../../../projections/documents';

/** The state of one stage: several may run in parallel. */
export type ProgressStage = { name: string; usual: string; state: 'waiting' | 'now' | 'done' };

type Done = Pick<SearchProgress, 'progress' | 'sectionsDone' | 'sectionsTotal' | 'waitsFor'>;

/** Spec section 9: the stages of a report and how long each usually takes with a language model. */
const stages = [
  { name: 'Query analysis', usual: '30 s' },
  { name: 'Content generation', usual: '90 s' },
  { name: 'Visual data creation', usual: '90 s' },
  { name: 'SEO optimisation', usual: '60 s' },
] as const;

/**
 * The stages of a report in their real state: the query is analysed once there is a plan, content is complete with its
 * last section, and the others are made in parallel from the sections. Nothing is done while the plan waits.
 */
export function stagesOf({ progress, sectionsDone, sectionsTotal, waitsFor }: Done): ProgressStage[] {
  const finished = progress >= 1;
  const planned = finished || sectionsTotal > 0;
  const written = finished || (planned && sectionsDone >= sectionsTotal);
  const made = [planned, written, finished, finished];
  const begun = [true, planned && !waitsFor, written, written];
  return stages.map((stage, index) => ({
    ...stage,
    state: made[index] ? 'done' : begun[index] ? 'now' : 'waiting',
  }));
}
