import { min } from 'd3-array';
import { sleep, type Sleep } from '../../modules/kernel/sleep';
import type { EventLog, Opened } from '../../modules/kernel/events/event-log';
import type { Log } from '../../modules/kernel/ports';
import { silentTelemetry, type Telemetry, traced } from '../../modules/kernel/telemetry/telemetry';
import type { Vault } from '../../modules/kernel/vault';
import { createRetryLoop, retryDelayMs, type Reaction } from './retry-until-success';

type Options = {
  log: EventLog;
  vault: Vault;
  logger: Log;
  /** The key of its position in `checkpoints` of the vault. */
  checkpoint: string;
  types: readonly string[];
  react: Reaction;
  /** Whether events behind one whose reaction failed like this need not wait for it; they wait by default. */
  canSkip?: (failure: Error) => boolean;
  telemetry?: Telemetry;
  /** For tests of retries. */
  wait?: Sleep;
};

const collection = 'checkpoints';

/**
 * Runs one reaction per event, in order, each retried until it succeeds: a skipped reaction would lose its effect. The
 * checkpoint lives in the vault, so that deleting the read models repeats no reaction; it never passes an event whose
 * reaction is still pending. Gives up on shutdown alone.
 */
export function subscribeWithCheckpoint(options: Options): (signal: AbortSignal) => Promise<void> {
  const { log, vault, logger, checkpoint, types } = options;
  const { canSkip = () => false, telemetry = silentTelemetry, wait = sleep } = options;
  const react = instrumentedReaction(telemetry, checkpoint, options.react);
  const retryUntilSuccess = createRetryLoop({ react, logger, wait });

  async function reactTo(event: Opened, progress: Progress, signal: AbortSignal): Promise<void> {
    if (event.broken) {
      const about = { eventId: event.id, type: event.event.type };
      logger.error(about, 'unreadable event skipped');
      return;
    }
    const failure = await retryUntilSuccess(event, signal, (last) => !canSkip(last));
    if (failure && !signal.aborted) progress.letPass(event, failure);
  }

  return async function run(outer) {
    const over = new AbortController();
    const signal = AbortSignal.any([outer, over.signal]);
    const stored = await vault.get(collection, checkpoint);
    const from = typeof stored === 'number' ? stored : 0;
    const progress = createProgress({ vault, logger, checkpoint, wait, retryUntilSuccess }, from, signal);
    try {
      for await (const { events, upTo } of log.follow({ from, types, signal })) {
        for (const event of events) await reactTo(event, progress, signal);
        if (signal.aborted) return;
        await progress.reach(upTo);
      }
    } finally {
      over.abort();
      await progress.settled();
    }
  };
}

/** The same reaction, with telemetry for each attempt. `reaction`: the name of its subscription. */
const instrumentedReaction =
  (telemetry: Telemetry, reaction: string, react: Reaction): Reaction =>
  async (recorded, signal) => {
    const { event, id, metadata } = recorded;
    const cause = { correlationId: metadata.correlationId, causationId: id };
    const attributes = { 'evident.reaction': reaction };
    try {
      await traced(telemetry, { subject: 'react', of: event.type, cause, attributes }, (span) =>
        react(recorded, signal, span),
      );
    } catch (error) {
      if (!signal.aborted) telemetry.count('evident_reaction_failures_total', { reaction });
      throw error;
    }
  };

type Progress = ReturnType<typeof createProgress>;
type ProgressDeps = Pick<Options, 'vault' | 'logger' | 'checkpoint'> & {
  wait: Sleep;
  retryUntilSuccess: ReturnType<typeof createRetryLoop>;
};

/** How far one run has come, and which of its events were overtaken. */
function createProgress(deps: ProgressDeps, start: number, signal: AbortSignal) {
  const { vault, logger, checkpoint, wait, retryUntilSuccess } = deps;
  let reached = start;
  const passed = new Map<number, Promise<void>>();
  const save = () =>
    vault.put(
      collection,
      checkpoint,
      Math.min(reached, (min(passed.keys()) ?? Number.POSITIVE_INFINITY) - 1),
    );

  async function retryAside(event: Opened, failure: Error): Promise<void> {
    await wait(retryDelayMs(1, failure), signal);
    if (await retryUntilSuccess(event, signal)) return;
    passed.delete(event.position);
    await save().catch((error: unknown) =>
      logger.error({ error: String(error) }, 'checkpoint not saved, it will be saved with the next one'),
    );
  }

  return {
    letPass: (event: Opened, failure: Error) => void passed.set(event.position, retryAside(event, failure)),
    reach: (position: number) => {
      reached = position;
      return save();
    },
    settled: () => Promise.all(passed.values()),
  };
}
