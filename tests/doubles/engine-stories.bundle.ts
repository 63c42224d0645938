import { asWorkflow } from '../../workflows/adapters/temporal/as-workflow';
import { engineStories } from './engine-stories';

/** What Temporal's worker loads in tests. */
export default asWorkflow(engineStories);
