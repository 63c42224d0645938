import type {
  Json,
  RetryPolicy,
  Workflow,
  WorkflowDefinition,
  WorkflowContext,
} from '../../workflows/engine';

/**
 * The workflows that the engine contract runs on every engine. They have a file of their own because Temporal runs them in
 * a sandbox: a workflow may use nothing but its context.
 */
export const quick: RetryPolicy = { maxAttempts: 4, firstDelayMs: 100, maxDelayMs: 1_000, timeoutMs: 2_000 };

type Works<Input extends Json = null> = { work(input: Input): Promise<Json> };
type Tools<Input extends Json = null> = WorkflowContext<Works<Input>>;

const workflow = <Input extends Json>(
  name: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each workflow has its own step handlers
  run: Workflow<any, Input>,
  more: Partial<WorkflowDefinition> = {},
): WorkflowDefinition => ({ name, version: 1, run, retry: { default: quick }, ...more });

/** One step with the input of the workflow. */
export const oneStep = workflow('one-step', async ({ steps }: Tools<Json>, input: Json) => {
  await steps.work(input);
});

/** A later version of the same workflow. */
export const oneStepLater = workflow(
  'one-step',
  async ({ steps }: Tools<Json>, input: Json) => {
    await steps.work(input);
    await steps.work('once more');
  },
  { version: 2 },
);

export const twoSteps = workflow('two-steps', async ({ steps }: Tools) => {
  await steps.work(null);
  await steps.work(null);
});

/** Three parallel steps, of which the second and the third fail. */
export const parallel = workflow('parallel', async ({ steps, all }: Tools<string>) => {
  await all([steps.work('good'), steps.work('late-bad'), steps.work('bad')]);
});

type Catching = { work(input: null): Promise<null>; after(input: null): Promise<null> };

/** Goes on to another step when the first fails. */
export const catching = workflow('catching', async ({ steps }: WorkflowContext<Catching>) => {
  await steps.work(null).catch(() => steps.after(null));
});

/** Passes on the result of its first step. */
export const inARow = workflow('in-a-row', async ({ steps }: Tools<string>) => {
  const first = (await steps.work('first')) as string;
  await steps.work('second');
  await steps.work(`third after ${first}`);
});

export const pauseMs = 3_000;

export const pausing = workflow('pausing', async ({ steps, sleep }: Tools<string>) => {
  await steps.work('before');
  await sleep(pauseMs);
  await steps.work('after');
});

/** Waits for a signal that comes long before the time has passed. */
export const waiting = workflow('waiting', async ({ steps, waitFor }: Tools<string>) => {
  await steps.work('before');
  await steps.work((await waitFor('approved', 600_000)) ? 'approved' : 'lapsed');
});

/** Waits for a signal for a short time. */
export const lapsing = workflow('lapsing', async ({ steps, waitFor }: Tools<string>) => {
  await steps.work('before');
  await steps.work((await waitFor('approved', pauseMs)) ? 'approved' : 'lapsed');
});

/** Throws an error outside of any step. */
export const surprising = workflow('surprising', async ({ steps }: Tools) => {
  await steps.work(null);
  throw new Error('somebody@example.org said so');
});

/** Runs all parts in parallel; continues without those that fail. */
export const tolerant = workflow('tolerant', async ({ steps, all }: Tools<string>, parts: string[]) => {
  await all(parts.map((part) => steps.work(part).catch(() => null)));
  await steps.work('end');
});

/** One part after another. */
export const oneByOne = workflow('one-by-one', async ({ steps }: Tools<string>, parts: string[]) => {
  for (const part of parts) await steps.work(part);
});

export const engineWorkflows: readonly WorkflowDefinition[] = [
  oneStep,
  oneStepLater,
  twoSteps,
  parallel,
  catching,
  inARow,
  pausing,
  waiting,
  lapsing,
  surprising,
  tolerant,
  oneByOne,
];
