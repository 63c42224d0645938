import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/pdf-text';
import { createChromiumPrinter } from './pdf.chromium';

const { signal } = new AbortController();
const printer = createChromiumPrinter();
afterAll(() => printer.close());

const print = async (html: string, title = 'Report') => readPdf(await printer.print(html, { title, signal }));

describe('a printed report', () => {
  it('holds its words, its title and its page numbers, set in an embedded font', async () => {
    const { pages, text, fonts } = await print(
      '<h1>Ten years of harvests</h1><p style="font-family: serif">Zürich, Århus — 12 €</p>' +
        '<p style="break-before: page; font-family: monospace">The end</p>',
      'Wheat & <rye>',
    );
    expect(pages).toBe(2);
    expect(fonts).toContain('OpenSans-Regular');
    for (const words of ['Ten years of harvests', 'Zürich, Århus — 12 €', 'The end', 'Wheat & <rye>']) {
      expect(text).toContain(words);
    }
    expect(text.replace(/\s/g, '')).toContain('2/2');
  });
});

describe('printing', () => {
  it('ends with the reason of an abort, and goes on with the next', async () => {
    const given = new AbortController();
    const printing = printer.print(longPage, { title: 'Long', signal: given.signal });
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

  it('turns away what would wait too long', async () => {
    const busy = createChromiumPrinter({ limits: { atOnce: 1, waiting: 2 } });
    const asked = Array.from({ length: 6 }, () =>
      busy.print('<p>One of many</p>', { title: 'Many', signal }),
    );
    const answers = await Promise.allSettled(asked);
    await busy.close();
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(6);
    for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'pdf-busy' } });
  });

  it('gives up on a page that takes too long', async () => {
    // At any moment of the work: some of the browser's calls never settle when it dies under them.
    for (const timeMs of [1, 5, 10, 15, 20]) {
      const hurried = createChromiumPrinter({ limits: { timeMs } });
      await expect(hurried.print(longPage, { title: 'Long', signal })).rejects.toMatchObject({
        name: 'RetryableError',
        code: 'pdf-timeout',
      });
      await hurried.close();
    }
  });

  it('says so when the browser does not start', async () => {
    const broken = createChromiumPrinter({ chromePath: '/nowhere/chrome' });
    await expect(broken.print('<p>x</p>', { title: 'x', signal })).rejects.toMatchObject({
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
