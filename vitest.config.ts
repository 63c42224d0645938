import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  test: {
    include: ['**/*.spec.{ts,tsx}'],
    exclude: ['node_modules/**', 'build/**'],
    pool: 'forks',
    // Specs leave nothing behind: what one file has imported serves the next, which halves the work.
    isolate: false,
    // Many of them wait for servers, deadlines and disks: one more worker than there are cores.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Caches transforms by content: a second run takes a tenth less.
    experimental: { fsModuleCache: true },
    // Waits are generous: how fast a condition is met depends on the machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
