import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startProduct } from './server';

const folder = mkdtempSync(join(tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const listen = "console.log('Listening on http://127.0.0.1:1');setInterval(() => {}, 1000);";
const endOnTerm = "process.on('SIGTERM', () => process.exit(0));";
const leaveOne = "require('child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });";

function program(...lines: string[]): string {
  const path = join(folder, `${crypto.randomUUID()}.cjs`);
  writeFileSync(path, lines.join('\n'));
  return path;
}

describe('starting the product in a test', () => {
  it('returns its address and output, and removes its folder after the stop', async () => {
    const product = await startProduct({ entryPoint: program(endOnTerm, listen) });
    expect(product.url).toBe('http://127.0.0.1:1');
    expect(product.output).toContain('Listening');
    await product.stop();
    expect(existsSync(product.dataDir)).toBe(false);
  });

  it('passes only the given settings', async () => {
    process.env.DEEPSEEK_API_KEY = 'of the developer';
    const show = "console.log(process.env.DEEPSEEK_API_KEY ?? 'no key', process.env.LOG_LEVEL);";
    const product = await startProduct({
      entryPoint: program(show, endOnTerm, listen),
      env: { LOG_LEVEL: 'warn' },
    });
    delete process.env.DEEPSEEK_API_KEY;
    expect(product.output).toContain('no key warn');
    await product.stop();
  });

  it('shows the output when it does not start', async () => {
    const failing = startProduct({
      entryPoint: program("console.error('The folder is taken.'); process.exit(1);"),
    });
    await expect(failing).rejects.toThrow(/ended with 1 before it listened[^]*The folder is taken\./);
  });

  it('fails on a non-zero exit code', async () => {
    const product = await startProduct({
      entryPoint: program("process.on('SIGTERM', () => process.exit(3));", listen),
    });
    await expect(product.stop()).rejects.toThrow('ended with 3');
  });

  it.runIf(process.platform === 'linux').each(['stop', 'kill'] as const)(
    'fails when %s leaves a process behind',
    async (ending) => {
      const product = await startProduct({ entryPoint: program(endOnTerm, leaveOne, listen), lingerMs: 100 });
      await expect(product[ending]()).rejects.toThrow('left running: sleep');
    },
  );
});
