import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toReportId } from '../modules/kernel/report-id';
import { readStores } from '../tests/doubles/read-store-adapters';
import type { Publication } from './documents';
import { createPublicationAt } from './publication-at';
import { publications } from './publications';
import type { ReadStore, Write } from './read-store';

const publication = (id: string, version = 1): Publication => ({
  slug: `about-${id}`,
  reportId: toReportId(id),
  title: 'Weevils',
  description: 'Who counts weevils?',
  version,
  publishedAt: '2026-01-01T00:00:00.000Z',
});

describe.each(readStores)('the publication under a slug, in $name', ({ place }) => {
  const home = place();
  let writer: ReadStore;
  let reader: ReadStore;
  let position = 0;
  let looked: string[] = [];
  beforeAll(async () => {
    // As in two processes: one has the background work, the other serves the web.
    [writer, reader] = [await home.open(), await home.open()];
    await writer.open([publications]);
    await reader.open([publications]);
  });
  afterAll(async () => {
    await writer.close();
    await reader.close();
    await home.remove();
  });

  async function shown(...writes: Write[]) {
    await writer.commit([{ model: publications.name, from: position, to: (position += 1), writes }]);
  }
  function openLookup(most?: number) {
    const store: Pick<ReadStore, 'get' | 'find'> = {
      get: (...asked) => (looked.push('get'), reader.get(...asked)),
      find: (...asked) => (looked.push('find'), reader.find(...asked)),
    };
    looked = [];
    return createPublicationAt(store, most);
  }
  const publish = (id: string, version?: number) => shown({ put: id, doc: { ...publication(id, version) } });

  it('is searched for once, and is never out of date, whichever process wrote it', async () => {
    const at = openLookup();
    expect(await at('about-a')).toBeUndefined();
    await publish('a');
    expect(await at('about-a')).toEqual(publication('a'));
    expect(await at('about-a')).toEqual(publication('a'));
    await shown({ delete: 'a' });
    expect(await at('about-a')).toBeUndefined();
    await publish('a', 2);
    expect(await at('about-a')).toEqual(publication('a', 2));
    expect(looked).toEqual(['find', 'find', 'get', 'get', 'get']);
  });

  it('caches no more slugs than its limit, and no unknown one', async () => {
    const at = openLookup(2);
    for (const id of ['a', 'b', 'c']) await publish(id);
    for (const slug of ['nobody', 'about-a', 'about-b', 'about-c', 'about-c', 'about-a']) await at(slug);
    expect(looked).toEqual(['find', 'find', 'find', 'find', 'get', 'find']);
  });
});
