import { describe, expect, it } from 'vitest';
import { launchBrowser } from './launch-browser';

describe('starting the browser', () => {
  it('uses the sandbox if the machine allows it, without a warning', async () => {
    const { start, tried } = machine(() => true);
    const warnings: string[] = [];
    expect(await launchBrowser(start, ['--a'], (message) => warnings.push(message))).toEqual(['--a']);
    expect(tried).toEqual([['--a']]);
    expect(warnings).toEqual([]);
  });

  it('starts without a sandbox if it does not start with one, and warns', async () => {
    const { start, tried } = machine((args) => args.includes('--no-sandbox'));
    const warnings: string[] = [];
    await launchBrowser(start, ['--a'], (message) => warnings.push(message));
    expect(tried).toEqual([['--a'], ['--a', '--no-sandbox']]);
    expect(warnings).toEqual([expect.stringContaining('without its own sandbox')]);
  });

  it('warns if the arguments already disable the sandbox', async () => {
    const warnings: string[] = [];
    await launchBrowser(machine(() => true).start, ['--no-sandbox'], (message) => warnings.push(message));
    expect(warnings).toHaveLength(1);
  });

  it('does not drop the sandbox after any other error', async () => {
    const { start, tried } = machine(() => false, 'spawn ENOENT');
    await expect(launchBrowser(start, ['--a'], () => {})).rejects.toThrow('ENOENT');
    expect(tried).toEqual([['--a']]);
  });
});

function machine(allows: (args: string[]) => boolean, failure = 'Failed to launch: No usable sandbox!') {
  const tried: string[][] = [];
  const start = (args: string[]) => {
    tried.push(args);
    return allows(args) ? Promise.resolve(args) : Promise.reject(new Error(failure));
  };
  return { start, tried };
}
