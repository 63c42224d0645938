import { never, type Decider } from '../kernel/events/decider';
import type { SlugEvent } from './events';

export type SlugCommand = { type: 'Claim'; slugHash: string; reportId: string };

export type SlugState = { owner: string | null };

/** The owner of a slug: the first report that claims it keeps it, also after its deletion. */
export const slugClaim: Decider<SlugCommand, SlugEvent, SlugState> = {
  initial: { owner: null },

  decide({ slugHash, reportId }, { owner }) {
    return owner === null ? [{ type: 'SlugClaimed', slugHash, reportId }] : [];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'SlugClaimed':
        return { owner: event.reportId };
      default:
        return never(event.type);
    }
  },
};
