import { expect, it } from 'vitest';
import type { Recorded } from '../kernel/events/event';
import type { SearchEvent } from './events';
import { parseApproval, waitedMs } from './plan-approval';

it('reads which sections to leave out; none without any input', () => {
  expect(parseApproval({ leaveOut: ['a', 'b'] })).toEqual(['a', 'b']);
  for (const nothing of [undefined, null, {}]) expect(parseApproval(nothing)).toEqual([]);
});

it.each([[[]], ['a'], [7], [{ leaveOut: 'a' }], [{ leaveOut: [1] }], [{ leaveOut: null }]])(
  'refuses %j with a sentence',
  (input) => {
    expect(parseApproval(input)).toMatchObject({
      code: 'invalid-input',
      fields: { leaveOut: 'Sections to leave out are a list of their ids.' },
    });
  },
);

it('counts the time from the plan to its approval', () => {
  const at = (type: string, time: string) =>
    ({ event: { type }, metadata: { at: `2026-01-01T${time}Z` } }) as Recorded<SearchEvent>;
  const [planned, approved] = [at('PlanDrafted', '10:00:00'), at('PlanApproved', '10:01:30')];
  expect(waitedMs([at('SearchRequested', '09:00:00'), planned, approved])).toBe(90_000);
  expect(waitedMs([planned])).toBe(0);
});
