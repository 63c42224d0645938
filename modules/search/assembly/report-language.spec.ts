import { describe, expect, it } from 'vitest';
import { climateAssembly, climatePlan, noEvidence } from '../../../tests/doubles/climate-example';
import { assemble } from './assemble';

describe('the writers of a report in a chosen language', () => {
  it.each([
    ['fi', 'Finnish'],
    ['sv', 'Swedish'],
  ] as const)('without a model write English alone, and say so when asked for %s', (language, name) => {
    const notice = `It was asked for in ${name}. It is in English, the only language of the offline writer.`;
    for (const evidence of [climateAssembly().evidence, noEvidence]) {
      const report = assemble(climateAssembly({ language, evidence, offline: true }));
      expect(report.notices[1]).toBe(notice);
      expect(report.language).toBe('en');
    }
    const written = assemble(climateAssembly({ language }));
    expect(written.notices).not.toContain(notice);
    expect(written.language).toBe(language);
  });

  it('name no language where none was chosen, and need no notice for English', () => {
    for (const offline of [true, false])
      expect('language' in assemble(climateAssembly({ offline }))).toBe(false);
    const english = assemble(climateAssembly({ language: 'en', offline: true }));
    expect(english.language).toBe('en');
    expect(english.notices.join()).not.toContain('asked for in');
  });
});

describe('figures that are filled in', () => {
  const facts = [
    ...climatePlan.facts,
    {
      ...{
        id: 'share',
        label: 'Share of coal',
        value: '1,234.5',
        unit: 'Mt',
        period: '2024',
        change: '-0.4%',
      },
      basis: 'model' as const,
    },
    {
      ...{ id: 'level', label: 'Level', value: '0.125', unit: 'm', period: '2024', change: '' },
      basis: 'model' as const,
    },
  ];
  const plan = { ...climatePlan, facts };
  const markdown =
    'The anomaly was {{anomaly-1965}} in 1965 [s1]. {{share}} and {{share}} were burnt, of {{market}}.';
  const drafts = climateAssembly().drafts.map((draft) => ({ ...draft, markdown }));
  const assembled = (language: 'en' | 'fi' | 'sv' | undefined, offline = false) =>
    assemble(climateAssembly({ language, plan, drafts, offline }));
  const english = assembled(undefined);
  const local = {
    '-0.11': '-0,11',
    '1,234.5': '1\u202F234,5',
    '12.5B': '12,5B',
    '0.125': '0,125',
    '1.109': '1,109',
    '-0.4%': '-0,4\u00A0%',
  };
  const translated = (text: string) =>
    Object.entries(local).reduce((into, [from, to]) => into.replaceAll(from, to), text);

  it.each(['fi', 'sv'] as const)(
    'are in the notation of the language, wherever they stand in prose: %s',
    (language) => {
      const report = assembled(language);
      expect(report.summary).toBe('The anomaly reached -0,11 °C in 1965.');
      expect(report.executiveSummary).toBe('In short, it warms. The market is $12,5B.');
      expect(report.sections[0]?.blocks[0]?.content).toBe(
        'The anomaly was -0,11 °C in 1965. 1\u202F234,5 Mt and 1\u202F234,5 Mt were burnt, of $12,5B.',
      );
      expect(report.content).toBe(translated(english.content));
      expect(report.visualData.metrics).toEqual(
        english.visualData.metrics.map((metric) => ({
          ...metric,
          value: translated(metric.value),
          change: translated(metric.change),
        })),
      );
    },
  );

  it.each(['fi', 'sv'] as const)('change no verdict, basis, passage or derivation: %s', (language) => {
    const claims = assembled(language).claims;
    expect(claims.map(({ verdict }) => verdict)).toContain('supported');
    expect(claims).toEqual(
      english.claims.map((claim) => ({
        ...claim,
        sentence: translated(claim.sentence),
        numbers: claim.numbers.map(translated),
      })),
    );
    for (const { numbers, sentence } of claims)
      for (const number of numbers) expect(sentence).toContain(number);
  });

  it('are compared between sources as they are in English', () => {
    const text = 'The level was 0.125 m in 2024.';
    const sources = ['s1', 's2'].map((id) => ({
      ...{ id: `src-${id}`, title: `Almanac ${id}`, kind: 'text' as const, sha256: id.repeat(32) },
      ...{ spans: [{ id, text }], datasets: [] },
    }));
    const cites = drafts.map((draft) => ({
      ...draft,
      markdown: 'The level was {{level}} in 2024 [s1, s2].',
    }));
    const claimsIn = (language: 'fi' | undefined) =>
      assemble(climateAssembly({ language, plan, drafts: cites, evidence: { ...noEvidence, sources } }))
        .claims;
    const supportedBy = (language: 'fi' | undefined) => claimsIn(language).map((claim) => claim.sources);
    expect(supportedBy(undefined)).toContain(2);
    expect(supportedBy('fi')).toEqual(supportedBy(undefined));
  });

  it('stay as they are in tables and charts, whose figures are those of the source', () => {
    const { charts, tables } = assembled('fi').visualData;
    expect(charts).toEqual(english.visualData.charts);
    expect(tables).toEqual(english.visualData.tables);
  });

  it('are English in an English report, and in one of the offline writer', () => {
    for (const report of [assembled('en'), assembled('fi', true)])
      expect(report.summary).toBe('The anomaly reached -0.11 °C in 1965.');
  });
});
