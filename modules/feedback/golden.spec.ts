import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { FeedbackEvent } from './events';

describeGolden('feedback', catalogue(FeedbackEvent), new URL('golden/', import.meta.url));
