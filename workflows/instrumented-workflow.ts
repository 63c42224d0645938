import { instant, type Telemetry } from '../modules/kernel/telemetry/telemetry';

/** The labels of one workflow run. */
export type WorkflowRun = {
  workflowId: string;
  story: string;
  correlationId: string;
  /** When it was started, ISO 8601: maybe in another process, long ago. */
  startedAt: string;
};

/** The cause that the steps of a workflow and its start event name. */
export const workflowLabelOf = (workflowId: string) => `${workflowId}/start`;

/** Telemetry of workflow runs, from where a process takes them up to their end. */
export function instrumentWorkflows(telemetry: Telemetry) {
  const running = new Map<string, number>();
  const add = (story: string, one: 1 | -1) => running.set(story, (running.get(story) ?? 0) + one);
  telemetry.observe(() =>
    [...running].map(([story, value]) => ({ name: 'evident_stories_running', value, labels: { story } })),
  );

  return {
    /** The span that work of this workflow belongs to. */
    spanOf: (workflowId: string) => telemetry.newSpan(workflowLabelOf(workflowId)),
    /** Counts it as running while this process runs it. */
    async during<T>(story: string, run: () => Promise<T>): Promise<T> {
      add(story, 1);
      try {
        return await run();
      } finally {
        add(story, -1);
      }
    },
    /** The journal records its end. `code`: of a failure. */
    over({ workflowId, story, correlationId, startedAt }: WorkflowRun, outcome: string, code?: string): void {
      const began = Date.parse(startedAt);
      telemetry.count('evident_stories_finished_total', { story, outcome });
      telemetry.measure('evident_story_duration_seconds', (instant() - began) / 1000, { story });
      telemetry.span({
        subject: 'story',
        of: story,
        cause: { correlationId, causationId: correlationId },
        spanKey: workflowLabelOf(workflowId),
        began,
        attributes: { 'evident.workflow_id': workflowId, 'evident.outcome': outcome },
        errorCode: code,
      });
    },
  };
}

export type WorkflowInstrumentation = ReturnType<typeof instrumentWorkflows>;
