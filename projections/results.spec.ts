import { describe, expect, it } from 'vitest';
import { createEventLog } from '../modules/kernel/events/event-log';
import { createPersonKeys } from '../modules/kernel/events/personal-data';
import { systemClock } from '../modules/kernel/ports';
import { maxPoints } from '../modules/search/assembly/charts/downsample';
import { Report } from '../modules/search/report';
import { eventCatalogue } from '../composition/event-catalogue';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import { ada, createPublishingWorld } from '../tests/doubles/publishing-world';
import { request } from '../tests/doubles/request';
import { sampleResult } from '../tests/doubles/sample-result';
import { createMemoryVault } from '../tests/doubles/vault.memory';
import { foldStream } from './runtime/fold-stream';
import { finishedResult, results } from './results';

/** A finished report whose first chart is a line of so many points, as stored by older versions. */
function reportWith(points: number): Report {
  const [first, ...others] = sampleResult.visualData.charts;
  const labels = Array.from({ length: points }, (_, at) => `row ${at}`);
  const [dataset] = first?.data.datasets ?? [];
  const data = { labels, datasets: [{ ...dataset, data: labels.map((_, at) => at % 997) }] };
  const charts = [{ ...first, type: 'line', data }, ...others];
  return Report.parse({ ...sampleResult, visualData: { ...sampleResult.visualData, charts } });
}

describe('a stored result', () => {
  it('holds the place of its report, reads the report there, and answers no more without its key', async () => {
    const world = createPublishingWorld();
    const id = await world.finished({ title: 'Weevils of Europe' });
    const stored = await foldStream(world.log, results, `search-${id}`, id);
    expect(stored).toMatchObject({ completed: true, report: { stream: `search-${id}`, revision: 1 } });
    expect(JSON.stringify(stored)).not.toContain('Weevils of Europe');
    const result = await finishedResult(world.log, stored);
    expect(result).toMatchObject({ id, title: 'Weevils of Europe', status: 'draft', userId: ada.id });
    expect(result).not.toHaveProperty('report');
    await world.keys.destroy(ada.id);
    expect(await finishedResult(world.log, stored)).toBeUndefined();
  });

  it('of version 5 holds the report itself, and answers until the model is rebuilt', async () => {
    const { log: empty } = createPublishingWorld();
    expect(await finishedResult(empty, { ...sampleResult, completed: true })).toEqual(sampleResult);
  });

  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({
    store: createMemoryEventStore(),
    catalogue: eventCatalogue,
    keys,
    clock: systemClock,
  });
  const report = reportWith(20_000);
  const requested = {
    type: 'SearchRequested',
    kind: 'visual',
    query: 'q',
    model: 'qwen',
    sourceIds: [],
    charged: true,
  };
  const about = { searchId: 's-1', userId: 'u-1' };
  const content = { report, query: 'q', model: 'qwen', createdAt: '', processingTime: 1 };
  const published = { type: 'ReportPublished', reportId: 's-1', userId: 'u-1', version: 1, kind: 'visual' };

  it.each([
    ['completed', [{ ...about, type: 'SearchCompleted', report, processingTimeMs: 1 }]],
    ['published', [{ ...published, slug: 'rows', content }]],
  ])(
    'that was %s by an older version holds no more points of a line than a chart draws',
    async (name, more) => {
      const events = [{ ...requested, ...about }, ...more];
      await log.append(name, events, { expected: 'none', context: { ...request(), causationId: name } });
      const result = await finishedResult(log, await foldStream(log, results, name, 's-1'));
      const chart = result?.visualData.charts[0];
      expect(chart?.data.labels.length).toBeLessThanOrEqual(maxPoints);
      expect(chart?.subtitle).toContain('of 20,000 points drawn');
    },
  );
});
