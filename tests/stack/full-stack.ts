import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandInProcess } from '../chaos/stand-in-process';
import type { StandInOptions } from '../doubles/model-stand-in/server';
import { enginesOf } from '../e2e/engines';
import { startProduct, type RunningProduct } from '../e2e/server';

type Start = { role: 'web' | 'worker' | 'all'; env?: Record<string, string> };
export type FullStack = Awaited<ReturnType<typeof startFullStack>>;

/**
 * One product over the full stack, of as many processes as a test wants. Each has a data folder of its own, as on
 * machines of their own: what they share lies in the engines.
 */
export async function startFullStack(script: StandInOptions, change: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'evident-stack-'));
  const engines = { ...(await enginesOf(join(home, 'log'))), ...change };
  const standIn = await startStandInProcess(script);
  const running = new Set<RunningProduct>();
  return {
    /** The folder whose name stands for the log: of `killLog` and `restartLog`. */
    logAt: join(home, 'log'),
    standIn,
    async start({ role, env = {} }: Start): Promise<RunningProduct> {
      const product = await startProduct({
        engines,
        door: role === 'worker' ? 'build/worker.js' : 'build/server.js',
        dataDir: mkdtempSync(join(home, `${role}-`)),
        env: {
          ROLE: role,
          DEEPSEEK_API_KEY: 'key',
          DEEPSEEK_BASE_URL: standIn.url,
          LOG_LEVEL: 'info',
          ...env,
        },
      });
      running.add(product);
      return product;
    },
    async end(): Promise<void> {
      for (const product of running) await product.kill();
      await standIn.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Whether this process is the one that holds the background work, by its own words. */
export const leads = ({ output }: RunningProduct) => output.includes('holds the background work');

/** How often each of a report's model calls was made. */
export async function callsOf({ standIn }: FullStack, query: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const call of await standIn.calls()) {
    if (!call.query.includes(query)) continue;
    const name = [call.purpose, call.sectionId].filter(Boolean).join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The calls of a report that were made more than once. */
export const madeAgain = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([, times]) => times > 1);
