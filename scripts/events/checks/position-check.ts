import { createOrderCheck } from '../order';
import type { Check } from './check';

/** The position and revision of each event. `partly`: events may have been left out of an export. */
export function positionCheck(options: { partly: boolean }): Check {
  return {
    holds: 'Positions ascend, revisions run without a hole, every id is there once',
    severity: 'wrong',
    look: createOrderCheck(options),
  };
}
