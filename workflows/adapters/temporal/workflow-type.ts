import type { WorkflowDefinition } from '../../engine';
import type { WorkflowFinished } from '../../events';

/** The Temporal workflow type: name and version, so that a worker runs each workflow in the version that it began with. */
export const workflowTypeOf = ({ name, version }: Pick<WorkflowDefinition, 'name' | 'version'>) =>
  `${name}/v${version}`;

/** The workflow's name in its Temporal type. */
export const workflowNameOf = (workflowType: string) => workflowType.replace(/\/v\d+$/, '');

/** A step that gives no sign of life for so long is taken up by another worker, in milliseconds. */
export const heartbeatMs = 5_000;

/** The activity that records the completion of a workflow. No step can have this name. */
export const completionActivity = 'report-ending';

/** The outcome of a workflow; code and message when it did not complete. */
export type WorkflowCompletion = { outcome: WorkflowFinished['outcome']; code?: string; message?: string };

/** The query that answers which steps run and how many have ended: `Progress`. */
export const progressQuery = 'progress';

/** `running` are keys of steps, `name#n`. */
export type Progress = { running: string[]; finished: number };

/** The one Temporal signal of our workflows: its argument is the name that `waitFor` waits for. */
export const receivedSignal = 'received';
