import type { Context, EventLog } from '../kernel/event-log';
import type { Refusal } from '../kernel/refusal';
import { welcomeSearches } from './contract';
import { quota, type QuotaCommand } from './decider';
import type { QuotaEvent } from './events';

export type Quota = ReturnType<typeof createQuota>;

/** The front door of quota. Every command may be repeated; only the first has an effect. */
export function createQuota({ log }: { log: EventLog }) {
  const tell = async (command: QuotaCommand, context: Context): Promise<{ remaining: number } | Refusal> => {
    const result = await log.handle(quota, `quota-${command.userId}`, command, context);
    return 'refused' in result ? result : { remaining: result.state.remaining };
  };
  return {
    /** Searches left, straight from the log. */
    async remaining(userId: string): Promise<number> {
      const { events } = await log.read<QuotaEvent>(`quota-${userId}`);
      return events.reduce((state, { event }) => quota.evolve(state, event), quota.initial).remaining;
    },
    /** The ten free searches, once. Spec section 9. */
    welcome: (userId: string, context: Context) =>
      tell({ type: 'GrantWelcome', userId, searches: welcomeSearches }, context),
    /** By an operator; a repeat with the same `grantId` gives nothing more. */
    grant: (userId: string, searches: number, grantId: string, context: Context) =>
      tell({ type: 'GrantSearches', userId, searches, grantId }, context),
    /** Sets one search aside, or refuses with `quota-exhausted`. */
    reserve: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'ReserveSearch', userId, searchId }, context),
    spend: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'SpendSearch', userId, searchId }, context),
    refund: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'RefundSearch', userId, searchId }, context),
  };
}
