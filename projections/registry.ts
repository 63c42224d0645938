import { feedback } from './feedback';
import { audit } from './audit';
import type { Projection } from './projection';
import { modelUsage } from './model-usage';
import { personStreams } from './person-streams';
import { publications } from './publications';
import { reportSummaries } from './report-summaries';
import { results } from './results';
import { reviews } from './reviews';
import { searchQueries } from './search-queries';
import { runningWorkflows } from './running-workflows';
import { searchProgress } from './search-progress';
import { searchesByDay } from './searches-by-day';
import { users } from './users';

/** Every read model, in the order of their listing. */
export const projections = [
  searchProgress,
  results,
  reportSummaries,
  publications,
  users,
  feedback,
  reviews,
  personStreams,
  searchQueries,
  audit,
  modelUsage,
  searchesByDay,
  runningWorkflows,
] as unknown as readonly Projection[];
