import { describeGolden } from '../../tests/doubles/golden-facts';
import { catalogue } from '../kernel/message';
import { SearchEvent } from './events';

describeGolden('a search', catalogue(SearchEvent), [
  // As they were written before there were research reports.
  new URL('golden/search.json', import.meta.url),
  new URL('golden/research.json', import.meta.url),
]);
