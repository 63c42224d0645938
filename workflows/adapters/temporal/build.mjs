import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode } from '@temporalio/worker';

/**
 * `node workflows/adapters/temporal/build.mjs FOLDER`: bundles the workflows for Temporal's sandbox, and the files that
 * Temporal loads by path. A process of its own, as Temporal's worker would stay in the memory of the server.
 */
const folder = process.argv[2];
const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));
const failureConverterPath = pathOf('./failure-converter.mjs');
const quiet = () => {};

const { code } = await bundleWorkflowCode({
  workflowsPath: pathOf('./bundle.ts'),
  failureConverterPath,
  logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: console.error, log: quiet },
});
writeFileSync(join(folder, 'workflows.js'), code);
copyFileSync(failureConverterPath, join(folder, 'failure-converter.mjs'));
