import { createTemporalWorkflow } from '../workflows/adapters/temporal/workflow-adapter';
import { measured } from './measured-workflow';

/** The bundle of the measured workflow for Temporal's worker. */
export default createTemporalWorkflow([measured]);
