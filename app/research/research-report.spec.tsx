import { describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { renderedPage } from '../../tests/doubles/rendered-page';
import { bareResearch, sampleResearch, sampleResearchDemo } from '../../tests/doubles/sample-research';
import { illustrativeNote, standInNote } from './illustrative';
import { ResearchReport } from './research-report';
import { researchTabs, type ResearchTab } from './tabs';

const address = `/?research=${sampleResearch.id}&view=full`;

function htmlOf(result: Result, tab?: string): string {
  const { content: _content, userId: _person, usage: _usage, ...rest } = result;
  const report = { ...rest, ago: 'just now', listed: false };
  return renderedPage(<ResearchReport report={report} tab={tab} />, address);
}
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const decoded = (html: string) =>
  html.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');
/** The text of the tab only, without header and sources. */
function panelOf(html: string): string {
  const [, panel = ''] = /role="tabpanel"[^>]*>(.*?)(?:<section id="sources"|<\/article>)/s.exec(html) ?? [];
  return decoded(panel.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}
const panel = (tab: ResearchTab, result: Result = sampleResearch) => panelOf(htmlOf(result, tab));
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decoded(value));

describe('the full view of a research report', () => {
  it('shows title, date and overall score with its basis', () => {
    const page = decoded(htmlOf(sampleResearch).replace(/<[^>]+>/g, ''));
    expect(page).toContain('How Fast the Surface Warms, and Why');
    expect(page).toContain('21 Nov 2026');
    expect(page).toContain("7.4 / 10, the offline writer's judgement");
    expect(decoded(htmlOf({ ...sampleResearch, offline: false }).replace(/<[^>]+>/g, ''))).toContain(
      "7.4 / 10, a model's judgement",
    );
    expect(htmlOf(sampleResearchDemo).replace(/<[^>]+>/g, '')).toContain('7.4 / 10, illustrative');
    expect(htmlOf(bareResearch).replace(/<[^>]+>/g, '')).toContain('None was given');
  });

  it('links to each export and each bibliography, and to its actions', () => {
    const links = attributes(htmlOf(sampleResearch), 'href');
    const { id } = sampleResearch;
    expect(links).toEqual(
      expect.arrayContaining([
        ...['pdf', 'page', 'markdown'].map((format) => `/api/results/${id}/${format}`),
        `/api/research-report/${id}`,
        ...['bibtex', 'ris', 'csl-json'].map(
          (format) => `/api/research-report/${id}/citations?format=${format}`,
        ),
        '/research-insights?mode=research',
        '/research-insights',
      ]),
    );
  });

  it('says first that it is a demo, or that it ended early', () => {
    expect(decoded(htmlOf(sampleResearchDemo))).toContain(sampleResearchDemo.notices[0]);
    expect(decoded(htmlOf(bareResearch))).toContain(bareResearch.notices[0]);
  });

  it('each tab links to its own address, and the requested one is selected', () => {
    for (const { id, title } of researchTabs) {
      const html = htmlOf(sampleResearch, id);
      const tabs = [...html.matchAll(/<a [^>]*role="tab"[^>]*>/g)].map(([tab]) => tab);
      expect(tabs.map((tab) => attributes(tab, 'href')[0])).toEqual(
        researchTabs.map((one) => `${address}&tab=${one.id}`),
      );
      const selected = tabs.filter((tab) => tab.includes('aria-selected="true"'));
      expect(selected.flatMap((tab) => attributes(tab, 'id'))).toEqual([`tab-${id}`]);
      expect(panelOf(html).trim().startsWith(title)).toBe(true);
      // Without scripts each tab is reached with Tab.
      expect(html).not.toContain('tabindex="-1"');
    }
  });

  it('an unknown tab shows the overview', () => {
    expect(panelOf(htmlOf(sampleResearch, 'nonsense'))).toBe(panelOf(htmlOf(sampleResearch)));
    expect(panelOf(htmlOf(sampleResearch))).toContain('Abstract');
  });

  it.each(researchTabs.map(({ id }) => id))('each mark on %s has its note below, with a link back', (tab) => {
    const html = htmlOf(sampleResearch, tab);
    const numbers = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id).sort();
    const marks = numbers(/ id="mark-([^"]+)"/g);
    expect(numbers(/ id="note-([^"]+)"/g)).toEqual(marks);
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('the marks of the cover, the questions and the insights have their notes on each tab that shows them', () => {
    const [first] = sampleResearch.claims;
    if (!first) throw new Error('the sample has no claim');
    const claim = (section: string, sentence: string) => ({
      ...first,
      id: `c-${section}`,
      section,
      sentence,
    });
    const result: Result = {
      ...sampleResearch,
      summary: 'It rose by 3.',
      faqs: [{ id: 'faq-1', question: 'Why?', answer: 'By 4 of 5.' }],
      visualData: {
        ...sampleResearch.visualData,
        keyInsights: [{ category: 'growth', insight: 'Up by 6.' }],
      },
      claims: [
        ...[claim('summary', 'It rose by 3.'), claim('faqs', 'By 4 of 5.')],
        ...[claim('key-insights', 'Up by 6.'), ...sampleResearch.claims],
      ],
    };
    const notesOn = (tab: ResearchTab) =>
      attributes(htmlOf(result, tab), ' id').filter((id) => id.startsWith('note-c-'));
    expect(notesOn('overview')).toEqual(['note-c-summary', 'note-c-faqs']);
    expect(notesOn('findings')).toEqual(['note-c-summary', 'note-c-key-insights']);
    expect(notesOn('funding')).toEqual(['note-c-summary']);
  });

  it('the link to the sources has a target on every tab, also without sources', () => {
    for (const result of [sampleResearch, sampleResearchDemo])
      for (const { id } of researchTabs) {
        const html = htmlOf(result, id);
        expect([id, html.includes('href="#sources"'), html.split(' id="sources"').length]).toEqual([
          id,
          true,
          2,
        ]);
      }
  });

  it('ids are unique', () => {
    for (const { id } of researchTabs) {
      const ids = attributes(htmlOf(sampleResearch, id), ' id');
      expect(ids.filter((one, at) => ids.indexOf(one) !== at)).toEqual([]);
    }
  });
});

const shows: readonly [ResearchTab, readonly string[]][] = [
  [
    'overview',
    ['two instrumental records side by side', 'Two records carry most', 'The mean anomaly of the 2010s'],
  ],
  ['analysis', ['Growth of carbon dioxide', 'From 316.91 ppm', 'The slope has steepened']],
  ['literature', ['The Arctic warms about three times', illustrativeNote]],
  [
    'methodology',
    ['Both files are read as they are', '6-12 months', '12-24 months', '24-36 months', illustrativeNote],
  ],
  ['funding', ['2.8M', '43%', '20%', '15%', '10%', '12%', '60%', '25%', illustrativeNote]],
  ['quality', ['Factual Accuracy', '71%', 'Quality radar', illustrativeNote]],
  ['risk', ['The Southern Ocean is thinly measured', 'Risk radar', illustrativeNote]],
  ['limitations', ['High Impact', 'Medium Impact', 'Low Impact', 'Ships and floats cover the rest']],
  ['comparison', ['Two Records Compared', 'Export CSV', 'Mauna Loa', '424.61 ppm']],
  ['scorecard', ['7.4', '/ 10', '77 of 100', 'Regions are thin.', "The offline writer's judgement"]],
  [
    'findings',
    ['Who emits', 'Both curves bend upwards.', 'Where emitted carbon goes', 'Key Performance Indicators'],
  ],
  [
    'future',
    ['Floats for the Southern Ocean', 'High priority', 'Priority matrix', "Offline writer's judgement"],
  ],
  ['research', ['Patent', 'Competitive advantage', 'Fewer visits by ship', "Offline writer's judgement"]],
  [
    'citations',
    ['Lenssen', '(2019)', 'Journal of Geophysical Research', 'Unverified', 'Source of this report'],
  ],
  ['predictions', ['By 2030', '85%', 'El Niño years', "Offline writer's estimate, not measured"]],
];

const missing: readonly [ResearchTab, string][] = [
  ['overview', 'This report has no abstract.'],
  ['analysis', standInNote],
  ['literature', 'This report has no literature review.'],
  ['methodology', 'This report does not describe its methods.'],
  ['risk', 'This report names no limitation with high impact.'],
  ['limitations', 'This report names no limitations.'],
  ['comparison', 'This report has no comparison.'],
  ['scorecard', 'This report has no scorecard.'],
  ['findings', 'This report has no section on its findings.'],
  ['future', 'This report names no directions.'],
  ['research', 'This report has no research ideas.'],
  ['citations', 'This report has no citations.'],
  ['predictions', 'This report makes no predictions.'],
];

describe('the tabs of a research report', () => {
  it.each(shows)('%s shows its part of the report', (tab, words) => {
    const text = panel(tab);
    expect(words.filter((one) => !text.includes(one))).toEqual([]);
  });

  it.each(missing)('%s names its unwritten parts', (tab, words) => {
    expect(panel(tab, bareResearch)).toContain(words);
    expect(panel(tab)).not.toContain(words);
  });

  it('a report without its structured parts says the same', () => {
    const { research: _none, ...old } = bareResearch;
    for (const { id } of researchTabs) expect(panel(id, old)).toBe(panel(id, bareResearch));
  });

  it('the default key figures of the specification appear only where the report has none', () => {
    for (const value of ['67%', '$12.5B', '23.4%']) {
      expect(panel('analysis', bareResearch)).toContain(value);
      expect(panel('analysis')).not.toContain(value);
    }
  });

  it('five tabs label their figures as illustrative, and the others have none', () => {
    const labelled = researchTabs.filter(({ id }) => panel(id).includes(illustrativeNote));
    expect(labelled.map(({ title }) => title)).toEqual([
      'Funding',
      'Literature',
      'Methodology',
      'Quality',
      'Risk',
    ]);
  });

  it('illustrative figures depend on the words of the query', () => {
    const fundingOf = (query: string) =>
      panel('funding', { ...sampleResearch, query: { query, model: 'qwen' } });
    expect(fundingOf('AI in medicine')).toContain('4.5M');
    expect(fundingOf('Hydrogen at sea')).toContain('3.2M');
    expect(fundingOf('Quantum sensors')).toContain('5.8M');
  });

  it('a DOI links to the resolver only when it is valid', () => {
    const links = attributes(htmlOf(sampleResearch, 'citations'), 'href').filter((to) => /doi/.test(to));
    expect(links).toEqual(['https://doi.org/10.1029/2018jd029522']);
  });

  it("a citation's link is left out when it is no web address", () => {
    const [first] = sampleResearch.research.citations;
    const hostile = first && { ...first, url: 'javascript:alert(1)', doi: 'javascript:alert(1)' };
    const research = { ...sampleResearch.research, citations: hostile ? [hostile] : [] };
    expect(attributes(htmlOf({ ...sampleResearch, research }, 'citations'), 'href').join()).not.toContain(
      'javascript',
    );
  });
});
