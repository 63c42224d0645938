import type { BrowserContext } from 'playwright-core';
import { startModelStandIn } from '../../doubles/model-stand-in';
import { parkEvent } from '../product/park-event';
import { createPerson, signedInAdmin, signedInPerson, type Person } from '../http/person';
import { seedReport } from '../product/seeded-report';
import { startProduct } from '../product/server';
import { until } from '../product/until';

export type Visitor = 'anonymous' | 'newcomer' | 'owner' | 'admin';
export type ScreenWorld = Awaited<ReturnType<typeof createScreenWorld>>;
export type Reports = Awaited<ReturnType<ScreenWorld['reports']>>;

/** One measured series: a report on it has one or two charts of each kind instead of six. */
const measured = [
  'Year,Oberflächentemperaturabweichung (°C)',
  ...[0.61, 0.65, 0.68, 0.75, 0.9, 1.02, 0.92, 0.85, 0.98, 1.02, 0.85, 0.89, 1.17].map(
    (anomaly, at) => `${2011 + at},${anomaly}`,
  ),
].join('\n');

/** One product with a person of each role, and a report of each kind: sourced, running, failed. */
export async function createScreenWorld() {
  const standIn = await startModelStandIn({
    delays: { plan: 0, sections: [0, 0, 0, 600_000, 600_000, 600_000, 600_000], extras: 600_000 },
    rules: [{ when: { query: 'Doomed' }, then: { status: 401 } }],
  });
  const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
  const product = await startProduct({ env });
  const [newcomer, owner, admin] = await Promise.all([
    signedInPerson(product, 'Nora'),
    signedInPerson(product, 'Olga'),
    signedInAdmin(product),
  ]);
  const people: Record<Visitor, Person> = { anonymous: createPerson(product.url), newcomer, owner, admin };

  return {
    product,
    people,
    /** Sets the session of this browser. */
    async become(context: BrowserContext, visitor: Visitor = 'anonymous'): Promise<void> {
      await context.clearCookies();
      const [name = '', value = ''] = people[visitor].cookie().split(/=(.*)/s);
      if (value) await context.addCookies([{ name, value, url: product.url }]);
    },
    /** Publishes feedback of each class, one of it long. An admin gives it, so that no quota grows. */
    async feedback(): Promise<void> {
      const long = 'The note in the margin said it before I had to ask. '.repeat(20);
      for (const [rating, content, suggestions] of [
        [5, 'Every number has a note.', 'Longer notes.'],
        [3, long, ''],
        [1, 'It took longer than it said.', ''],
      ] as const)
        await admin.ask('/api/feedback/submit', { json: { rating, content, suggestions } });
      const items = await until('all of it is listed', async () => {
        const { body } = await admin.ask<{ id: string }[]>('/api/admin/feedback');
        return body.length === 3 && body;
      });
      for (const { id } of items) await admin.ask(`/api/admin/feedback/${id}/publish`, { method: 'POST' });
    },
    /** Creates the reports and all other items that admins decide about. */
    async reports() {
      const { body } = await owner.attach({ name: 'temperature.csv', bytes: measured });
      const sources = body.sources.map(({ sourceId }) => sourceId);
      const sourced = await owner.search('Climate Change', { model: 'qwen', sources });
      const plain = await owner.search('Electric vehicles', { model: 'qwen' });
      const doomed = await owner.search('Doomed');
      const running = await owner.search('Something that takes its time');
      await Promise.all([owner.finished(sourced), owner.finished(plain), owner.ended(doomed)]);
      const seeded = { kind: 'research', query: 'Salt caverns' } as const;
      const research = await seedReport(product, owner, { ...seeded, title: 'Hydrogen in salt caverns' });
      const awaited = await seedReport(product, owner, { ...seeded, title: 'Air in salt caverns' });
      await owner.ask(`/api/results/${awaited}/request-publish`, { method: 'POST' });
      const { body: published } = await admin.ask<{ url: string }>(`/api/admin/reports/${plain}/publish`, {
        method: 'POST',
      });
      await until('three sections are written', async () => (await owner.status(running)).sectionsDone >= 3);
      const audited = await until('the audit lists the publication', async () => {
        const path = `/api/admin/audit?subject=${plain}&action=report-published`;
        return (await admin.ask<{ entries: { id: string }[] }>(path)).body.entries[0]?.id;
      });
      await admin.ask('/api/reviews', { json: { rating: 4, content: 'Each number has a note.' } });
      await parkEvent(product.dataDir);
      const ownerId = (await owner.ask<{ id: string }>('/api/auth/user')).body.id;
      const ids = { audited, ownerId, sourced, plain, doomed, running, research, awaited };
      return { ...ids, published: published.url };
    },
    async stop(): Promise<void> {
      await product.stop();
      await standIn.close();
    },
  };
}
