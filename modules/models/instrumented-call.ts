import {
  codeOf,
  secondsSince,
  instant,
  traced,
  type Cause,
  type Telemetry,
} from '../kernel/telemetry/telemetry';
import type { ModelCallFinished } from './events';
import type { ModelProvider } from './provider';

type About = { provider: ModelProvider; callKey: string; cause: Cause; signal: AbortSignal };

/** Makes one call to a model and records its duration, tokens and cost, or its failure; an aborted call counts as neither. */
export async function instrumentedCall(
  telemetry: Telemetry,
  { provider, callKey, cause, signal }: About,
  call: () => Promise<ModelCallFinished>,
): Promise<ModelCallFinished> {
  // The configured name, because a vendor may answer with any name.
  const writer = { slot: provider.slot, model: provider.model };
  const attributes = { 'evident.slot': writer.slot, 'evident.model': writer.model, 'evident.call': callKey };
  const began = instant();
  try {
    const done = await traced(telemetry, { subject: 'model', of: writer.slot, cause, attributes }, call);
    telemetry.count('evident_model_calls_total', { ...writer, outcome: done.finish });
    telemetry.measure('evident_model_call_duration_seconds', secondsSince(began), writer);
    telemetry.count('evident_model_tokens_total', { ...writer, direction: 'in' }, done.inputTokens);
    telemetry.count('evident_model_tokens_total', { ...writer, direction: 'out' }, done.outputTokens);
    telemetry.count('evident_model_cost_usd_total', writer, done.costUsd);
    return done;
  } catch (error) {
    const outcome = signal.aborted ? 'stopped' : codeOf(error);
    telemetry.count('evident_model_calls_total', { ...writer, outcome });
    if (outcome === 'model-busy') telemetry.count('evident_model_rate_limited_total', writer);
    throw error;
  }
}
