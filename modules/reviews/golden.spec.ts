import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { ReviewEvent } from './events';

describeGoldenEvents('a review', catalogueOf(ReviewEvent), new URL('golden/', import.meta.url));
