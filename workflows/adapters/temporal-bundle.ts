import { stories } from '../stories';
import { asWorkflow } from './temporal/as-workflow';

/** What Temporal's worker loads into its sandbox: one function that tells every story, each in its versions. */
export default asWorkflow(stories);
