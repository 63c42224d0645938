import { join } from 'node:path';
import { compose } from '../compose';
import { loadConfig } from '../config';
import { silentLog } from '../modules/kernel/ports';
import { toReportId } from '../modules/kernel/report-id';
import { accountStates } from '../modules/access/policy';
import { reportStatuses } from '../modules/publishing/contract';
import { createSqliteReadStore } from '../projections/adapters/read-store.sqlite';
import { toStoredReport } from '../projections/report-list';
import { reportSummaries } from '../projections/report-summaries';
import type { Document, ModelSpec, ReadStore } from '../projections/read-store';
import { toStoredUser } from '../projections/user-list';
import { users } from '../projections/users';
import type { ReportListQuery, Application, UserListQuery } from '../composition/application/application';
import { inTempFolder, rounds, summary, timed, type Bench } from './harness';

const goal = 1.5;
const sizes = { many: 100_000, few: 1_000 };
const limit = 50;
const countOfRounds = 21;
/** How often the pages of a round are asked for. */
const timesPerRound = 10;
const batch = 2_000;
/** Texts that a few rows of each list hold. */
const rare = 'number 777';

const userPages: UserListQuery[] = [
  { status: 'approved', sort: 'name' },
  { status: 'waiting', sort: '-createdAt' },
  { status: 'approved', sort: '-searchCount' },
  { status: 'inactive', sort: 'email' },
  { sort: '-searchCount' },
  { sort: 'waiting' },
];
const reportPages: ReportListQuery[] = [
  { status: 'published', sort: '-publishedAt' },
  { status: 'draft', sort: '-createdAt' },
  { status: 'draft', sort: 'title' },
  { status: 'pending_publish', sort: 'wordCount' },
  { kind: 'research', sort: '-status' },
  { kind: 'research', status: 'draft', sort: '-wordCount' },
];

type Product = Awaited<ReturnType<typeof openProduct>>;
type Pages = (product: Product) => Promise<unknown>;

/** Whether admins wait longer for a page of a long list: filtered and sorted, at the beginning and in the middle. */
export const adminLists: Bench = {
  name: 'admin-lists',
  goal: `a page of ${limit} out of ${sizes.many} rows / out of ${sizes.few} <= ${goal}, for accounts and for reports`,
  run: () =>
    inTempFolder(async (dir) => {
      const began = performance.now();
      const [many, few] = [await openProduct(dir, sizes.many), await openProduct(dir, sizes.few)];
      const setupMs = Math.round(performance.now() - began);
      const often = (pages: Pages, product: Product) => async () => {
        for (let n = 0; n < timesPerRound; n += 1) await pages(product);
      };
      const compare = async (pages: Pages) =>
        rounds(
          countOfRounds,
          () => timed(often(pages, many)),
          () => timed(often(pages, few)),
        );
      const [accounts, reports] = [await compare(ofUsers), await compare(ofReports)];
      const text = await compare(byText);
      for (const product of [many, few]) await product.close();
      const ratioOf = (pairs: typeof accounts) => summary(pairs.map(({ a, b }) => a / b));
      const msOf = (pairs: typeof accounts, pages: number) => ({
        many: inMs(summary(pairs.map(({ a }) => a / pages / timesPerRound))),
        few: inMs(summary(pairs.map(({ b }) => b / pages / timesPerRound))),
      });
      const settings = {
        rows: sizes,
        setupMs,
        accounts: inMs(ratioOf(accounts)),
        accountsMsPerPage: msOf(accounts, userPages.length * 2),
        reports: inMs(ratioOf(reports)),
        reportsMsPerPage: msOf(reports, reportPages.length * 2),
        textSearchWithStatus: inMs(ratioOf(text)),
        textSearchMsPerPage: msOf(text, 2),
      };
      const ratios = [ratioOf(accounts), ratioOf(reports)];
      const worse = ratios.reduce((a, b) => (a.median > b.median ? a : b));
      return { ratio: worse, settings, ok: worse.median <= goal };
    }),
};

const inMs = (of: ReturnType<typeof summary>) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, Number(value.toFixed(2))]));

async function ofUsers({ system, middles }: Product): Promise<void> {
  for (const [n, page] of userPages.entries()) {
    await system.identity.users({ ...page, limit });
    await system.identity.users({ ...page, limit, after: middles.users[n] ?? '' });
  }
}

async function ofReports({ system, middles }: Product): Promise<void> {
  for (const [n, page] of reportPages.entries()) {
    await system.search.list({ ...page, limit });
    await system.search.list({ ...page, limit, after: middles.reports[n] ?? '' });
  }
}

async function byText({ system }: Product): Promise<void> {
  await system.identity.users({ status: 'approved', q: rare, limit });
  await system.search.list({ status: 'draft', q: rare, limit });
}

/** The product over a folder whose lists have so many rows, with the cursors to the middle of each list. */
async function openProduct(dir: string, rows: number) {
  const dataDir = join(dir, String(rows));
  const { system, close } = await compose(loadConfig({ DATA_DIR: dataDir }), silentLog);
  const store = createSqliteReadStore({ file: join(dataDir, 'views.db') });
  await fill(store, users, rows, userAt);
  await fill(store, reportSummaries, rows, reportAt);
  await store.close();
  return { system, middles: await middlesOf(system), close };
}

async function middlesOf({ identity, search }: Application) {
  const middle = (total: number) => Math.max(1, Math.floor(total / limit / 2));
  const of: { users: string[]; reports: string[] } = { users: [], reports: [] };
  for (const asked of userPages) {
    const { total } = await identity.users({ ...asked, after: undefined, limit: 0 });
    const { next } = await identity.users({ ...asked, after: undefined, limit, page: middle(total) });
    of.users.push(next ?? '');
  }
  for (const asked of reportPages) {
    const { total } = await search.list({ ...asked, after: undefined, limit: 0 });
    const { next } = await search.list({ ...asked, after: undefined, limit, page: middle(total) });
    of.reports.push(next ?? '');
  }
  if ([...of.users, ...of.reports].includes('')) throw new Error('a list has no middle page');
  return of;
}

/** As a rebuild fills a model: beside the live one, which it then replaces. */
async function fill(store: ReadStore, spec: ModelSpec, rows: number, at: (n: number) => Document) {
  await store.open([spec]);
  const staged = await store.stage(spec);
  for (let from = 0; from < rows; from += batch) {
    const size = Math.min(batch, rows - from);
    await staged.write(
      Array.from({ length: size }, (_, n) => ({ put: `row-${from + n}`, doc: at(from + n) })),
    );
  }
  await staged.swap(await store.position(spec.name));
}

const timeOf = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 61_000).toISOString();
/** The same numbers in another order: neighbours in one order are far apart in others. */
const mixed = (n: number) => (n * 7_919) % 99_991;

function userAt(n: number): Document {
  const state = accountStates[n % 10 < 6 ? 1 : n % 10 < 9 ? 0 : 3];
  return toStoredUser({
    id: `row-${n}`,
    email: `person.${mixed(n)}@example.org`,
    name: `Person number ${mixed(n)}`,
    picture: null,
    createdAt: timeOf(n),
    isAdmin: false,
    isApproved: state !== 'waiting',
    isActive: state !== 'inactive',
    searchCount: n % 100 === 0 ? n % 7 : 10,
  });
}

function reportAt(n: number): Document {
  const status = reportStatuses[n % 3] ?? 'draft';
  const line = {
    id: toReportId(`row-${n}`),
    kind: n % 4 === 3 ? ('research' as const) : ('visual' as const),
    userId: `row-${n % 500}`,
    title: `Report number ${mixed(n)}`,
    query: `What is known about matter number ${mixed(n)}?`,
    summary: 'A summary of what was found, as long as lists show it. '.repeat(2),
    keywords: ['trade', 'energy', 'climate', `keyword ${n % 50}`],
    wordCount: 2_000 + (mixed(n) % 1_500),
    model: 'deepseek' as const,
    status,
    url: `/results/row-${n}`,
    demo: false,
    offline: false,
    createdAt: timeOf(n),
    publishedAt: status === 'published' ? timeOf(n + 5) : null,
  };
  return toStoredReport(line, { completed: true, attached: false, checks: null });
}
