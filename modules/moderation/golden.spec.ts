import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { ModerationEvent } from './events';

describeGoldenEvents('moderation', catalogueOf(ModerationEvent), new URL('golden/', import.meta.url));
