import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { PublishingEvent, SlugEvent } from './events';

describeGolden('what is public', catalogue(PublishingEvent, SlugEvent), [
  new URL('golden/publishing.json', import.meta.url),
  // With a derivation in words alone, as before formulas were kept; and with all five verdicts.
  new URL('golden/verdicts.json', import.meta.url),
]);
