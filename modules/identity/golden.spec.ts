import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { ClaimEvent, UserEvent } from './events';

describeGolden('people', catalogue(UserEvent, ClaimEvent), new URL('golden/', import.meta.url));
