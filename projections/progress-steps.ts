import { modelNames, type Slot } from '../modules/models/contract';
import { approvalDays } from '../modules/search/contract';
import type {
  EvidenceGathered,
  GapsFilled,
  SearchCancelled,
  SourcesRetrieved,
} from '../modules/search/events';
import type { StepAttemptFailed } from '../workflows/events';

/** The step while the plan waits, for those who may approve it. */
export const approvalStep = 'Waiting for your approval of the plan';

export const cancelledSentence = ({ because }: SearchCancelled) =>
  because === 'plan-lapsed'
    ? `Its plan was not approved within ${approvalDays} days, so this search was cancelled and given back.`
    : 'This search was cancelled.';

export const pluralized = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export function gatheredStep({ sources, spans }: EvidenceGathered, looks: boolean): string {
  if (sources === 0) return looks ? 'Looking for sources' : 'Planning the report';
  const next = looks ? 'looking for further sources' : 'planning the report';
  return `Read ${pluralized(sources, 'source')} with ${spans} passages; ${next}`;
}

export const totalOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, results) => sum + results, 0);

export function readingStep(found: Readonly<Record<string, number>> = {}): string {
  const results = totalOf(found);
  return results === 1 ? 'Reading 1 source' : `Reading the best of ${results} sources`;
}

export const retrievedStep = ({ retrieved }: SourcesRetrieved) =>
  `${retrieved > 0 ? `Read ${pluralized(retrieved, 'found source')}` : 'Found no source to read'}; planning the report`;

export const filledStep = ({ retrieved }: GapsFilled) =>
  `${retrieved > 0 ? `Read ${pluralized(retrieved, 'further source')}` : 'Found no further source to read'}; writing sections`;

export function retryStep(model: Slot, { retryInMs, code }: StepAttemptFailed): string {
  const seconds = Math.max(1, Math.round(retryInMs / 1000));
  const who = code.startsWith('provider-') ? 'A provider of sources' : modelNames[model];
  const what = code === 'model-busy' || code === 'provider-busy' ? 'is busy' : 'did not answer';
  return `${who} ${what}; trying again in ${seconds} s`;
}
