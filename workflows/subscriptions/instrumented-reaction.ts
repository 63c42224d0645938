import { traced, type Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Reaction } from './retry-until-success';

/** The same reaction, with telemetry for each attempt. `reaction`: the name of its subscription. */
export const instrumentedReaction =
  (telemetry: Telemetry, reaction: string, react: Reaction): Reaction =>
  async (fact, signal) => {
    const { event, id, metadata } = fact;
    const cause = { correlationId: metadata.correlationId, causationId: id };
    const about = { 'evident.reaction': reaction };
    try {
      await traced(telemetry, { subject: 'react', of: event.type, cause, about }, (span) =>
        react(fact, signal, span),
      );
    } catch (error) {
      if (!signal.aborted) telemetry.count('evident_reaction_failures_total', { reaction });
      throw error;
    }
  };
