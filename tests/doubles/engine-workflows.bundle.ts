import { createTemporalWorkflow } from '../../workflows/adapters/temporal/workflow-adapter';
import { engineWorkflows } from './engine-workflows';

/** The workflow bundle of Temporal's worker in tests. */
export default createTemporalWorkflow(engineWorkflows);
