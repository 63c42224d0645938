import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { QuotaEvent } from './events';

describeGoldenEvents("people's searches", catalogueOf(QuotaEvent), new URL('golden/', import.meta.url));
