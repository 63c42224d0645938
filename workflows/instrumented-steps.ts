import { codeOf, secondsSince, instant, traced, type Telemetry } from '../modules/kernel/telemetry/telemetry';
import type { StepHandlers } from './engine';
import { workflowLabelOf } from './instrumented-workflow';

/** The same handlers, with telemetry for each attempt, for either engine. */
export function instrumentSteps(works: StepHandlers, telemetry: Telemetry): StepHandlers {
  return Object.fromEntries(
    Object.entries(works).map(([step, work]) => [step, watched(step, work, telemetry)]),
  );
}

const watched =
  (step: string, work: StepHandlers[string], telemetry: Telemetry): StepHandlers[string] =>
  async (input, context) => {
    const { workflowId, key, attempt, signal } = context;
    const began = instant();
    telemetry.count('evident_step_attempts_total', { step });
    const cause = {
      correlationId: context.context.correlationId,
      causationId: workflowLabelOf(workflowId),
    };
    const attributes = { 'evident.workflow_id': workflowId, 'evident.step': key, 'evident.attempt': attempt };
    try {
      const result: unknown = await traced(
        telemetry,
        { subject: 'step', of: step, cause, attributes },
        (span) => work(input, { ...context, context: { ...context.context, span } }),
      );
      telemetry.measure('evident_step_duration_seconds', secondsSince(began), { step });
      return result;
    } catch (error) {
      // A stopped step has not failed; a timed-out one has, and the signal's reason is its failure.
      const failure = codeOf(signal.aborted ? signal.reason : error);
      if (!signal.aborted || failure !== 'surprise')
        telemetry.count('evident_step_failures_total', { step, code: failure });
      throw error;
    }
  };
