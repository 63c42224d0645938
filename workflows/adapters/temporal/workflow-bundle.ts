import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { failureConverterPath } from './data-converter';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Made at build time, beside what was made of this file. */
const built = pathOf('./workflows.js');
const sources = pathOf('./bundle.ts');
const quiet = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, log() {} };

const bundles = new Map<string, Promise<WorkflowBundleOption>>();

/**
 * The workflows for Temporal's sandbox: as the build made them, else bundled from the sources now, once per process.
 * `path`: of other workflows than the product's, in tests.
 */
export async function loadWorkflowBundle(path?: string): Promise<WorkflowBundleOption> {
  if (path === undefined && existsSync(built)) return { codePath: built };
  const workflowsPath = path ?? sources;
  const bundled = bundles.get(workflowsPath) ?? bundle(workflowsPath);
  bundles.set(workflowsPath, bundled);
  return bundled;
}

async function bundle(workflowsPath: string): Promise<WorkflowBundleOption> {
  const { bundleWorkflowCode } = await import('@temporalio/worker');
  return bundleWorkflowCode({ workflowsPath, failureConverterPath, logger: quiet });
}
