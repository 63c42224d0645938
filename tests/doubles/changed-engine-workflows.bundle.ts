import { createTemporalWorkflow } from '../../workflows/adapters/temporal/workflow-adapter';
import type { Json, WorkflowDefinition, WorkflowContext } from '../../workflows/engine';
import { inARow } from './engine-workflows';

type Works = { other(input: null): Promise<Json> };

/** The workflow `in-a-row`, changed without a new version. */
const changed: WorkflowDefinition = {
  ...inARow,
  run: async ({ steps }: WorkflowContext<Works>) => {
    await steps.other(null);
  },
};

export default createTemporalWorkflow([changed]);
