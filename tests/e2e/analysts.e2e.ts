import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './product/command';
import { signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { findWordsIn } from './product/word-search';
import { until } from './product/until';

const place = mkdtempSync(join(tmpdir(), 'evident-analysts-'));
const DATA_DIR = join(place, 'data');
const kept = join(DATA_DIR, '.cache/log-tables');
/** Personal words of a user: address, name, query, opinion. */
const personal = ['amanita', 'Boletus growing', 'Cortinarius'];
/** Exactly one sentence. */
const sentence = /^[A-Z-][^\n]+\.\n$/;

async function said(script: 'usage' | 'events', args: readonly string[], dataDir = DATA_DIR) {
  const { code, stdout, stderr } = await run(script, args, { DATA_DIR: dataDir });
  return { code, out: stdout.toString(), stderr };
}
const usage = (...args: string[]) => said('usage', args);
const sql = (...args: string[]) => said('events', ['sql', ...args]);

describe('analysts', () => {
  let product: RunningProduct;
  let amanita: Person;
  let userId: string;

  beforeAll(async () => {
    product = await startProduct({ dataDir: DATA_DIR });
    amanita = await signedInPerson(product, 'Amanita');
    userId = (await amanita.ask<{ id: string }>('/api/auth/user')).body.id;
    const searches = await Promise.all(
      ['deepseek', 'qwen'].map((model) => amanita.search('Boletus growing', { model })),
    );
    await Promise.all(searches.map((id) => amanita.finished(id)));
    await amanita.ask('/api/feedback/submit', { json: { rating: 5, content: 'Cortinarius' } });
    await until('both searches are spent', async () => {
      const { out } = await sql('SELECT count(*) AS n FROM search_spent', '--format', 'csv');
      return out === 'n\r\n2\r\n';
    });
  });
  afterAll(async () => {
    await product.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it('see usage while the server runs, with the same total in each grouping', async () => {
    const reports = await Promise.all(
      ['user', 'model'].map(async (by) => {
        const { code, out } = await usage('--by', by, '--format', 'json');
        expect(code).toBe(0);
        return JSON.parse(out) as { groups: Record<string, unknown>[]; total: Record<string, unknown> };
      }),
    );
    expect(reports[1]?.total).toEqual(reports[0]?.total);
    expect(reports[0]?.total).toMatchObject({
      grantedWelcome: 10,
      earnedByFeedback: 6,
      spent: 2,
      reservedNow: 0,
      accepted: 2,
      completed: 2,
      successPercent: 100,
    });
    expect(reports[0]?.groups.find(({ user }) => user === userId)).toMatchObject({
      email: 'a***@***',
      spent: 2,
    });
    expect(reports[1]?.groups.map(({ model }) => model)).toEqual(['deepseek', 'qwen', null]);
  });

  it('see usage of some days as a table, and full addresses only on request', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const days = ['--from', '2025-01-01', '--to', today, '--by', 'user'];
    const [masked, whole] = await Promise.all([usage(...days), usage(...days, '--personal')]);
    expect(masked.out).toContain(`Usage from 2025-01-01 to ${today} (days in UTC)`);
    expect(masked.out).toMatch(new RegExp(`^${userId} +a\\*\\*\\*@\\*\\*\\* +2 +2 +0 +0 +100 %`, 'm'));
    for (const word of personal) expect(masked.out.toLowerCase()).not.toContain(word.toLowerCase());
    expect(whole.out).toMatch(new RegExp(`^${userId} +amanita@example.org +2 +2 +0 +0 +100 %`, 'm'));
  });

  it('query the log in SQL, without personal data in answers and files', async () => {
    const asked = await sql(
      'SELECT model, query, user_id FROM search_requested ORDER BY model',
      '--format',
      'json',
    );
    expect([asked.code, JSON.parse(asked.out)]).toEqual([
      0,
      ['deepseek', 'qwen'].map((model) => ({ model, query: '***', user_id: userId })),
    ]);
    const answers = join(place, 'answers');
    mkdirSync(answers);
    const files = ['all.csv', 'all.parquet'].map((name) => join(answers, name));
    const given = await Promise.all(files.map((file) => sql('FROM events', '--out', file)));
    expect(given).toEqual(files.map((file) => ({ code: 0, out: '', stderr: `Written to ${file}\n` })));
    expect(readFileSync(files[0] ?? '', 'utf8')).toContain(userId);
    expect([...findWordsIn(answers, personal), ...findWordsIn(kept, personal)]).toEqual([]);
    // The cached tables are compressed, so query them instead of reading bytes.
    const looked = personal
      .map((word) => `contains(lower(events::VARCHAR), '${word.toLowerCase()}')`)
      .join(' OR ');
    const found = await sql(`SELECT count(*) AS n FROM events WHERE ${looked}`, '--format', 'csv');
    expect(found.out).toBe('n\r\n0\r\n');
  });

  it('cannot read files or write anything with SQL', async () => {
    const written = join(place, 'written.csv');
    const refused = await Promise.all(
      ["SELECT * FROM read_csv('/etc/passwd')", `COPY (SELECT 1) TO '${written}'`].map((text) => sql(text)),
    );
    for (const { code, out, stderr } of refused) {
      expect([code, out]).toEqual([1, '']);
      expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    }
    expect(refused[0]?.stderr).toContain('file system operations are disabled');
    expect(existsSync(written)).toBe(false);
    expect(
      (await sql('SELECT 1 AS n', '--format', 'csv', '--out', join(place, 'no/such/folder.csv'))).code,
    ).toBe(1);
  });

  it('can list the tables and columns', async () => {
    const [types, help] = await Promise.all([sql('--types', '--format', 'csv'), sql('--help')]);
    expect(types.out).toMatch(/^SearchRequested,search_requested,2\r$/m);
    expect(help.out).toContain('npm run events -- sql');
    expect([types, help].map(({ code }) => code)).toEqual([0, 0]);
  });

  it('get an error for a folder without a log, and create none there', async () => {
    const mistyped = join(place, 'mistyped');
    const { code, stdout, stderr } = await run('usage', [], { DATA_DIR: mistyped, EVENTSTORE_URL: '' });
    expect([code, stdout.toString(), existsSync(mistyped)]).toEqual([1, '', false]);
    expect(stderr).toMatch(sentence);
    expect(stderr).toContain('Set DATA_DIR');
  });
});
