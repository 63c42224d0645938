import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { ModelEvent } from './events';

describeGoldenEvents('calls of models', catalogueOf(ModelEvent), new URL('golden/', import.meta.url));
