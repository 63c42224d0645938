import { z } from 'zod';
import type { Recorded } from '../kernel/events/event';
import { refuse, type Refusal } from '../kernel/refusal';
import type { SearchEvent } from './events';

const Approval = z.object({ leaveOut: z.array(z.string()).default([]) });

/** The ids of sections to leave out: of `{ leaveOut?: [sectionId] }`, or none for an approval without any input. */
export function parseApproval(input: unknown): string[] | Refusal {
  const approval = Approval.safeParse(input ?? {});
  if (approval.success) return approval.data.leaveOut;
  return refuse('invalid-input', {}, { leaveOut: 'Sections to leave out are a list of their ids.' });
}

/** How long a search waited for the approval of its plan, in milliseconds. */
export function waitedMs(recorded: readonly Recorded<SearchEvent>[]): number {
  const timeOf = (type: SearchEvent['type']) =>
    recorded.find(({ event }) => event.type === type)?.metadata.at;
  const [planned, approved] = [timeOf('PlanDrafted'), timeOf('PlanApproved')];
  return planned === undefined || approved === undefined ? 0 : Date.parse(approved) - Date.parse(planned);
}
