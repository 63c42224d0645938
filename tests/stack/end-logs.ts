import { afterAll } from 'vitest';
import { endLogs } from '../e2e/engines';

// A file's logs go when its tests are over: nothing it has started outlives it.
afterAll(endLogs);
