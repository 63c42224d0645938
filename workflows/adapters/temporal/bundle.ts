import { workflows } from '../../registry';
import { createTemporalWorkflow } from './workflow-adapter';

/** The entry of the sandbox: one function that runs every workflow in each of its versions. */
export default createTemporalWorkflow(workflows);
