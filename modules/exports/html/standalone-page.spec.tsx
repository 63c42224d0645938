import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { sampleDemo, sampleFound, sampleResult } from '../../../tests/doubles/sample-result';
import { claimVerdicts } from '../claim-notes';
import { renderStandalonePage } from './standalone-page';

const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)></style><a href="javascript:alert(1)">x</a>{{constructor}}`;

/** Makes every text of a document hostile except ids, which join its parts. */
function poisoned<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (keep.has(key) ? value : `${value}${hostile}`) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, key)) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)])) as T;
  return value;
}
const keep = new Set([
  'type',
  'basis',
  'verdict',
  'status',
  'model',
  'category',
  'kind',
  'createdAt',
  'icon',
]);

describe('the standalone page', () => {
  const html = renderStandalonePage(sampleResult);
  const page = load(html);

  it('holds the whole report', () => {
    const text = page('main').text();
    for (const { title, blocks } of sampleResult.sections) {
      expect(text).toContain(title);
      for (const { sentences } of blocks)
        for (const sentence of sentences) expect(text).toContain(sentence.text);
    }
    for (const { label, value } of sampleResult.visualData.metrics)
      expect(text).toContain(`${label}${value}`);
    for (const { question, answer } of sampleResult.faqs) expect(text).toContain(`${question}${answer}`);
    expect(page('figure .chart-fluid')).toHaveLength(sampleResult.visualData.charts.length);
    expect(page('figure table')).toHaveLength(sampleResult.visualData.tables.length);
  });

  it('draws each chart for several screen widths, and once for paper', () => {
    const drawn = (given: string) => load(given)('.chart-fluid > svg').length;
    const { length } = sampleResult.visualData.charts;
    expect(drawn(html)).toBe(2 * length);
    expect(drawn(renderStandalonePage(sampleResult, { onPaper: true }))).toBe(length);
  });

  it.each([
    ['a plain report', html],
    ['a hostile report', renderStandalonePage(poisoned(sampleResult))],
  ])('needs neither script nor network: %s [SEC-25]', (_, given) => {
    const $ = load(given);
    expect($('script, iframe, object, embed, form, link, base, img, video, audio')).toHaveLength(0);
    $('*').each((__, element) => {
      for (const [name, value] of Object.entries('attribs' in element ? element.attribs : {})) {
        expect(name).not.toMatch(/^on|^src$|^srcset$|^srcdoc$/);
        if (name === 'href') expect(value).toMatch(/^#/);
      }
    });
    expect($('style')).toHaveLength(1);
    expect($('style').text()).not.toMatch(/@import|url\((?!data:font)/);
  });

  it('shows hostile text [SEC-3]', () => {
    const $ = load(renderStandalonePage(poisoned(sampleResult)));
    expect($('h1').text()).toContain('<script>alert(1)</script>');
    expect($('head').children()).toHaveLength(page('head').children().length);
  });

  it('links each mark to its note, and back', () => {
    const marks = page('a.mark').toArray();
    expect(marks.length).toBeGreaterThan(10);
    for (const mark of marks) expect(page(page(mark).attr('href') ?? 'none')).toHaveLength(1);
    page('.note > a').each((_, back) =>
      expect(page(`[id="${page(back).attr('href')?.slice(1)}"]`).length).toBeGreaterThan(0),
    );
    expect(page('#note-c1').text()).toContain('Year 2024, Anomaly 1.28');
    expect(page('#note-c1').text()).toContain('line 146');
    expect(page('#note-c5').text()).toContain('Unsupported');
  });

  it('names the snapshot of each cited source in the note, and where and when it was fetched', () => {
    const [first, ...others] = sampleResult.sources;
    if (!first) throw new Error('the sample has no source');
    const origin = {
      url: 'https://example.org/a',
      publishedAt: '2025-01-02',
      retrievedAt: '2026-03-04T05:06:07Z',
    };
    const fetched = load(
      renderStandalonePage({ ...sampleResult, sources: [{ ...first, ...origin }, ...others] }),
    );
    expect(fetched('#note-c1 .snapshot').text()).toBe(
      `${first.title}, published 2025-01-02, retrieved 2026-03-04, https://example.org/a, sha256 ${first.sha256.slice(0, 12)}…`,
    );
  });

  it('shows in the note of a claim why it is not supported', () => {
    expect(page('#note-c5 .reason').text()).toBe(
      'The cited source does not say this. The passage is about the warmest years and gives no figure in zettajoules.',
    );
    expect(page('#note-c1 .reason')).toHaveLength(0);
  });

  it('shows how a derived figure was computed: description, formula and input cells', () => {
    const note = page('#note-c6');
    expect(note.find('.chip').attr('class')).toBe('chip derived');
    expect(note.text()).toContain('Derivation: growth of column Mean, 1960 to 2024');
    expect(note.find('.formula').text()).toBe('(424.61 - 316.91) / 316.91 = 34 %');
    const inputs = note.find('.inputs li').toArray();
    expect(inputs.map((input) => page(input).text())).toEqual([
      '1960, Mean 316.91 ppm',
      '2024, Mean 424.61 ppm',
    ]);
    expect(page('#note-c7').text()).toContain('Derivation: Differences of column Mean');
    expect(page('#note-c7 .formula, #note-c7 .inputs')).toHaveLength(0);
  });

  it('links each cell to its passage in the same note', () => {
    const links = page('.inputs a').toArray();
    expect(links).toHaveLength(12);
    for (const link of links) {
      const passage = page(page(link).attr('href') ?? 'none');
      expect(passage.closest('.note').attr('id')).toBe(page(link).closest('.note').attr('id'));
      const [year, value] =
        page(link)
          .parent()
          .text()
          .match(/\d{4}|[\d.]+(?= )/g) ?? [];
      expect(passage.text()).toContain(`Year ${year}`);
      expect(passage.text()).toContain(value);
    }
  });

  it('shows six of many cells and passages, and the rest behind a label with their count', () => {
    const rest = page('#note-c3 details').toArray();
    expect(rest.map((one) => page(one).find('summary').text())).toEqual(['4 more inputs', '4 more passages']);
    for (const one of rest) expect(page(one).attr('open')).toBeUndefined();
    expect(page('#note-c3 > div > .inputs li, #note-c3 > div > blockquote')).toHaveLength(12);
    expect(page('#note-c3 details li, #note-c3 details blockquote')).toHaveLength(8);
  });

  it('gives each verdict a chip and a mark that differ without colour', () => {
    const sheet = page('style').text();
    const look = (rule: string) => new RegExp(`${rule}\\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
    const patterns = claimVerdicts.map(
      (one) => /background:(.*)/.exec(look(`\\.chip\\.${one}::before(?:,[^{]*)?`))?.[1],
    );
    expect(new Set(patterns).size).toBe(6);
    expect(patterns).not.toContain(undefined);
    const lines = claimVerdicts.map((one) => /text-decoration:(.*)/.exec(look(`\\.mark\\.${one}`))?.[1]);
    expect(new Set(lines).size).toBe(6);
    for (const verdict of claimVerdicts) expect(page(`a.mark.${verdict}`).length).toBeGreaterThan(0);
  });

  it('shows no warning for a chart derived from a source', () => {
    const figure = page('#chart-decades');
    expect(figure.find('.chip')).toHaveLength(0);
    expect(figure.find('> p').text()).toBe(
      'Showing Mean anomaly. Source: noaa-gistemp.csv · Derived: mean of column Anomaly by decade',
    );
    expect(page('#chart-emitters .chip').text()).toBe('Model estimate');
  });

  it('lists the sources by kind when some were found, each with its citations', () => {
    const found = load(renderStandalonePage(sampleFound));
    const texts = (all: typeof found, selector: string) =>
      all(selector)
        .toArray()
        .map((element) => all(element).text());
    expect(texts(found, '#sources h3')).toEqual(['Attached files', 'Literature']);
    expect(texts(found, '.source')).toEqual([
      expect.stringMatching(/^noaa-gistemp\.csv · csv · cited 5 timessha256 /),
      expect.stringMatching(
        /^Carbon in the air · text · cited 3 timesJournal of Air, published 2024-05, retrieved 2026-11-21 https:/,
      ),
    ]);
    expect(texts(page, '#sources h3')).toEqual([]);
    expect(texts(page, '.source')[0]).toMatch(/^noaa-gistemp\.csv · csvsha256 /);
  });

  it('has no duplicate ids', () => {
    const ids = page('[id]')
      .toArray()
      .map((element) => page(element).attr('id'));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('isolates the text direction of a source', () => {
    const quoted = 'בשנת 2024 (ספטמבר) +1.55%';
    const [source, ...others] = sampleResult.sources;
    if (!source) throw new Error('the sample has no source');
    const sources = [
      { ...source, spans: source.spans.map((span) => ({ ...span, text: quoted })) },
      ...others,
    ];
    const $ = load(renderStandalonePage({ ...sampleResult, sources }));
    const apart = $('.note blockquote bdi')
      .toArray()
      .map((one) => $(one).text());
    expect(apart).toContain(quoted);
    expect($('.note blockquote').length * 2).toBe(apart.length);
  });

  it('labels every page of a demo, also in print', () => {
    const demo = load(renderStandalonePage(sampleDemo));
    expect(demo('title').text()).toMatch(/^Demo: /);
    const ofDemos = load(renderStandalonePage({ ...sampleDemo, title: 'Demography' }));
    expect(ofDemos('head > title').text()).toBe('Demo: Demography');
    expect(demo('.notice.demo').text()).toContain('demo report');
    expect(demo('.running').text()).toContain('Demo');
    expect(demo('style').text()).toContain('@bottom-left{content:"Demo: illustrative figures, not facts"');
    expect(page('style').text()).not.toContain('illustrative figures');
    expect(page('.running').text()).toContain('Offline writer');
  });

  it('labels a partial report', () => {
    const partial = load(renderStandalonePage({ ...sampleResult, partial: { reason: 'The budget ended.' } }));
    expect(partial('.running').text()).toContain('Partial');
    expect(partial('style').text()).toContain('@bottom-left{content:"Partial report:');
  });

  it('shows the count and meaning of each verdict', () => {
    const lines = page('.legend li')
      .toArray()
      .map((line) => page(line).text());
    expect(lines[0]).toBe('4SupportedThe cited passages give these figures or words.');
    expect(lines).toHaveLength(6);
  });

  it('embeds the fonts of its scripts only', () => {
    const greek = renderStandalonePage({ ...sampleResult, summary: 'Το κλίμα αλλάζει' });
    expect(faces(html)).toEqual(['Source Serif 400', 'Source Serif 600', 'Inter 400', 'Inter 600']);
    expect(faces(greek)).toHaveLength(8);
    expect(html.length).toBeLessThan(240_000);
  });

  it('lists the characters without a bundled font for the printer', () => {
    const mixed = load(renderStandalonePage({ ...sampleResult, summary: 'Tokyo 東京, CO₂, Ωμέγα, Łódź' }));
    expect(mixed('[data-letters]').attr('data-letters')).toBe('東京₂');
    expect(mixed('[data-letters]').attr('hidden')).toBeDefined();
    expect(page('[data-letters]')).toHaveLength(0);
  });
});

const faces = (html: string) =>
  [...html.matchAll(/@font-face\{font-family:'([^']+)';font-weight:(\d+)/g)].map(
    ([, family, weight]) => `${family} ${weight}`,
  );
