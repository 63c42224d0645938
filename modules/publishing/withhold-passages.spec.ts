import { describe, expect, it } from 'vitest';
import { sampleClaims } from '../../tests/doubles/sample-prose';
import { sampleResearch } from '../../tests/doubles/sample-research';
import { sampleResult } from '../../tests/doubles/sample-result';
import { comparisonTable, doubtWords } from '../search/report';
import { reportStatuses } from './contract';
import { isWithheld, withheldNotice, withholdPassages } from './withhold-passages';

const cells = 'Row 7: Salary 4,711';
const report = {
  ...sampleResult,
  claims: sampleResult.claims.map((claim) => ({ ...claim, reason: `The passage gives ${cells}.` })),
  notices: ['A notice.', `"Pay" ${doubtWords} 4,712. The source gives ${cells}.`],
};
const shown = withholdPassages(report);
const text = JSON.stringify(shown);

describe('a report whose passages are withheld', () => {
  it('holds no passage, no cell behind a derived figure and no quote of a check', () => {
    expect(report.sources.flatMap(({ spans }) => spans)).not.toEqual([]);
    expect(report.claims.some(({ derivation }) => derivation && derivation.inputs.length > 0)).toBe(true);
    expect(shown.sources.flatMap(({ spans }) => spans)).toEqual([]);
    expect(shown.claims.flatMap(({ derivation }) => derivation?.inputs ?? [])).toEqual([]);
    expect(shown.claims.map(({ derivation }) => derivation?.formula ?? '').join('')).toBe('');
    expect(text).not.toContain(cells);
  });

  it('holds no table that repeats rows of a source', () => {
    const rows = report.visualData.tables.filter(({ basis }) => basis === 'source');
    expect(rows).not.toEqual([]);
    for (const { id } of rows) expect(shown.visualData.tables.map((table) => table.id)).not.toContain(id);
  });

  it('keeps its text, charts, key figures and verdicts, names its sources, and says what it omits', () => {
    expect(shown.sections).toEqual(report.sections);
    expect(shown.visualData.charts).toEqual(report.visualData.charts);
    expect(shown.visualData.metrics).toEqual(report.visualData.metrics);
    expect(shown.claims.map(({ id, verdict }) => [id, verdict])).toEqual(
      report.claims.map(({ id, verdict }) => [id, verdict]),
    );
    expect(shown.sources.map(({ title }) => title)).toEqual(report.sources.map(({ title }) => title));
    expect(shown.notices).toEqual(['A notice.', `"Pay" ${doubtWords} it.`, withheldNotice]);
  });
});

describe('a report with found sources beside attached ones', () => {
  const [attached, found] = report.sources;
  const [claim] = sampleClaims;
  const [table] = sampleResult.visualData.tables;
  if (!attached || !found || !claim || !table) throw new Error('the sample is too small');
  const address = 'https://intranet.example/pay?key=1';
  const [spanOfFile, spanFound] = [attached.spans[0]?.id ?? '', found.spans[0]?.id ?? ''];
  const claimOn = (id: string, spanIds: string[]) => ({ ...claim, id, spanIds, reason: id });
  const tableOf = (id: string, sourceId?: string) => ({ ...table, id, basis: 'source' as const, sourceId });
  const mixed = withholdPassages({
    ...report,
    sources: [
      { ...attached, url: address },
      { ...found, provider: 'wikipedia', url: 'https://en.wikipedia.org/wiki/Carbon_dioxide' },
    ],
    claims: [
      claimOn('of-file', [spanOfFile]),
      claimOn('found', [spanFound]),
      claimOn('of-both', [spanFound, spanOfFile]),
      claimOn('of-unknown', [spanFound, 's999']),
      claimOn('of-none', []),
    ].map(({ derivation: _derivation, ...claim }) => claim),
    visualData: {
      ...report.visualData,
      tables: [tableOf('of-file', attached.id), tableOf('found', found.id), tableOf('of-unknown')],
    },
  });

  it('shows the passages and addresses of found sources alone', () => {
    expect(mixed.sources.map(({ spans }) => spans)).toEqual([[], found.spans]);
    expect(mixed.sources.map(({ url }) => url)).toEqual([
      undefined,
      'https://en.wikipedia.org/wiki/Carbon_dioxide',
    ]);
    expect(JSON.stringify(mixed)).not.toContain('intranet');
    expect(mixed.notices).toContain(withheldNotice);
  });

  it('shows the checks and tables that rest on found sources alone', () => {
    expect(mixed.claims.flatMap(({ reason }) => reason ?? [])).toEqual(['found']);
    expect(mixed.visualData.tables.map(({ id }) => id)).toEqual(['found']);
  });

  it('shows a derived figure only when each cell behind it is of a found source', () => {
    const derived = (spanId: string) => ({
      ...claimOn('derived', [spanFound]),
      derivation: {
        ...{ text: 'sum', formula: '1 + 2 = 3', result: 3 },
        inputs: [{ spanId, label: 'Year 2024', value: 1, unit: '' }],
      },
    });
    const formulaOf = (spanId: string) =>
      withholdPassages({
        ...report,
        sources: [attached, { ...found, provider: 'wikipedia' }],
        claims: [derived(spanId)],
      }).claims[0]?.derivation?.formula;
    expect(formulaOf(spanFound)).toBe('1 + 2 = 3');
    expect(formulaOf(spanOfFile)).toBe('');
  });

  it('shows a comparison only when each cell is of a found source', () => {
    const comparisonOf = (...spanIds: string[]) =>
      withholdPassages({
        ...sampleResearch,
        sources: [attached, { ...found, provider: 'wikipedia' }],
        claims: sampleResearch.claims.map((each, at) => ({
          ...claimOn(each.id, [spanIds[at % spanIds.length] ?? spanFound]),
          derivation: undefined,
        })),
        visualData: { ...sampleResearch.visualData, tables: [tableOf(comparisonTable)] },
      }).research?.comparison;
    expect(comparisonOf(spanFound)).toEqual(sampleResearch.research?.comparison);
    expect(comparisonOf(spanFound, spanOfFile)).toBeNull();
  });
});

it('omits a comparison that repeats rows of a source from research, with its table', () => {
  const [table] = sampleResult.visualData.tables;
  const comparisonIn = (basis: 'source' | 'model') => {
    const tables = table ? [{ ...table, id: comparisonTable, basis }] : [];
    const given = { ...sampleResearch, visualData: { ...sampleResearch.visualData, tables } };
    return withholdPassages(given).research?.comparison;
  };
  expect(sampleResearch.research?.comparison).not.toBeNull();
  expect(comparisonIn('model')).toEqual(sampleResearch.research?.comparison);
  expect(comparisonIn('source')).toBeNull();
});

it('passages are withheld only from drafts with attached files', () => {
  for (const status of reportStatuses) {
    expect(isWithheld({ status, attached: true })).toBe(status !== 'published');
    expect(isWithheld({ status, attached: false })).toBe(false);
  }
});
