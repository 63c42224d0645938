import { workflows } from '../../registry';
import { asWorkflow } from './workflow-adapter';

/** What Temporal's worker loads into its sandbox: one function that tells every story, each in its versions. */
export default asWorkflow(workflows);
