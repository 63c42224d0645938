import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { ClaimEvent, UserEvent } from './events';

describeGoldenEvents('people', catalogueOf(UserEvent, ClaimEvent), new URL('golden/', import.meta.url));
