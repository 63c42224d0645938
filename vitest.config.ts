import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['**/*.spec.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**'],
    pool: 'forks',
    // Many of them wait for servers, deadlines and disks: one a core.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
