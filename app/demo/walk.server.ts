import stored from './walk.json?raw';
import type { Walk } from './walk';

/** The example as `scripts/example-walk.ts` wrote it; a test holds it against what the product writes now. */
export const walk = JSON.parse(stored) as Walk;
