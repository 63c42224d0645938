import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { ModerationEvent } from './events';

describeGolden('moderation', catalogue(ModerationEvent), new URL('golden/', import.meta.url));
