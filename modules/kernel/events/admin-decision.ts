import { z } from 'zod';
import { personal } from './event';
import { refuse, type Refusal } from '../refusal';

/** A moderator's decision about an item, and the reason given. Without `by` the product itself decides. */
export type AdminDecision = { by?: string; reason?: string };

/** The fields of an event that records a decision. The reason is sealed with the key of the moderator who wrote it. */
export const decisionFields = { by: z.string().optional(), reason: personal(z.string()).optional() };

/** A decision as the fields of its event; a reason without a moderator has no key, so it is left out. */
export const decisionOf = ({ by, reason }: AdminDecision): AdminDecision => ({
  ...(by !== undefined && { by }),
  ...(by !== undefined && reason !== undefined && { reason }),
});

/**
 * The outcome of a decision that is in effect already: nothing for a repeat by the same moderator, the refusal
 * `already-decided` (409) for another one. `first`: the moderator whose decision is in effect; `status`: its result.
 */
export function repeatedDecision(
  { by }: AdminDecision,
  first: string | undefined,
  status: string,
): [] | Refusal {
  if (by === undefined || by === first) return [];
  return refuse('already-decided', { status, by: first ?? '' });
}
