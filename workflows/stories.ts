import type { StoryDefinition } from './engine';
import { eraseAccount } from './erase-account';
import { generateResearchReport, generateVisualReport } from './generate-report';

/** Every story the product can tell, run by either engine. */
export const stories: readonly StoryDefinition[] = [
  generateVisualReport,
  generateResearchReport,
  eraseAccount,
];
