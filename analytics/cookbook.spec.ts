import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventCatalogue } from '../composition/event-catalogue';
import { answerText } from '../scripts/sql/answer-text';
import { openLogTables } from './adapters/log-tables.duckdb';
import { createExampleLog } from '../tests/worlds/example-log/example-log';
import type { LogTables } from './log-tables';

const page = readFileSync(new URL('../docs/cookbook.md', import.meta.url), 'utf8');
const recipes = [...page.matchAll(/^## (.+?)\n[^#]*?```sql\n(.+?)```\n\n```text\n(.*?)```/gms)].map(
  ([, question = '', sql = '', answer = '']) => ({ question, sql, answer }),
);

describe('the cookbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cookbook-'));
  let tables: LogTables;

  beforeAll(async () => {
    tables = await openLogTables({ store: await createExampleLog(), catalogue: eventCatalogue, folder });
  });
  afterAll(async () => {
    await tables.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(sql: string): Promise<string> {
    let text = '';
    for await (const piece of answerText(await tables.ask(sql), 'table', () => {})) text += piece;
    return text;
  }

  it('has twelve recipes, and every block of SQL is one of them', () => {
    expect(recipes).toHaveLength(12);
    expect(page.match(/^```sql$/gm)).toHaveLength(12);
  });

  it.each(recipes)('has the right answer: $question', async ({ sql, answer }) => {
    expect(await ask(sql)).toBe(answer);
  });

  it('has an example log in order of time', async () => {
    const back =
      'SELECT position FROM events QUALIFY happened_at < lag(happened_at) OVER (ORDER BY position)';
    expect(await ask(back)).toBe('position\n');
  });
});
