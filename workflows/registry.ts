import type { WorkflowDefinition } from './engine';
import { eraseAccount } from './erase-account/workflow';
import { generateResearchReport, generateVisualReport } from './generate-report/workflow';

/** Every workflow of the product, run by either engine. */
export const workflows: readonly WorkflowDefinition[] = [
  generateVisualReport,
  generateResearchReport,
  eraseAccount,
];
