import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandInProcess } from '../chaos/stand-in-process';
import type { StandInOptions } from '../doubles/model-stand-in/server';
import { enginesOf } from '../e2e/product/engines';
import { startProduct, type RunningProduct } from '../e2e/product/server';

type Start = { role: 'web' | 'worker' | 'all'; env?: Record<string, string> };
export type FullStack = Awaited<ReturnType<typeof startFullStack>>;

/**
 * One product over the full stack, of any number of processes. Each has its own data folder, as on separate machines; they
 * share only the engines.
 */
export async function startFullStack(script: StandInOptions, change: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'evident-stack-'));
  const engines = { ...(await enginesOf(join(home, 'log'))), ...change };
  const standIn = await startStandInProcess(script);
  const running = new Set<RunningProduct>();
  return {
    /** The folder that identifies the log for `killLog` and `restartLog`. */
    logAt: join(home, 'log'),
    standIn,
    async start({ role, env = {} }: Start): Promise<RunningProduct> {
      const product = await startProduct({
        engines,
        entryPoint: role === 'worker' ? 'build/worker.js' : 'build/server.js',
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

/** Whether this process is the leader, by its log. */
export const leads = ({ output }: RunningProduct) => output.includes('this process is the leader');

/** The number of calls for each model call of a report. */
export async function callsOf({ standIn }: FullStack, query: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const call of await standIn.calls()) {
    if (!call.query.includes(query)) continue;
    const name = [call.purpose, call.sectionId].filter(Boolean).join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The model calls of a report that were repeated. */
export const madeAgain = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([, times]) => times > 1);
