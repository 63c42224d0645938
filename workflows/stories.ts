import type { StoryDefinition } from './engine';
import { eraseAccount } from './erase-account';
import { generateVisualReport } from './generate-visual-report';

/** Every story the product can tell, run by either engine. */
export const stories: readonly StoryDefinition[] = [generateVisualReport, eraseAccount];
