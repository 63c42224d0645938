import type { StepAttemptFailed, StepsBegun, WorkflowFinished, WorkflowStarted } from '../workflows/events';
import { projection } from './projection';

/** A workflow that has not finished and writes no report. */
export type WorkflowProgress = {
  id: string;
  /** The name of the workflow definition. */
  name: string;
  /** ISO 8601. */
  startedAt: string;
  /** The name of the latest step; empty before the first. */
  step: string;
  /** Failed attempts of its steps so far, and the code of the newest failure. */
  failures: number;
  lastFailure: string | null;
};

/** Workflows under the id of a search: `search-progress` shows them, on either engine. */
const writesReport = (story: string) => story.startsWith('generate-');

/**
 * Running workflows, other than reports, on the embedded engine, which keeps their journal in the log. Those on Temporal
 * begin in Temporal's own history, and are not here.
 */
export const runningWorkflows = projection<
  WorkflowProgress,
  WorkflowStarted | StepsBegun | StepAttemptFailed | WorkflowFinished
>({
  name: 'running-workflows',
  version: 1,
  indexes: ['startedAt'],
  on: {
    WorkflowStarted({ event: { workflowId, story }, metadata }, docs) {
      if (writesReport(story)) return;
      const none = { step: '', failures: 0, lastFailure: null };
      docs.put(workflowId, { id: workflowId, name: story, startedAt: metadata.at, ...none });
    },
    StepsBegun: ({ event: { workflowId, keys } }, docs) =>
      docs.update(workflowId, (doc) => ({ ...doc, step: keys.at(-1)?.split('#')[0] ?? doc.step })),
    StepAttemptFailed: ({ event: { workflowId, code } }, docs) =>
      docs.update(workflowId, (doc) => ({ ...doc, failures: doc.failures + 1, lastFailure: code })),
    WorkflowFinished: ({ event }, docs) => docs.delete(event.workflowId),
  },
});
