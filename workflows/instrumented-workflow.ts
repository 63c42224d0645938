import { instant, type Telemetry } from '../modules/kernel/telemetry/telemetry';

/** Which story this is about. */
export type Told = {
  workflowId: string;
  story: string;
  correlationId: string;
  /** When it was started, ISO 8601: maybe in another process, long ago. */
  startedAt: string;
};

/** What the steps of a story, and the fact that it began, name as their cause. */
export const workflowLabelOf = (workflowId: string) => `${workflowId}/start`;

/** Watches stories from where they are taken up to their end. */
export function instrumentWorkflows(telemetry: Telemetry) {
  const running = new Map<string, number>();
  const add = (story: string, one: 1 | -1) => running.set(story, (running.get(story) ?? 0) + one);
  telemetry.observe(() =>
    [...running].map(([story, value]) => ({ name: 'evident_stories_running', value, labels: { story } })),
  );

  return {
    /** For what is done in its name. */
    spanOf: (workflowId: string) => telemetry.newSpan(workflowLabelOf(workflowId)),
    /** While this process tells it. */
    async during<T>(story: string, run: () => Promise<T>): Promise<T> {
      add(story, 1);
      try {
        return await run();
      } finally {
        add(story, -1);
      }
    },
    /** It is over, and that stands in the journal. `code`: when it failed. */
    over({ workflowId, story, correlationId, startedAt }: Told, outcome: string, code?: string): void {
      const began = Date.parse(startedAt);
      telemetry.count('evident_stories_finished_total', { story, outcome });
      telemetry.measure('evident_story_duration_seconds', (instant() - began) / 1000, { story });
      telemetry.span({
        subject: 'story',
        of: story,
        cause: { correlationId, causationId: correlationId },
        knownAs: workflowLabelOf(workflowId),
        began,
        about: { 'evident.workflow_id': workflowId, 'evident.outcome': outcome },
        failed: code,
      });
    },
  };
}

export type WorkflowInstrumentation = ReturnType<typeof instrumentWorkflows>;
