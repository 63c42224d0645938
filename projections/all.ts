import { audit } from './audit';
import type { Projection } from './projection';
import { personStreams } from './person-streams';
import { publications } from './publications';
import { reportSummaries } from './report-summaries';
import { results } from './results';
import { searchProgress } from './search-progress';
import { users } from './users';

/** Every read model, in the order in which people see them listed. */
export const projections = [
  searchProgress,
  results,
  reportSummaries,
  publications,
  users,
  personStreams,
  audit,
] as unknown as readonly Projection[];
