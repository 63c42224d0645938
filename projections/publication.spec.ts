import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { silentLog, systemClock } from '../modules/kernel/ports';
import { toReportId } from '../modules/kernel/report-id';
import { createPublishing } from '../modules/publishing';
import { ada, admin, bob, createPublishingWorld } from '../tests/doubles/publishing-world';
import { request } from '../tests/doubles/request';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { projections } from './registry';
import { createDaemon } from './runtime/daemon';
import type { Publication, ReportSummary, Result } from './documents';
import { createQueries } from './queries';
import { rebuild } from './runtime/rebuild';
import { hasValues } from './runtime/wait-until-visible';

const models = ['results', 'report-summaries', 'publications', 'search-progress'] as const;
const byAdmin = { by: admin.id };

/** Search and publishing with live read models that keep up. */
async function createWorld() {
  const world = createPublishingWorld();
  const { log } = world;
  const store = withQuestions(createMemoryReadStore());
  const daemon = createDaemon({ log, store, projections, logger: silentLog, clock: systemClock });
  const stop = new AbortController();
  const running = daemon.run(stop.signal);
  const contents = (of: typeof store) => Object.fromEntries(models.map((name) => [name, of.documents(name)]));
  const caughtUp = async () => daemon.reached(await log.head());
  return {
    ...world,
    questions: createQueries({ store, log }),
    caughtUp,
    async live() {
      await caughtUp();
      return contents(store);
    },
    /** The same models, rebuilt from the log with the remaining keys. */
    async anew() {
      const fresh = createMemoryReadStore();
      await fresh.open(projections);
      await rebuild({ log, store: fresh, projections, clock: systemClock, signal: stop.signal });
      return contents(fresh);
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}

/** A minimal find: by equal fields. */
function withQuestions(store: ReturnType<typeof createMemoryReadStore>): typeof store {
  return {
    ...store,
    find(model, { where = {} }) {
      const items = Object.values(store.documents(model)).filter((doc) => hasValues(where)(doc));
      return Promise.resolve({ items, total: items.length });
    },
  };
}

type World = Awaited<ReturnType<typeof createWorld>>;

/** The possible moves on one of a handful of reports, two people and their admin. */
const moves = {
  finish: (world: World, ids: string[], n: number) =>
    world.finished({ userId: n % 2 ? ada.id : bob.id }).then((id) => void ids.push(id)),
  start: (world: World, ids: string[], n: number) =>
    world.asked(n % 2 ? ada.id : bob.id).then((id) => void ids.push(id)),
  request: (world: World, ids: string[], n: number) =>
    world.publishing.request(toReportId(ids[n % ids.length] ?? ''), admin, request()),
  publish: (world: World, ids: string[], n: number) =>
    world.publishing.publish(toReportId(ids[n % ids.length] ?? ''), byAdmin, request()),
  async unpublish(world: World, ids: string[], n: number) {
    const id = ids[n % ids.length] ?? '';
    await world.publishing.unpublish(toReportId(id), byAdmin, request());
    await world.search.removeDisowned(toReportId(id), request());
    await world.publishing.purgeIfDeleted(toReportId(id), request());
  },
  async remove(world: World, ids: string[], n: number) {
    const id = ids[n % ids.length] ?? '';
    await world.publishing.withdraw(toReportId(id), request());
    await world.search.remove(toReportId(id), admin, request());
    await world.publishing.purgeIfDeleted(toReportId(id), request());
  },
  /** An erased user can ask for nothing more. */
  erase: (world: World, _: string[], n: number) => world.erase(n % 2 ? ada.id : bob.id),
};
const move = fc.tuple(fc.constantFrom('request', 'publish', 'publish', 'unpublish', 'remove'), fc.nat(9));
const begin = fc.array(fc.tuple(fc.constantFrom('finish', 'finish', 'start'), fc.nat(9)), {
  minLength: 2,
  maxLength: 4,
});

describe('the read models of what is public', () => {
  it('are the same rebuilt as live, after any publications, deletions and erasures', async () => {
    await fc.assert(
      fc.asyncProperty(
        begin,
        fc.array(move, { maxLength: 12 }),
        fc.nat(1),
        fc.array(move, { maxLength: 8 }),
        async (first, before, erased, after) => {
          const world = await createWorld();
          const ids: string[] = [];
          const steps = [...first, ...before, ['erase', erased] as const, ...after];
          for (const [name, n] of steps) await moves[name](world, ids, n);
          const live = await world.live();
          expect(await world.anew()).toEqual(live);
          await world.close();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('keep the published report of an erased user whole, and nothing else of them', async () => {
    const world = await createWorld();
    const [open, draft, asked] = [
      await world.finished({ title: 'Weevils', query: 'Who counts weevils?' }),
      await world.finished({ title: 'Limpets', query: 'Who counts limpets?' }),
      await world.finished({ title: 'Whelks', query: 'Who counts whelks?' }),
    ];
    await world.publishing.publish(toReportId(open), byAdmin, request());
    await world.publishing.request(toReportId(asked), ada, request());
    await world.caughtUp();
    const before = await world.questions.publishedReport('weevils');
    await world.erase(ada.id);
    const live = await world.live();
    expect(await world.questions.publishedReport('weevils')).toEqual(before);
    expect(before).toMatchObject({ title: 'Weevils', query: { query: 'Who counts weevils?' } });
    expect(Object.keys(live.results ?? {})).toEqual([open]);
    expect(JSON.stringify(live)).not.toMatch(new RegExp(`impets|helks|${draft}|${asked}`));
    expect(live['search-progress']?.[open]).toMatchObject({ query: null, sections: [], title: null });
    await world.close();
  });

  it('show the status, address and date of a publication on its page, in lists and under its slug', async () => {
    const world = await createWorld();
    const { questions, publishing, caughtUp } = world;
    const id = await world.finished({ title: 'Weevils' });
    type Line = Pick<Result & ReportSummary, 'status' | 'url' | 'publishedAt'>;
    const everywhere = async () => {
      const documents = await world.live();
      const line = ({ status, url, publishedAt }: Line) => ({ status, url, publishedAt });
      return ['results', 'report-summaries'].map((name) => line(documents[name]?.[id] as unknown as Line));
    };
    const both = (status: string, url: string, publishedAt: string | null = null) => {
      const line = { status, url, publishedAt };
      return [line, line];
    };

    expect(await everywhere()).toEqual(both('draft', `/results/${id}`));
    const draft = await questions.result(toReportId(id));
    await publishing.request(toReportId(id), ada, request());
    expect(await everywhere()).toEqual(both('pending_publish', `/results/${id}`));
    await publishing.publish(toReportId(id), byAdmin, request());
    await caughtUp();
    const publication = (await questions.publicationAt('weevils')) as Publication;
    expect(publication).toMatchObject({ reportId: id, title: 'Weevils', version: 1 });
    expect(await everywhere()).toEqual(both('published', '/insights/weevils', publication.publishedAt));
    const standing = { status: 'published', url: '/insights/weevils', publishedAt: publication.publishedAt };
    expect(await questions.result(toReportId(id))).toEqual({ ...draft, ...standing });
    await publishing.unpublish(toReportId(id), byAdmin, request());
    expect(await everywhere()).toEqual(both('draft', `/results/${id}`));
    expect(await questions.publicationAt('weevils')).toBeUndefined();
    expect(await questions.publishedReport('weevils')).toBeUndefined();
    await world.close();
  });

  it('never disclose the author to readers of a published report', async () => {
    const world = await createWorld();
    const id = await world.finished({ title: 'Weevils' });
    await world.publishing.publish(toReportId(id), byAdmin, request());
    await world.caughtUp();
    const shown = await world.questions.publishedReport('weevils');
    expect(shown).toMatchObject({ id, slug: 'weevils', version: 1, url: '/insights/weevils' });
    expect(JSON.stringify(shown)).not.toContain(ada.id);
    await world.close();
  });

  it('do not bring back a report that was deleted while being published', async () => {
    const world = await createWorld();
    const id = await world.finished({ title: 'Weevils' });
    const slow = createPublishing({
      ...world,
      log: {
        ...world.log,
        async handle(decider, stream, ...rest) {
          if (stream.startsWith('report-')) await world.search.remove(toReportId(id), ada, request());
          return world.log.handle(decider, stream, ...rest);
        },
      },
    });
    await slow.publish(toReportId(id), byAdmin, request());
    expect(await world.live()).toMatchObject({ results: {}, 'report-summaries': {} });
    expect(await world.questions.publishedReport('weevils')).toBeUndefined();
    await world.publishing.purgeIfDeleted(toReportId(id), request());
    const live = await world.live();
    expect(live).toEqual({ results: {}, 'report-summaries': {}, publications: {}, 'search-progress': {} });
    expect(await world.anew()).toEqual(live);
    await world.close();
  });
});
