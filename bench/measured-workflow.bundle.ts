import { asWorkflow } from '../workflows/adapters/temporal/workflow-adapter';
import { measured } from './measured-workflow';

/** What Temporal's worker loads to be measured. */
export default asWorkflow([measured]);
