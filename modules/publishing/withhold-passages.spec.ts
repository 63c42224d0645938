import { describe, expect, it } from 'vitest';
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
