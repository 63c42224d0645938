import stored from './demo-script.json?raw';
import type { DemoScript } from './demo-script';

/** The example as `scripts/record-demo.ts` wrote it; a test compares it with what the product writes now. */
export const demoScript = JSON.parse(stored) as DemoScript;
