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
    // Many of them wait for servers, deadlines and disks: one more than there are cores.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What was transformed is kept by its content: a second run spends a tenth less.
    experimental: { fsModuleCache: true },
    // What is waited for comes; how soon is the machine's affair.
    expect: { poll: { timeout: 15_000 } },
  },
});
