/** The background process: the same start with the worker's role. */
process.env.ROLE = 'worker';
await import('./server');
export {};
