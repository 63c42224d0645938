import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { PublishingEvent, SlugEvent } from './events';

// `verdicts.json`: with a derivation in words alone, as before formulas were kept; and with all five verdicts.
describeGolden('what is public', catalogue(PublishingEvent, SlugEvent), new URL('golden/', import.meta.url));
