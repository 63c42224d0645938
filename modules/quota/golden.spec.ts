import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { QuotaEvent } from './events';

describeGolden("people's searches", catalogue(QuotaEvent), new URL('golden/', import.meta.url));
