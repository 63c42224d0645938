import { describe, expect, it } from 'vitest';
import { startBrowser } from './launch-browser';

describe('starting the browser', () => {
  it('keeps its sandbox where the machine allows one, and says nothing', async () => {
    const { start, tried } = machine(() => true);
    const said: string[] = [];
    expect(await startBrowser(start, ['--a'], (message) => said.push(message))).toEqual(['--a']);
    expect(tried).toEqual([['--a']]);
    expect(said).toEqual([]);
  });

  it('goes without where the sandbox does not start, and says so', async () => {
    const { start, tried } = machine((args) => args.includes('--no-sandbox'));
    const said: string[] = [];
    await startBrowser(start, ['--a'], (message) => said.push(message));
    expect(tried).toEqual([['--a'], ['--a', '--no-sandbox']]);
    expect(said).toEqual([expect.stringContaining('without its own sandbox')]);
  });

  it('says so too where it is known beforehand that there is none', async () => {
    const said: string[] = [];
    await startBrowser(machine(() => true).start, ['--no-sandbox'], (message) => said.push(message));
    expect(said).toHaveLength(1);
  });

  it('does not give up the sandbox for another reason', async () => {
    const { start, tried } = machine(() => false, 'spawn ENOENT');
    await expect(startBrowser(start, ['--a'], () => {})).rejects.toThrow('ENOENT');
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
