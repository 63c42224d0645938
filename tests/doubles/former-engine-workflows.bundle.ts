import { createTemporalWorkflow } from '../../workflows/adapters/temporal/workflow-adapter';
import { oneStep } from './engine-workflows';

/** What the worker of an earlier release loads: it does not know `oneStepLater`. */
export default createTemporalWorkflow([oneStep]);
