import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { ModelEvent } from './events';

describeGolden('calls of models', catalogue(ModelEvent), new URL('golden/', import.meta.url));
