import { asWorkflow } from '../../workflows/adapters/temporal/workflow-adapter';
import { engineWorkflows } from './engine-workflows';

/** What Temporal's worker loads in tests. */
export default asWorkflow(engineWorkflows);
