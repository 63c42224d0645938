import type { WorkflowDefinition } from './engine';
import { eraseAccount } from './erase-account/workflow';
import { generateResearchReport, generateVisualReport } from './generate-report/workflow';

/** Every story the product can tell, run by either engine. */
export const workflows: readonly WorkflowDefinition[] = [
  generateVisualReport,
  generateResearchReport,
  eraseAccount,
];
