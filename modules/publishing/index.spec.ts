import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ada, admin, bob, createPublishingWorld } from '../../tests/doubles/publishing-world';
import { request } from '../../tests/doubles/request';
import type { Report } from '../search/report';
import { createPublishing } from '.';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';

const byAdmin = { by: admin.id };
const published = (slug: string) => ({ status: 'published', slug, kind: 'visual' });

describe('requesting publication', () => {
  it('is allowed for the owner and for admins', async () => {
    const { publishing, finished, told } = createPublishingWorld();
    const id = await finished();
    expect(await publishing.request(toReportId(id), bob, request())).toMatchObject({ code: 'forbidden' });
    expect(await publishing.request(toReportId(id), ada, request())).toEqual({
      status: 'pending_publish',
      slug: null,
      kind: 'visual',
    });
    expect(await publishing.request(toReportId(id), admin, request())).toMatchObject({
      status: 'pending_publish',
    });
    expect(await told('PublicationRequested')).toEqual([
      { type: 'PublicationRequested', reportId: id, userId: ada.id },
    ]);
  });

  it('of a published report returns its status and changes nothing', async () => {
    const { publishing, finished, told } = createPublishingWorld();
    const id = await finished();
    await publishing.publish(toReportId(id), byAdmin, request());
    expect(await publishing.request(toReportId(id), ada, request())).toEqual(published('weevils-of-europe'));
    expect(await told('PublicationRequested')).toEqual([]);
  });

  it('is refused for an unknown, running, failed or deleted report, each with its own code', async () => {
    const { publishing, search, asked, finished } = createPublishingWorld();
    const failed = await asked();
    await search.fail(toReportId(failed), 'surprise', 'No.', request());
    const deleted = await finished();
    await search.remove(toReportId(deleted), ada, request());
    for (const [id, code] of [
      ['nothing', 'search-not-found'],
      [await asked(), 'report-not-completed'],
      [failed, 'report-not-completed'],
      [deleted, 'report-deleted'],
    ] as const) {
      expect(await publishing.request(toReportId(id), ada, request()), code).toMatchObject({ code });
      expect(await publishing.publish(toReportId(id), byAdmin, request()), code).toMatchObject({ code });
    }
    expect(await publishing.request(toReportId(deleted), bob, request())).toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('publishing', () => {
  it('stores the whole content, the admin and the reason', async () => {
    const { publishing, search, finished, told } = createPublishingWorld();
    const id = await finished();
    const answer = await publishing.publish(toReportId(id), { ...byAdmin, reason: 'well made' }, request());
    expect(answer).toEqual(published('weevils-of-europe'));
    const { completed, requestedAt } = await search.load(toReportId(id));
    expect(await told('ReportPublished')).toEqual([
      {
        type: 'ReportPublished',
        reportId: id,
        userId: ada.id,
        slug: 'weevils-of-europe',
        version: 1,
        kind: 'visual',
        by: admin.id,
        reason: 'well made',
        content: {
          report: completed?.report,
          query: 'Who counts the weevils?',
          model: 'qwen',
          createdAt: requestedAt,
          processingTime: 41_200,
        },
      },
    ]);
  });

  it('again later increments the version and keeps the slug', async () => {
    const { publishing, finished, told } = createPublishingWorld();
    const id = await finished();
    for (const version of [1, 2, 3]) {
      expect(await publishing.publish(toReportId(id), byAdmin, request())).toEqual(
        published('weevils-of-europe'),
      );
      expect((await told('ReportPublished')).at(-1)).toMatchObject({ version });
      const draft = await publishing.unpublish(toReportId(id), byAdmin, request());
      expect(draft).toEqual({ status: 'draft', slug: 'weevils-of-europe', kind: 'visual' });
    }
    expect(await told('SlugClaimed')).toHaveLength(1);
    expect(await publishing.unpublish(toReportId(id), byAdmin, request())).toMatchObject({
      code: 'not-published',
    });
  });

  it('by several admins at once is one publication, and the others learn whose it is', async () => {
    const { publishing, finished, told } = createPublishingWorld();
    const id = await finished();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        publishing.publish(toReportId(id), { by: `admin-${n}` }, request()),
      ),
    );
    const refused = answers.filter(isRefusal);
    expect(answers.filter((answer) => !isRefusal(answer))).toEqual([published('weevils-of-europe')]);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['already-decided']));
    expect(new Set(refused.map(({ values }) => values.by)).size).toBe(1);
    expect(await told('ReportPublished', 'SlugClaimed')).toHaveLength(2);
  });

  it('repeated under the same request writes nothing more', async () => {
    const { publishing, finished, told } = createPublishingWorld();
    const id = await finished();
    const context = request();
    const first = await publishing.publish(toReportId(id), byAdmin, context);
    const events = await told();
    expect(await publishing.publish(toReportId(id), byAdmin, context)).toEqual(first);
    expect(await told()).toEqual(events);
  });

  it('interrupted after claiming a slug uses that slug the next time', async () => {
    const { publishing, log, keys, search, finished, told } = createPublishingWorld();
    const id = await finished();
    const dying = createPublishing({
      log: {
        ...log,
        handle: (decider, stream, ...rest) =>
          stream.startsWith('report-')
            ? Promise.reject(new Error('the process ended here'))
            : log.handle(decider, stream, ...rest),
      },
      keys,
      search,
    });
    await expect(dying.publish(toReportId(id), byAdmin, request())).rejects.toThrow('ended here');
    expect(await told('SlugClaimed', 'ReportPublished')).toEqual([
      { type: 'SlugClaimed', slugHash: expect.any(String) as string, reportId: id },
    ]);
    const other = await finished();
    expect(await publishing.publish(toReportId(other), byAdmin, request())).toEqual(
      published('weevils-of-europe-2'),
    );
    expect(await publishing.publish(toReportId(id), byAdmin, request())).toEqual(
      published('weevils-of-europe'),
    );
    expect(await told('SlugClaimed')).toHaveLength(2);
  });

  it('never gives two reports one slug, however many are published at once', async () => {
    const titles = fc.array(fc.constantFrom('Weevils', 'weevils', 'Weevils 2', '🐛', 'History', ''), {
      minLength: 2,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(titles, async (all) => {
        const { publishing, finished, told } = createPublishingWorld();
        const ids = await Promise.all(all.map((title) => finished({ title })));
        await Promise.all(ids.map((id) => publishing.publish(toReportId(id), byAdmin, request())));
        const slugs = (await told('ReportPublished')).map(({ slug }) => slug);
        expect(slugs).toHaveLength(all.length);
        expect(new Set(slugs).size).toBe(all.length);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a published report', () => {
  it('is sealed in the log, and stays readable after the erasure of its person', async () => {
    const { publishing, finished, erase, told, kept } = createPublishingWorld();
    const id = await finished({ title: 'Weevils of Europe' });
    await publishing.publish(toReportId(id), byAdmin, request());
    await erase(ada.id);
    const [event] = await told('ReportPublished');
    const content = event?.content as { report: Report; query: string };
    expect([content.report.title, content.query]).toEqual(['Weevils of Europe', 'Who counts the weevils?']);
    expect(await kept()).not.toMatch(/weevils|who counts/i);
    expect(await told('SearchDisowned', 'SearchDeleted')).toMatchObject([{ type: 'SearchDisowned' }]);
  });

  it('that was unpublished cannot be read after the erasure of its person, and is deleted', async () => {
    const { publishing, finished, erase, told } = createPublishingWorld();
    const id = await finished();
    await publishing.publish(toReportId(id), byAdmin, request());
    await publishing.unpublish(toReportId(id), byAdmin, request());
    await erase(ada.id);
    expect(await told('ReportPublished')).toMatchObject([{ content: null }]);
    expect(await told('SearchDisowned', 'SearchDeleted')).toMatchObject([{ type: 'SearchDeleted' }]);
    expect(await publishing.publish(toReportId(id), byAdmin, request())).toMatchObject({
      code: 'report-deleted',
    });
  });

  it('of an erased person is deleted when an admin unpublishes it', async () => {
    const { publishing, search, finished, erase, told } = createPublishingWorld();
    const [hers, his] = [await finished(), await finished({ userId: bob.id })];
    for (const id of [hers, his]) await publishing.publish(toReportId(id), byAdmin, request());
    await erase(ada.id);
    for (const id of [hers, his]) {
      await publishing.unpublish(toReportId(id), byAdmin, request());
      await search.removeDisowned(toReportId(id), request());
    }
    expect(await told('SearchDeleted')).toEqual([{ type: 'SearchDeleted', searchId: hers, userId: ada.id }]);
    expect(await publishing.publish(toReportId(his), byAdmin, request())).toMatchObject({
      status: 'published',
    });
  });

  it('is unpublished and sealed for ever, once, when it is deleted', async () => {
    const { publishing, search, finished, told } = createPublishingWorld();
    const id = await finished();
    await publishing.publish(toReportId(id), byAdmin, request());
    await search.remove(toReportId(id), ada, request());
    for (let time = 0; time < 2; time += 1) await publishing.purge(toReportId(id), request());
    expect(await told('ReportPublished', 'ReportUnpublished')).toMatchObject([
      { content: null },
      { type: 'ReportUnpublished', version: 1 },
    ]);
    expect(await publishing.isPublic(toReportId(id))).toBe(false);
    expect(await publishing.unpublish(toReportId(id), byAdmin, request())).toMatchObject({
      code: 'report-deleted',
    });
  });

  it('is unpublished when it was deleted during its publication', async () => {
    const { publishing, log, keys, search, finished } = createPublishingWorld();
    const id = await finished();
    const slow = createPublishing({
      log: {
        ...log,
        async handle(decider, stream, ...rest) {
          if (stream.startsWith('report-')) await search.remove(toReportId(id), ada, request());
          return log.handle(decider, stream, ...rest);
        },
      },
      keys,
      search,
    });
    expect(await slow.publish(toReportId(id), byAdmin, request())).toMatchObject({ status: 'published' });
    await publishing.purgeIfDeleted(toReportId(id), request());
    expect(await publishing.isPublic(toReportId(id))).toBe(false);
  });

  it('is refused when its key was destroyed during its publication', async () => {
    const { publishing, keys, finished } = createPublishingWorld();
    const id = await finished();
    await keys.destroy(id);
    expect(await publishing.publish(toReportId(id), byAdmin, request())).toMatchObject({
      code: 'report-deleted',
    });
  });

  it('stays as it is when nothing was deleted', async () => {
    const { publishing, finished } = createPublishingWorld();
    const id = await finished();
    await publishing.publish(toReportId(id), byAdmin, request());
    await publishing.purgeIfDeleted(toReportId(id), request());
    expect(await publishing.isPublic(toReportId(id))).toBe(true);
  });
});
