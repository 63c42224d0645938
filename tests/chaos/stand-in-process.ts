import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { StandInOptions } from '../doubles/model-stand-in/server';
import type { CallRecord } from '../doubles/model-stand-in/server';

const main = fileURLToPath(new URL('../doubles/model-stand-in/main.ts', import.meta.url));

/** The model stand-in as a process of its own: it outlives the product that is killed. */
export async function startStandInProcess(options: StandInOptions) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await new Promise<string[]>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (first) => resolve([first]));
    child.once('exit', (code) => reject(new Error(`the stand-in ended with ${code}`)));
  })) as [string];
  const { url, control } = JSON.parse(line) as { url: string; control: string };
  return {
    url,
    calls: async (): Promise<CallRecord[]> => {
      const answer = (await (await fetch(`${control}/control/calls`)).json()) as { calls: CallRecord[] };
      return answer.calls;
    },
    async close(): Promise<void> {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
