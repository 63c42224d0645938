import { afterEach, describe, expect, it, vi } from 'vitest';
import { runNode } from './run-node.mjs';

describe('a program of Node', () => {
  afterEach(() => vi.restoreAllMocks());

  const printed = () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    return () => write.mock.calls.map(([chunk]) => String(chunk)).join('');
  };
  const says = (...words: string[]) => ['-e', words.map((word) => `console.log('${word}')`).join(';')];

  it('answers its exit code and output, and prints nothing by default', async () => {
    const shown = printed();
    const { code, output } = await runNode(['-e', "console.log('one'); process.exitCode = 3"]);
    expect([code, output, shown()]).toEqual([3, 'one\n', '']);
  });

  it('prints its output after the promise, from the beginning', async () => {
    const shown = printed();
    let open = () => {};
    const showAfter = new Promise<void>((resolve) => (open = resolve));
    const first = await runNode(says('one', 'two'), { showAfter });
    expect([first.output, shown()]).toEqual(['one\ntwo\n', '']);
    open();
    await vi.waitFor(() => expect(shown()).toBe('one\ntwo\n'));
  });

  it('prints what comes after the promise as it comes', async () => {
    const shown = printed();
    await runNode(says('one', 'two'), { showAfter: Promise.resolve() });
    expect(shown()).toBe('one\ntwo\n');
  });
});
