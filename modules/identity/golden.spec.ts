import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { QuotaEvent } from '../quota/events';
import { ClaimEvent, UserEvent } from './events';

describeGolden('people or their searches', catalogue(UserEvent, ClaimEvent, QuotaEvent), [
  new URL('golden/identity.json', import.meta.url),
  new URL('golden/quota.json', import.meta.url),
]);
