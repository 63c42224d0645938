import { asWorkflow } from '../workflows/adapters/temporal/as-workflow';
import { measured } from './measured-story';

/** What Temporal's worker loads to be measured. */
export default asWorkflow([measured]);
