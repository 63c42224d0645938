import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { PublishingEvent, SlugEvent } from './events';

// `verdicts.json`: with a derivation in words only, from before formulas were stored; and with all five verdicts.
describeGoldenEvents(
  'what is public',
  catalogueOf(PublishingEvent, SlugEvent),
  new URL('golden/', import.meta.url),
);
