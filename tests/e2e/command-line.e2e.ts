import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { pdfOf } from '../doubles/documents/pdf';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { readLog } from '../chaos/read-log';
import { asNpmRuns, run, type Outcome } from './product/command';
import { exampleColumn, exampleColumns } from './product/example-figures';
import { signedInAdmin, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

const query = 'Climate Change Impact Analysis 2025';
const example = 'examples/co2-and-temperature.csv';
const place = mkdtempSync(join(tmpdir(), 'evident-commands-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const folder = (name: string) => join(place, name);

/** Exactly one sentence. */
const sentence = /^[A-Z/“"][^\n]+\.\n$/;

describe('npm run report', () => {
  describe('over the example data and a PDF, in a fresh folder', () => {
    const DATA_DIR = folder('fresh');
    const out = folder('report.html');
    let first: Outcome;

    beforeAll(async () => {
      const tides = folder('tides.pdf');
      writeFileSync(tides, pdfOf(['The tide was 3.2 metres in 2024.', 'The tide was 3.1 metres in 2023.']));
      const asked = [query, '--source', example, '--source', tides, '--out', out];
      // Started as `npm run` does, which takes three times as long as the bundled command.
      first = await run('report', asked, { DATA_DIR }, asNpmRuns('report'));
    });

    it('writes the page, shows its progress on stderr, and prints the first admin once', () => {
      expect([first.code, first.stdout.length]).toEqual([0, 0]);
      expect(first.stderr).toMatch(/^First admin: admin@localhost with password \S+$/m);
      expect(first.stderr).toMatch(/^ *\d+ % {2}Writing sections: \d of \d done$/m);
      expect(first.stderr).toContain(`Written to ${out}`);
    });

    it('draws the figures of the file into that page, which makes no requests', () => {
      const page = readFileSync(out, 'utf8');
      for (const [name, figures] of exampleColumns().columns) {
        const { years } = exampleColumns();
        const lowest = Math.min(...figures);
        const highest = Math.max(...figures);
        const at = (figure: number) => years[figures.indexOf(figure)];
        expect(page).toContain(
          `${name.split(' (')[0]}: lowest ${lowest} (${at(lowest)}), highest ${highest} (${at(highest)}).`,
        );
      }
      expect(page.match(/<svg[^>]*role="img"/g)?.length).toBeGreaterThanOrEqual(4);
      expect(page).not.toMatch(/<script|<link|<iframe|@import|url\((?!["']?data:)|src=["'](?!data:)/);
      expect(page).not.toMatch(/href=["'](?!#|data:)/);
    });

    it('shows the passages of a PDF, with their page', () => {
      const page = readFileSync(out, 'utf8').replaceAll(/<[^>]+>/g, '');
      expect(page).toContain(
        'The tide was 3.2 metres in 2024. The tide was 3.1 metres in 2023.” tides.pdf, page 1',
      );
    });

    it('prints it on stdout without a file argument, and leaves out the first admin', async () => {
      const json = await run('report', [query, '--source', example, '--format', 'json'], { DATA_DIR });
      expect(json.code).toBe(0);
      const report = JSON.parse(json.stdout.toString()) as Result;
      const line = report.visualData.charts.find(({ type }) => type === 'line')?.data.datasets[0];
      expect(line?.data).toEqual(exampleColumn(line?.label ?? ''));
      expect(json.stderr).not.toContain('First admin');
    });
  });

  it('writes a research report as Markdown, and counts it as such in the usage', async () => {
    const DATA_DIR = folder('research');
    const out = folder('research.md');
    const asked = [query, '--kind', 'research', '--source', example, '--out', out];
    const { code, stderr } = await run('report', asked, { DATA_DIR });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^ *\d+ % {2}Writing/m);
    expect(stderr).toMatch(/: \d+ words, \d+ charts, \d+ tables, \d+ references?/);
    expect(readFileSync(out, 'utf8')).toContain('## Abstract');
    const usage = await run('usage', ['--by', 'kind', '--format', 'json'], { DATA_DIR });
    expect(usage.stdout.toString()).toMatch(/"research"/);
    expect(usage.stdout.toString()).not.toMatch(/"visual"/);
  });
});

describe('a data folder that cannot be used', () => {
  const damaged = folder('damaged');
  const newer = folder('newer');

  beforeAll(async () => {
    await (await startProduct({ dataDir: damaged })).stop();
    cpSync(damaged, newer, { recursive: true });
    writeFileSync(join(damaged, 'events.db'), 'This is not a database. '.repeat(500));
    const log = new DatabaseSync(join(newer, 'events.db'));
    log.exec('PRAGMA user_version = 999');
    log.close();
  });

  it.each([
    ['damaged', damaged, 'is damaged and cannot be used; nothing was changed'],
    ['of a newer version', newer, 'was written by a newer version'],
  ])(
    'because it is %s stops server and commands with one sentence, and stays unchanged',
    async (_, dir, words) => {
      const before = contents(dir);
      const server = await startProduct({ dataDir: dir }).then(
        () => 'it started',
        (error: Error) => error.message.split('\n').slice(1).join('\n'),
      );
      const commands = await Promise.all([
        run('report', [query], { DATA_DIR: dir }),
        run('projections', ['status'], { DATA_DIR: dir }),
      ]);
      expect(commands.map(({ code }) => code)).toEqual([1, 1]);
      for (const said of [server, ...commands.map(({ stderr }) => stderr)]) {
        expect(said).toMatch(sentence);
        expect(said).toContain(words);
      }
      expect(contents(dir)).toEqual(before);
    },
  );
});

describe('commands beside a running server', () => {
  const DATA_DIR = folder('shared');
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let admin: Person;
  let settings: { DATA_DIR: string; DEEPSEEK_API_KEY: string; DEEPSEEK_BASE_URL: string };

  beforeAll(async () => {
    standIn = await startModelStandIn();
    settings = { DATA_DIR, DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    product = await startProduct({ dataDir: DATA_DIR, env: settings });
    admin = await signedInAdmin(product);
  });
  afterEach(() => standIn.reset());
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  it('a report of the command line is written while the server is the leader', async () => {
    const env = { ...settings, ADMIN_EMAIL: product.adminEmail };
    const { code, stdout, stderr } = await run(
      'report',
      ['asked beside the server', '--format', 'json'],
      env,
    );
    expect([code, stderr.split('\n').filter((line) => line.includes('First admin'))]).toEqual([0, []]);
    const report = JSON.parse(stdout.toString()) as Result;
    const there = await until('the server shows it', async () => {
      const { status, body } = await admin.ask<Result>(`/api/results/${report.id}`);
      return status === 200 && body;
    });
    expect(there).toEqual(report);
    const asked = standIn.calls.map(({ purpose, sectionId }) => `${purpose} ${sectionId ?? ''}`);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  it('projections -- status lists every read model with its position and no lag', async () => {
    const { code, stdout } = await run('projections', ['status'], { DATA_DIR });
    const [head = '', ...lines] = stdout.toString().trim().split('\n');
    expect(code).toBe(0);
    expect(head).toMatch(/position.*lag/i);
    for (const name of ['search-progress', 'results', 'report-summaries', 'users'])
      expect(
        lines.some((line) => line.includes(name)),
        name,
      ).toBe(true);
  });

  it('projections -- rebuild rebuilds them while the server serves, and no page changes', async () => {
    const paths = ['/api/history', '/api/history?page=1', '/api/recent-searches', '/api/admin/users'];
    const [listed] = (await admin.ask<{ id: string }[]>('/api/results/all')).body;
    paths.push(`/api/results/${listed?.id}`, `/api/search/${listed?.id}/status`);
    const pages = () => Promise.all(paths.map(async (path) => (await admin.ask<unknown>(path)).body));
    const before = await pages();
    const rebuilt = run('projections', ['rebuild'], { DATA_DIR });
    let going = true;
    void rebuilt.then(() => (going = false));
    while (going) expect(await pages()).toEqual(before);
    const { code, stderr } = await rebuilt;
    expect([code, stderr]).toEqual([0, expect.stringContaining('Rebuilt all read models.')]);
    expect(await pages()).toEqual(before);
    const live = await admin.search('after the rebuild', { model: 'deepseek' });
    expect((await admin.finished(live)).title).toContain('after the rebuild');
  });

  it('a command takes over within 10 s when the server is killed, and finishes the report without repeated calls', async () => {
    standIn.script({ when: { purpose: 'section', section: 7 }, then: { delayMs: 3_000 } });
    const env = { ...settings, ADMIN_EMAIL: product.adminEmail };
    const kept = (await readLog(DATA_DIR)).callsKept.size;
    const command = run('report', ['the server dies', '--format', 'json'], env);
    await until(
      'all but the last section is kept',
      async () => (await readLog(DATA_DIR)).callsKept.size === kept + 8,
    );
    const killed = Date.now();
    await product.kill();
    const taken = await until(
      'the last section is requested again',
      () => standIn.calls.filter(({ section, purpose }) => purpose === 'section' && section === 7)[1],
      12_000,
    );
    expect(taken.startedAt - killed).toBeLessThanOrEqual(10_000);
    const { code, stdout } = await command;
    expect(code).toBe(0);
    expect((JSON.parse(stdout.toString()) as Result).sections).toHaveLength(7);
    const asked = standIn.calls.map(({ purpose, section = '' }) => `${purpose} ${section}`.trim());
    expect(asked.sort()).toEqual([
      ...['extras', 'plan'],
      ...[
        'section 1',
        'section 2',
        'section 3',
        'section 4',
        'section 5',
        'section 6',
        'section 7',
        'section 7',
      ],
    ]);
  });
});

/** The content of every file of a folder. */
function contents(dir: string): string[] {
  return readdirSync(dir, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const path = join(dir, name);
      const hash = statSync(path).isFile()
        ? createHash('sha256').update(readFileSync(path)).digest('hex')
        : '';
      return `${name} ${hash}`;
    });
}
