import { catalogueOf } from '../modules/kernel/events/event';
import { describeGoldenEvents } from '../tests/doubles/golden-events';
import { WorkflowEvent } from './events';

describeGoldenEvents('a workflow', catalogueOf(WorkflowEvent), new URL('golden/', import.meta.url));
