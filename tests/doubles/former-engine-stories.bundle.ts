import { asWorkflow } from '../../workflows/adapters/temporal/as-workflow';
import { oneStep } from './engine-stories';

/** What the worker of an earlier release loads: it does not know `oneStepLater`. */
export default asWorkflow([oneStep]);
