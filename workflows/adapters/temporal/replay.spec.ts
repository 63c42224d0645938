import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '../../../tests/doubles/temporal';
import { workflowHistories } from '../../../tests/histories/workflow-histories';
import { silentLog } from '../../../modules/kernel/ports';
import { workflows } from '../../registry';
import { createDataConverter } from './data-converter';
import { loadWorkflowBundle } from './workflow-bundle';
import { workflowTypeOf } from './workflow-type';

const folder = new URL('./histories/', import.meta.url);
const files = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));
const changedWorkflows = fileURLToPath(
  new URL('../../../tests/histories/changed-workflows.bundle.ts', import.meta.url),
);

/** Replays today's workflows over recorded histories; answers the error of each file, if any. */
async function replay(workflowBundle: WorkflowBundleOption): Promise<Map<string, Error | undefined>> {
  const [{ Worker }, { installRuntime }] = await Promise.all([
    import('@temporalio/worker'),
    import('./runtime'),
  ]);
  installRuntime(silentLog);
  const histories = files.map((file) => ({ workflowId: file, history: read(file) }));
  const options = { workflowBundle, dataConverter: createDataConverter(testSecret) };
  const outcomes = new Map<string, Error | undefined>();
  for await (const { workflowId, error } of Worker.runReplayHistories(options, histories))
    outcomes.set(workflowId, error);
  return outcomes;
}

describe('a recorded workflow history', () => {
  let outcomes: Awaited<ReturnType<typeof replay>>;
  beforeAll(async () => {
    outcomes = await replay(await loadWorkflowBundle());
  }, 60_000);

  it.each(files)('replays with the present code: %s', (file) => {
    expect(outcomes.has(file)).toBe(true);
    expect(outcomes.get(file)).toBeUndefined();
  });

  it('exists for every workflow version', () => {
    expect([...files].sort()).toEqual(workflowHistories.map(({ file }) => file).sort());
    const recorded = new Set(
      files.map((file) => JSON.stringify(read(file)).match(/"workflowType":\{"name":"([^"]+)"/)?.[1]),
    );
    for (const workflow of workflows) expect(recorded).toContain(workflowTypeOf(workflow));
  });

  it('holds no plain text', () => {
    for (const file of files) expect(JSON.stringify(read(file))).not.toMatch(/search-1|user-1|model is away/);
  });
});

describe('a workflow whose steps changed places without a new version', () => {
  it('fails the replay of every history', async () => {
    const outcomes = await replay(await loadWorkflowBundle(changedWorkflows));
    for (const file of files)
      expect(outcomes.get(file), file).toMatchObject({ name: 'DeterminismViolationError' });
  }, 60_000);
});

type Bundle = { importWorkflows(): Record<string, unknown> };

/** What the bundle exports when loaded as Temporal's worker does: in a context of its own, without Node. */
function load(code: string): Bundle {
  const context = createContext({
    TextEncoder,
    TextDecoder,
    AsyncLocalStorage: class {},
    __webpack_module_cache__: {},
  });
  runInContext(code, context);
  return (context as { __TEMPORAL__: Bundle }).__TEMPORAL__;
}

// In this file, because a bundle takes seconds to make and is made once per process.
describe('the workflow bundle for Temporal', () => {
  let code = '';
  beforeAll(async () => {
    const bundle = await loadWorkflowBundle();
    code = 'code' in bundle ? bundle.code : readFileSync(bundle.codePath, 'utf8');
  }, 60_000);

  it('needs no module of Node', () => {
    expect(code).not.toMatch(/require\(["']node:/);
  });

  it('exports one function for all names and versions', () => {
    expect(Object.keys(load(code).importWorkflows())).toEqual(['default']);
    expect(load(code).importWorkflows().default).toBeTypeOf('function');
  });

  it.each(workflows.map(({ name }) => name))('contains %s', (name) => {
    expect(code).toContain(`name: '${name}'`);
  });
});
