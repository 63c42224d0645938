import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { FeedbackEvent } from './events';

describeGoldenEvents('feedback', catalogueOf(FeedbackEvent), new URL('golden/', import.meta.url));
