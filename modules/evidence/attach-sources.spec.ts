import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { tasksHere } from '../../tests/doubles/inline-tasks';
import { request } from '../../tests/doubles/request';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog } from '../kernel/events/event-log';
import { catalogueOf } from '../kernel/events/event';
import { createPersonKeys } from '../kernel/events/personal-data';
import { randomIds, systemClock } from '../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { TaskTimeout } from '../kernel/tasks';
import { createFileSnapshots } from './adapters/snapshots.files';
import { EvidenceEvent } from './events';
import { createEvidence, type EvidenceModule, type EvidenceTasks } from './index';
import type { FetchedPage } from './retrieval/fetch/page-fetcher';
import { openEvidence } from './sources/packed-reading';

let dir: string;
let open: (changed?: Partial<EvidenceTasks>) => EvidenceModule;
let evidence: EvidenceModule;
/** What the web answers to every address. */
let answer: FetchedPage | Refusal;
let head: () => Promise<number>;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'evident-pages-'));
  const store = createMemoryEventStore();
  head = () => store.head();
  const keys = createPersonKeys(createMemoryVault());
  const log = createEventLog({ store, catalogue: catalogueOf(EvidenceEvent), keys, clock: systemClock });
  open = (changed = {}) =>
    createEvidence({
      ...{ log, keys, ids: randomIds, limitBytes: 1024 * 1024, clock: systemClock, providers: [] },
      secret: 'a secret',
      snapshots: createFileSnapshots({ folder: join(dir, 'sources'), keys }),
      tasks: { ...tasksHere, ...changed },
      pages: { fetch: () => Promise.resolve(answer) },
    });
  evidence = open();
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

function value<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(`refused: ${found.code}`);
  return found;
}

describe('attaching a page', () => {
  const text = 'Ships grew longer for a hundred years, says the register of the harbour. '.repeat(5);
  const metadata =
    '<title>Ships | The Harbour</title><meta property="og:site_name" content="The Harbour"><meta property="article:published_time" content="2024-05-06T10:00:00Z">';
  const page = (body: string, more: Partial<FetchedPage> = {}): FetchedPage => ({
    url: 'https://www.harbour.example/ships?id=1',
    kind: 'html',
    type: 'text/html; charset=utf-8',
    bytes: Buffer.from(
      `<html><head>${metadata}</head><body><nav>Menu</nav><article>${body}</article></body></html>`,
    ),
    retrievedAt: '2026-03-01T12:00:00.000Z',
    ...more,
  });
  const table =
    '<table><caption>Ships</caption><tr><th>Year</th><th>Ships</th></tr><tr><td>2000</td><td>12</td></tr><tr><td>2001</td><td>15</td></tr></table>';

  async function attached(fetched: FetchedPage) {
    answer = fetched;
    const { sources } = value(await evidence.attachPage(fetched.url, 'ann', request()));
    const [source] = openEvidence(
      value(await evidence.gather([sources[0]?.sourceId ?? ''], 'ann', 'ships')).packed,
    ).sources;
    if (!source) throw new Error('no source');
    return source;
  }

  it('keeps its article with table, address, publisher and dates', async () => {
    const source = await attached(page(`<p>${text}</p>${table}<p>${text}</p>`));
    expect(source).toMatchObject({
      title: 'Ships | The Harbour',
      kind: 'html',
      url: 'https://www.harbour.example/ships?id=1',
      publisher: 'The Harbour',
      publishedAt: '2024-05-06',
      retrievedAt: '2026-03-01T12:00:00.000Z',
    });
    expect(source.datasets[0]?.rows).toEqual(
      [
        [2000, 12],
        [2001, 15],
      ].map(([year, ships]) => [String(year), ships]),
    );
    expect(source.spans.some((span) => span.text.includes('Menu') || span.line !== undefined)).toBe(false);
  });

  it('is fetched once for requests with the same idempotency key, one after another or at once', async () => {
    answer = page(`<p>${text}</p>`);
    const send = () => evidence.attachPage('https://www.harbour.example/', 'ann', request(), 'one');
    const [first, second] = await Promise.all([send(), send()]);
    expect(value(first).sources).toMatchObject([{ title: 'Ships | The Harbour', kind: 'html' }]);
    expect(second).toEqual(first);
    answer = refuse('address-unreachable');
    expect(await send()).toEqual(first);
    expect((await evidence.list('ann')).sources).toHaveLength(1);
  });

  it('reads it whole when it has no article, or when looking for one takes too long', async () => {
    expect((await attached(page('<p>Twelve ships.</p>'))).spans.map((span) => span.text)).toEqual([
      'Twelve ships.',
    ]);
    evidence = open({
      readPage: (asked, options) =>
        asked.seekArticle ? Promise.reject(new TaskTimeout('too long')) : tasksHere.readPage(asked, options),
    });
    const { spans } = await attached(page(`<p>${text}</p>`));
    expect(spans.length).toBeGreaterThan(0);
  });

  it('is read in its own charset, also when it is read anew', async () => {
    const bytes = Buffer.from(`<p>${'Größe der Häfen. '.repeat(20)}</p>`, 'latin1');
    const fetched = page('', { bytes, type: 'text/html; charset=iso-8859-1' });
    expect((await attached(fetched)).spans[0]?.text).toContain('Größe der Häfen');
    const folder = join(dir, 'sources', 'ann');
    for (const name of readdirSync(folder)) if (name.includes('-')) rmSync(join(folder, name));
    const { sources } = await evidence.list('ann');
    const again = value(await open().gather([sources[0]?.sourceId ?? ''], 'ann', 'harbour'));
    expect(openEvidence(again.packed).sources[0]?.spans[0]?.text).toContain('Größe der Häfen');
  });

  it('shares its snapshot with an equal file, and not its reading', async () => {
    const fetched = page(`<p>${text}</p>`);
    await attached(fetched);
    const file = { name: 'ships.html', type: 'text/html', bytes: fetched.bytes };
    value(await evidence.attach([file], 'ann', request()));
    expect(readdirSync(join(dir, 'sources', 'ann'))).toHaveLength(3);
    const { sources } = await evidence.list('ann');
    expect(sources.filter(({ url }) => url === undefined)).toHaveLength(1);
  });

  it('counts beside other pages and files of the same request', async () => {
    const context = request();
    const file = { name: 'ships.csv', type: 'text/csv', bytes: Buffer.from('Year,Ships\n2000,12\n') };
    answer = page(`<p>${text}</p>`);
    value(await evidence.attachPage('https://harbour.example/', 'ann', context));
    value(await evidence.attachPage('https://harbour.example/', 'ann', context));
    value(await evidence.attach([file], 'ann', context));
    expect((await evidence.list('ann')).sources).toHaveLength(3);
  });

  it('names a file by its path and believes its server about the date', async () => {
    const csvPage = page('', {
      ...{
        url: 'https://data.example/a/ships%20now.csv',
        kind: 'csv',
        type: 'text/csv',
        bytes: Buffer.from('Year,Ships\n2000,12\n'),
      },
      lastModified: '2025-01-02T00:00:00.000Z',
    });
    expect(await attached(csvPage)).toMatchObject({
      ...{ title: 'ships now.csv', publisher: 'data.example', publishedAt: '2025-01-02T00:00:00.000Z' },
    });
    expect(
      (await attached(page(`<p>${text}</p>`, { lastModified: '2025-01-02T00:00:00.000Z' }))).publishedAt,
    ).toBe('2024-05-06');
  });

  it.each([
    ['address-private', refuse('address-private')],
    ['address-unreadable', page('', { bytes: Buffer.from('') })],
    ['address-unreadable', page('', { bytes: Buffer.from('<script>1</script>') })],
    ['address-unreadable', page('', { kind: 'text', type: 'text/plain', bytes: Buffer.from([1, 0, 2]) })],
    ['address-unreadable', page('', { bytes: Buffer.from('<div>'.repeat(5_000)) })],
    ['address-unreadable', page('', { kind: 'csv', type: 'text/csv', bytes: Buffer.from('a,b\n1\n') })],
  ])('%s writes neither fact nor file', async (code, fetched) => {
    answer = fetched;
    expect(await evidence.attachPage('https://harbour.example/', 'ann', request())).toMatchObject({ code });
    expect(await head()).toBe(0);
    expect(readdirSync(dir)).not.toContain('sources');
  });
});
