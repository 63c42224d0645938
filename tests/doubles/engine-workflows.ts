import type {
  Json,
  RetryPolicy,
  Workflow,
  WorkflowDefinition,
  WorkflowContext,
} from '../../workflows/engine';

/**
 * The stories that every engine is tried with. They lie apart from the tests, for Temporal tells them in a sandbox:
 * nothing here may touch more than its tools.
 */
export const quick: RetryPolicy = { maxAttempts: 4, firstDelayMs: 100, maxDelayMs: 1_000, timeoutMs: 2_000 };

type Works<Input extends Json = null> = { work(input: Input): Promise<Json> };
type Tools<Input extends Json = null> = WorkflowContext<Works<Input>>;

const told = <Input extends Json>(
  name: string,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each story has works of its own
  run: Workflow<any, Input>,
  more: Partial<WorkflowDefinition> = {},
): WorkflowDefinition => ({ name, version: 1, run, retry: { default: quick }, ...more });

/** One step, given what the story was given. */
export const oneStep = told('one-step', async ({ steps }: Tools<Json>, input: Json) => {
  await steps.work(input);
});

/** The same story as it came to be later. */
export const oneStepLater = told(
  'one-step',
  async ({ steps }: Tools<Json>, input: Json) => {
    await steps.work(input);
    await steps.work('once more');
  },
  { version: 2 },
);

export const twoSteps = told('two-steps', async ({ steps }: Tools) => {
  await steps.work(null);
  await steps.work(null);
});

/** Three parallel steps, of which the second and the third fail. */
export const parallel = told('parallel', async ({ steps, all }: Tools<string>) => {
  await all([steps.work('good'), steps.work('late-bad'), steps.work('bad')]);
});

type Catching = { work(input: null): Promise<null>; after(input: null): Promise<null> };

/** Goes on to another step when the first fails. */
export const catching = told('catching', async ({ steps }: WorkflowContext<Catching>) => {
  await steps.work(null).catch(() => steps.after(null));
});

/** Hands on what its first step said. */
export const inARow = told('in-a-row', async ({ steps }: Tools<string>) => {
  const first = (await steps.work('first')) as string;
  await steps.work('second');
  await steps.work(`third after ${first}`);
});

export const pauseMs = 3_000;

export const pausing = told('pausing', async ({ steps, sleep }: Tools<string>) => {
  await steps.work('before');
  await sleep(pauseMs);
  await steps.work('after');
});

/** Throws something of its own. */
export const surprising = told('surprising', async ({ steps }: Tools) => {
  await steps.work(null);
  throw new Error('somebody@example.org said so');
});

/** All parts at once; goes on without those that fail. */
export const tolerant = told('tolerant', async ({ steps, all }: Tools<string>, parts: string[]) => {
  await all(parts.map((part) => steps.work(part).catch(() => null)));
  await steps.work('end');
});

/** One part after another. */
export const oneByOne = told('one-by-one', async ({ steps }: Tools<string>, parts: string[]) => {
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
  surprising,
  tolerant,
  oneByOne,
];
