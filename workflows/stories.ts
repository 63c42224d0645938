import type { StoryDefinition } from './engine';
import { generateVisualReport } from './generate-visual-report';

/** Every story the product can tell, run by either engine. */
export const stories: readonly StoryDefinition[] = [generateVisualReport];
