import { catalogue } from '../modules/kernel/message';
import { describeGolden } from '../tests/doubles/golden-facts';
import { WorkflowEvent } from './events';

describeGolden('a workflow', catalogue(WorkflowEvent), new URL('golden/', import.meta.url));
