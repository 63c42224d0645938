import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemble } from './assemble';
import {
  climateAssembly,
  climateEvidence,
  climatePlan,
  noEvidence,
  prose,
} from '../../../tests/doubles/climate-example';
import { DatasetKind, Plan } from '../plan';
import { Report } from '../report';

const draft = (sectionId: string, markdown: string, truncated = false) => ({
  sectionId,
  markdown,
  truncated,
  slot: 'deepseek' as const,
});

describe('a clean report', () => {
  const report = assemble(climateAssembly());

  it('fits the stored schema, and is the same for the same input', () => {
    expect(Report.parse(report)).toEqual(report);
    expect(assemble(climateAssembly())).toEqual(report);
  });

  it('has all parts that the spec asks for', () => {
    const { charts, tables, metrics } = report.visualData;
    expect(report.sections.reduce((total, { words }) => total + words, 0)).toBeGreaterThanOrEqual(2000);
    expect(report.wordCount).toBeGreaterThan(2000);
    expect([
      charts.length >= 4,
      charts.length <= 12,
      tables.length >= 2,
      metrics.length >= 4,
      metrics.length <= 8,
    ]).toEqual([true, true, true, true, true]);
    expect(new Set(charts.map(({ type }) => type))).toEqual(new Set(['line', 'bar', 'pie', 'doughnut']));
    expect(report.keywords.slice(0, 3)).toEqual(['climate', 'emissions', 'warming']);
    expect(report.keywords.length).toBeLessThanOrEqual(8);
    expect(report.faqs).toEqual([
      { id: 'faq-1', question: 'Does it warm?', answer: 'The anomaly was -0.077 °C in 1966.' },
    ]);
    expect(report.title).toBe('A warming record');
    expect(report.notices).toEqual([]);
    expect(report).not.toHaveProperty('aiSources');
  });

  it('names providers and found sources that failed', () => {
    const failed = { unavailable: ['Brave Search'], unavailableAgain: ['Tavily'], unread: ['Tides'] };
    const noticesWith = (late: string[]) => assemble(climateAssembly({ ...failed, late })).notices;
    expect(noticesWith([])).toEqual([
      'Brave Search could not be searched, so this report was written without it.',
      'Tavily could not be searched again for sections that the sources did not cover.',
      'The found source "Tides" could not be read, so it is left out.',
    ]);
    expect(noticesWith(['Winds']).at(-1)).toBe(
      'The found source "Winds" was not read in time, so it is left out.',
    );
    expect(noticesWith(['Winds', 'Reefs']).at(-1)).toBe(
      '2 found sources were not read in time, so they are left out: "Winds", "Reefs".',
    );
  });

  it('places a chart in the section that names it', () => {
    expect(report.visualData.charts.find(({ id }) => id === 'anomaly')?.sectionId).toBe('sec-1');
  });

  it('ties each sentence with a number to its claim, its span and its source', () => {
    const sentence = report.sections[0]?.blocks
      .flatMap((block) => block.sentences)
      .find(({ text }) => text.startsWith('In 1965'));
    const claim = report.claims.find(({ id }) => id === sentence?.claimId);
    expect(claim).toMatchObject({
      section: 'sec-1',
      sentence: 'In 1965 it stood at -0.11 °C.',
      spanIds: ['s1'],
      verdict: 'supported',
    });
    expect(report.sources[0]?.spans.map(({ id }) => id)).toContain('s1');
    expect(report.sources[0]?.spans.length).toBeLessThan(10);
    expect(report.claims.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['summary', 'executive-summary', 'faqs']),
    );
  });
});

describe('problems are reported and lose nothing else', () => {
  it('a section that is missing, empty or a refusal is left out', () => {
    const drafts = [
      draft('sec-1', `Fine. ${prose(200, 'a')}`),
      draft('sec-2', "I'm sorry, but I can't write that for you."),
      draft('sec-3', '  \n'),
    ];
    const report = assemble(climateAssembly({ drafts }));
    expect(report.sections.map(({ id }) => id)).toEqual(['sec-1']);
    expect(report.notices).toEqual(
      expect.arrayContaining([
        'The section "Emissions" could not be written and is left out.',
        'The section "Outlook" could not be written and is left out.',
      ]),
    );
    expect(report.visualData.charts.every(({ sectionId }) => sectionId === 'sec-1')).toBe(true);
    expect(report.confidenceScores.completeness).toBeLessThan(
      assemble(climateAssembly()).confidenceScores.completeness,
    );
  });

  it('a sentence that its source does not support stays and is marked', () => {
    const report = assemble(
      climateAssembly({
        drafts: [
          draft(
            'sec-1',
            `In 1965 the anomaly stood at 99.9 °C [s1]. It was 7 there [s999]. ${prose(100, 'a')}`,
          ),
        ],
      }),
    );
    expect(
      report.claims.filter(({ verdict }) => verdict === 'unsupported').map(({ sentence }) => sentence),
    ).toEqual(['In 1965 the anomaly stood at 99.9 °C.', 'It was 7 there.']);
    expect(report.notices.join()).toContain('2 sentences are marked as unsupported');
    expect(report.sections[0]?.blocks[0]?.content).toContain('In 1965 the anomaly stood at 99.9 °C.');
  });

  it('a fact that its source does not hold becomes model-only', () => {
    const facts = climatePlan.facts.map((fact) =>
      fact.id === 'market' ? { ...fact, basis: { span: 's1' } } : fact,
    );
    const report = assemble(climateAssembly({ plan: { ...climatePlan, facts } }));
    expect(report.visualData.metrics.find(({ label }) => label.startsWith('Market'))?.basis).toBe('model');
    expect(report.notices.join()).toContain(
      '"Market size" is marked as model-only: the source it names does not hold $12.5B.',
    );
  });

  it('a truncated draft, a missing figure and a short report get a notice', () => {
    const report = assemble(
      climateAssembly({
        drafts: [draft('sec-1', 'It rose to {{gone}} in a year, and the trend', true)],
        extras: null,
        partial: { reason: 'the budget is spent.' },
      }),
    );
    expect(report.sections[0]?.notes).toEqual([
      'This section stops before its end.',
      'A figure of this section is missing, because the plan does not hold it.',
    ]);
    expect(report.notices.join('\n')).toMatch(
      /not complete: the budget is spent[^]*Executive summary[^]*fewer than the 2,000 asked for/,
    );
    expect(report.partial).toEqual({ reason: 'the budget is spent.' });
  });

  it('without any draft or figure there is still a report, which says so', () => {
    const plan = { ...climatePlan, facts: [], datasets: [] };
    const report = Report.parse(
      assemble(climateAssembly({ plan, drafts: [], extras: null, evidence: noEvidence })),
    );
    expect(report.sections).toEqual([]);
    expect(report.notices.join()).toContain('There are no charts');
  });
});

describe('the writers of a report', () => {
  it('of a demo are named as such, and its figures are illustrative everywhere', () => {
    const report = assemble(climateAssembly({ evidence: noEvidence, offline: true }));
    expect([report.demo, report.offline]).toEqual([true, true]);
    expect(report.notices[0]).toContain('This is a demo');
    const { metrics, charts, tables } = report.visualData;
    expect(new Set([...metrics, ...charts, ...tables, ...report.claims].map(({ basis }) => basis))).toEqual(
      new Set(['illustrative']),
    );
    expect(report.confidenceScores.factualAccuracy).toBe(0);
  });

  it('over sources without a model: the offline writer names their share, and the words missing to 2,000', () => {
    const report = assemble(
      climateAssembly({
        offline: true,
        drafts: [draft('sec-1', `In 1965 it was -0.11 [s1]. ${prose(96, 'a')}`)],
      }),
    );
    expect(report.demo).toBe(false);
    expect(report.notices[0]).toBe(
      "Written offline from the attached sources, without a language model: figures and quoted sentences are theirs, the sentences that connect them are the program's.",
    );
    expect(report.notices.join()).toMatch(/The analysis has \d+ words, fewer than the 2,000 asked for\./);
    const long = climateAssembly().drafts.map((each) => ({
      ...each,
      markdown: `${each.markdown}\n\n${each.markdown}`,
    }));
    const longer = assemble(climateAssembly({ offline: true, drafts: long }));
    expect(longer.notices.join()).not.toContain('2,000');
    expect(report.confidenceScores.completeness).toBeLessThan(longer.confidenceScores.completeness);
  });

  it('of Model 3 are both named, with a model that stood in', () => {
    const planners = [
      { slot: 'qwen' as const, status: 'success' as const, agreement: 0.5 },
      { slot: 'claude' as const, status: 'processing_unavailable' as const, agreement: null },
    ];
    const drafts = climateAssembly().drafts.map((each) => ({ ...each, slot: 'qwen' as const }));
    const report = assemble(climateAssembly({ model: 'claude', planners, drafts }));
    expect(report.aiSources).toEqual({
      model2: { status: 'success', confidence: 0.5 },
      claude: { status: 'processing_unavailable', confidence: null },
    });
    expect(report.notices).toContain('3 sections were written by Model 2, because Model 3 was away.');
  });
});

/** Every text in a document. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

it('any plan and any text make a report without placeholders', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('{{', '}}', '{{market}}', '{{x', '[s1]', '\n\n', '## ', '- ', '<b>', '1.5 '),
        fc.string(),
        fc.lorem(),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
  const cell = fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));
  const dataset = fc.record({
    id: fc.constantFrom('x', 'y'),
    title: text,
    kind: fc.constantFrom(...DatasetKind.options),
    unit: text,
    columns: fc.array(fc.oneof(fc.constantFrom('Year', 'anomaly'), text), { minLength: 2, maxLength: 9 }),
    rows: fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 70 }),
    from: fc.option(fc.constantFrom('d1', 'nowhere'), { nil: undefined }),
    derivation: fc.option(text, { nil: undefined }),
    basis: fc.constantFrom('source' as const, 'model' as const, 'illustrative' as const),
  });
  const basis = fc.oneof(
    fc.constantFrom('model' as const, 'illustrative' as const),
    fc.record({ span: fc.string() }),
    fc.record({ dataset: fc.constantFrom('d1', 'x'), derivation: text }),
  );
  const fact = fc.record({
    id: fc.stringMatching(/^[a-z][a-z0-9-]*$/),
    label: text,
    value: text,
    unit: text,
    period: text,
    change: text,
    basis,
  });
  const section = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    title: text,
    brief: text,
    factIds: fc.constant([]),
    datasetIds: fc.array(fc.string()),
    spanIds: fc.constant([]),
  });
  const plan = fc.record({
    title: text,
    summary: text,
    keywords: fc.array(text),
    sections: fc.array(section, { minLength: 1, maxLength: 8 }),
    facts: fc.array(fact, { maxLength: 6 }),
    datasets: fc.array(dataset, { maxLength: 5 }),
  });
  fc.assert(
    fc.property(
      plan,
      fc.array(text, { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
      (any, texts, offline, sourced) => {
        const drafts = texts.map((markdown, at) => draft('abc'.charAt(at), markdown));
        const evidence = sourced ? climateEvidence(30) : noEvidence;
        const report = Report.parse(
          assemble(climateAssembly({ plan: Plan.parse(any), drafts, offline, evidence })),
        );
        for (const shown of strings({ ...report, sources: [] })) expect(shown).not.toMatch(/\{\{|\}\}/);
        expect(report.visualData.charts.length).toBeLessThanOrEqual(12);
        for (const score of Object.values(report.confidenceScores))
          expect(score >= 0 && score <= 1).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
