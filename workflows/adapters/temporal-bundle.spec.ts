import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stories } from '../stories';

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

describe('the stories as Temporal workflows', () => {
  let code = '';
  beforeAll(async () => {
    const { bundleWorkflowCode } = await import('@temporalio/worker');
    const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };
    const workflowsPath = fileURLToPath(new URL('./temporal-bundle.ts', import.meta.url));
    ({ code } = await bundleWorkflowCode({ workflowsPath, logger: quiet }));
  }, 60_000);

  it('bundle into code that needs nothing of Node', () => {
    expect(code).not.toMatch(/require\(["']node:/);
  });

  it('are told by one function, whatever their name and version', () => {
    expect(Object.keys(load(code).importWorkflows())).toEqual(['default']);
    expect(load(code).importWorkflows().default).toBeTypeOf('function');
  });

  it.each(stories.map(({ name }) => name))('are all there: %s', (name) => {
    expect(code).toContain(`name: '${name}'`);
  });
});
