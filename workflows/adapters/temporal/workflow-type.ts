import type { StoryDefinition } from '../../engine';

/** What Temporal calls a story: its name and version, so that a worker tells each workflow as it was begun. */
export const workflowTypeOf = ({ name, version }: Pick<StoryDefinition, 'name' | 'version'>) =>
  `${name}/v${version}`;

/** The activity that writes down how a workflow failed. No step can be called so. */
export const reportFailure = 'report-failure';

/** The query that answers which steps run and how many have ended: `Progress`. */
export const progressQuery = 'progress';

/** `running` are keys of steps, `name#n`. */
export type Progress = { running: string[]; finished: number };
