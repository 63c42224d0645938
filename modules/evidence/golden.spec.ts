import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { EvidenceEvent } from './events';

describeGoldenEvents('attached files', catalogueOf(EvidenceEvent), new URL('golden/', import.meta.url));
