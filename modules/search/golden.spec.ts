import { describeGoldenEvents } from '../../tests/doubles/golden-events';
import { catalogueOf } from '../kernel/events/event';
import { SearchEvent } from './events';

// `search.json`: events from before there were research reports.
describeGoldenEvents('a search', catalogueOf(SearchEvent), new URL('golden/', import.meta.url));
