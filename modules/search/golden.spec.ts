import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { SearchEvent } from './events';

// `search.json`: as they were written before there were research reports.
describeGolden('a search', catalogue(SearchEvent), new URL('golden/', import.meta.url));
