import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../modules/kernel/adapters/sqlite/database';
import type { ModelSpec, Query } from '../../read-store';
import { reportSummaries } from '../../report-summaries';
import { reportQuery } from '../../report-list';
import { users } from '../../users';
import { userQuery } from '../../user-list';
import { createModelTable, finishingSteps, ModelTable } from './model-table';

/** SQLite's plan for each statement of a find, without those that name the table itself. */
function plansOf(db: Database, spec: ModelSpec, query: Query): string[] {
  const asked: string[] = [];
  const watched = {
    prepare(sql: string) {
      asked.push(sql);
      return db.prepare(sql);
    },
  } as Database;
  const table = new ModelTable(watched, spec.name, spec);
  asked.length = 0;
  table.find(query);
  return asked.flatMap((sql) => {
    const places = Array.from({ length: sql.split('?').length - 1 }, () => 'x');
    const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...places) as { detail: string }[];
    return plan.map(({ detail }) => detail);
  });
}

describe('the table of a read model in SQLite', () => {
  let db: Database;
  beforeEach(() => {
    db = openDatabase(':memory:', { synchronous: 'OFF' });
    for (const spec of [users, reportSummaries]) {
      createModelTable(db, spec.name, spec);
      for (const finish of finishingSteps(db, spec.name, spec, 'here')) finish();
    }
  });
  afterEach(() => db.close());

  const sorts = (fields: readonly string[]) => fields.flatMap((field) => [field, `-${field}`]);
  const orders = [
    ...sorts(['createdAt', 'name', 'email', 'searchCount']).map((sort) => ({ spec: users, sort })),
    { spec: users, sort: 'waiting' },
    ...sorts(['createdAt', 'title', 'wordCount', 'status', 'publishedAt']).map((sort) => ({
      spec: reportSummaries,
      sort,
    })),
  ];

  it.each(orders)(
    'finds a page of $spec.name by $sort from an index, also behind a cursor',
    ({ spec, sort }) => {
      const isUsers = spec === users;
      for (const isNarrowed of [false, true]) {
        const query = isUsers
          ? userQuery({ sort, status: isNarrowed ? 'waiting' : undefined })
          : reportQuery({ sort, status: isNarrowed ? 'draft' : undefined });
        for (const after of [undefined, { value: 'x', id: 'x' }, { value: null, id: 'x' }]) {
          const plans = plansOf(db, spec, { ...query, after });
          const pages = plans.filter((plan) => plan.includes(spec.name) && !plan.includes('counted'));
          for (const plan of pages) {
            expect(plan).toMatch(/USING (COVERING )?INDEX/);
            if (after || isNarrowed || !isUsers) expect(plan).toMatch(/^SEARCH/);
          }
          expect(plans.join('\n')).not.toContain('USE TEMP B-TREE FOR ORDER BY');
          expect(plans.some((plan) => plan.includes('counted'))).toBe(true);
        }
      }
    },
  );

  it('sorts nothing when many documents share a value, also descending', () => {
    for (const [spec, sort] of [
      [users, '-searchCount'],
      [reportSummaries, '-status'],
      [reportSummaries, '-publishedAt'],
    ] as const)
      for (const status of [undefined, 'waiting', 'draft']) {
        const query =
          spec === users
            ? userQuery({ sort, status: status === 'waiting' ? status : undefined })
            : reportQuery({ sort, status: status === 'draft' ? status : undefined });
        expect(plansOf(db, spec, query).join('\n')).not.toContain('TEMP B-TREE');
      }
  });
});
