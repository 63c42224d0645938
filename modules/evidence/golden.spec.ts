import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { EvidenceEvent } from './events';

describeGolden('attached files', catalogue(EvidenceEvent), new URL('golden/', import.meta.url));
