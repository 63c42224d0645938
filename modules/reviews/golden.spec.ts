import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { ReviewEvent } from './events';

describeGolden('a review', catalogue(ReviewEvent), new URL('golden/', import.meta.url));
