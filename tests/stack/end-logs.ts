import { afterAll } from 'vitest';
import { endLogs } from '../e2e/product/engines';

// Removes the logs of a test file after its tests.
afterAll(endLogs);
