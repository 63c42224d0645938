import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/pdf-text';
import { silentLog } from '../../kernel/ports';
import { chromiumLaunch } from './chromium/executable';
import { createChromiumPrinter } from './pdf.chromium';

const { signal } = new AbortController();
const printer = createChromiumPrinter();
afterAll(() => printer.close());

const print = async (html: string) => readPdf(await printer.print(html, signal));

describe('a printed page', () => {
  it('contains its text and title, in an embedded font', async () => {
    const { pages, text, fonts, title } = await print(
      '<title>Wheat &amp; &lt;rye&gt;</title><h1>Ten years of harvests</h1>' +
        '<p style="font-family: serif">Zürich, Århus — 12 €</p>' +
        '<p style="break-before: page; font-family: monospace">The end</p>',
    );
    expect(pages).toBe(2);
    expect(title).toBe('Wheat & <rye>');
    expect(fonts).toContain('OpenSans-Regular');
    for (const words of ['Ten years of harvests', 'Zürich, Århus — 12 €', 'The end'])
      expect(text).toContain(words);
  });
});

describe('printing', () => {
  it('rejects with the reason of an abort, and continues with the next page', async () => {
    const given = new AbortController();
    const printing = printer.print(longPage, given.signal);
    given.abort(new Error('left the page'));
    await expect(printing).rejects.toThrow('left the page');
    expect((await print('<p>Next</p>')).text).toContain('Next');
  });

  it.runIf(process.platform === 'linux')('survives a browser that dies', async () => {
    await print('<p>Warm</p>');
    const printing = print(longPage);
    for (const pid of browsers()) process.kill(pid, 'SIGKILL');
    expect((await printing).text).toContain('Line 999');
    expect((await print('<p>Again</p>')).text).toContain('Again');
  });

  it('prints one page at a time, rejects a page if the queue is full, and drops aborted ones [SEC-18]', async () => {
    const busy = createChromiumPrinter({ limits: { atOnce: 1, waiting: 2 } });
    const given = new AbortController();
    const ask = (by = signal) => busy.print('<p>One of many</p>', by);
    const printing = [ask(), ask(given.signal), ask(), ask()];
    given.abort(new Error('left the page'));
    // Takes the place of the aborted one.
    const later = ask();
    const answers = await Promise.allSettled([...printing, later]);
    await busy.close();
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(answers[1]).toMatchObject({ reason: { message: 'left the page' } });
    expect(answers[3]).toMatchObject({ reason: { code: 'pdf-busy', name: 'RetryableError' } });
  });

  it('times out on a page that takes too long', async () => {
    // Kills the browser at different moments, because some of its calls never settle then.
    for (const timeMs of [1, 5, 10, 15, 20]) {
      const hurried = createChromiumPrinter({ limits: { timeMs } });
      await expect(hurried.print(longPage, signal)).rejects.toMatchObject({
        name: 'RetryableError',
        code: 'pdf-timeout',
      });
      await hurried.close();
    }
  });

  it('logs once that it runs without a sandbox', async () => {
    const lines: string[] = [];
    const logger = { ...silentLog, warn: (_: object, message: string) => lines.push(message) };
    const logged = createChromiumPrinter({ logger, limits: { maxJobs: 1 } });
    for (let job = 0; job < 2; job += 1) await logged.print('<p>x</p>', signal);
    await logged.close();
    const { args } = await chromiumLaunch();
    expect(lines).toHaveLength(args.includes('--no-sandbox') ? 1 : 0);
  });

  it('throws if the browser does not start', async () => {
    const broken = createChromiumPrinter({ chromePath: '/nowhere/chrome' });
    await expect(broken.print('<p>x</p>', signal)).rejects.toMatchObject({
      name: 'TerminalError',
      code: 'browser-broken',
    });
  });

  it.runIf(process.platform === 'linux')('leaves no browser behind once closed', async () => {
    await print('<p>Warm</p>');
    expect(browsers().length).toBeGreaterThan(0);
    await printer.close();
    expect(browsers()).toEqual([]);
  });
});

const longPage = Array.from({ length: 1000 }, (_, line) => `<p>Line ${line}</p>`).join('');

/** Processes started by this one. */
function browsers(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}
