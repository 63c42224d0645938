import { assertNever, type Decider } from '../../kernel/events/decider';
import type { ClaimEvent } from '../events';

type Of = 'email' | 'google';
export type ClaimCommand =
  | { type: 'Claim'; of: Of; hash: string; userId: string }
  | { type: 'Release'; of: Of; hash: string; userId: string };

export type ClaimState = { owner: string | null };

/** Makes an address or a Google account unique: the first account to claim it owns it until it is released. */
export const claim: Decider<ClaimCommand, ClaimEvent, ClaimState> = {
  initial: { owner: null },

  decide({ type, of, hash, userId }, { owner }) {
    if (type === 'Claim') return owner === null ? [claimEvent(of, 'Claimed', hash, userId)] : [];
    return owner === userId ? [claimEvent(of, 'Released', hash, userId)] : [];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'EmailClaimed':
      case 'GoogleSubjectClaimed':
        return { owner: event.userId };
      case 'EmailReleased':
      case 'GoogleSubjectReleased':
        return { owner: null };
      default:
        return assertNever(event);
    }
  },
};

function claimEvent(of: Of, what: 'Claimed' | 'Released', hash: string, userId: string): ClaimEvent {
  return of === 'email'
    ? { type: `Email${what}`, emailHash: hash, userId }
    : { type: `GoogleSubject${what}`, subjectHash: hash, userId };
}
