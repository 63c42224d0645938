import { describe, expect, it } from 'vitest';
import { createVerifier } from '../contract';
import { evidenceFrom, spanWith } from '../verify/evidence.fixture';
import { cuts } from './adapters/eurostat-datasets';
import type { Measure } from './adapters/series';
import { indicators } from './adapters/worldbank-indicators';
import { datasetCsv } from './dataset-csv';
import type { ProviderName } from './provider';

const series = (provider: ProviderName, url: (id: string) => string, measures: readonly Measure[]) =>
  measures.map(({ id, name, unit }) => {
    const column = `${name} in Finland (${unit})`;
    const found = {
      kind: 'dataset' as const,
      provider,
      title: `${name} in Finland`,
      url: url(id),
      series: id,
    };
    const rows = ['2022', '2023'].map((year, at) => [year, 7.1 + at]);
    const about = { publisher: provider, licence: 'CC BY 4.0', unit, period: { from: '2022', to: '2023' } };
    const csv = datasetCsv({ ...found, ...about, columns: ['Year', column], rows });
    // "26 index 0-100" is no wording of a report.
    const written = unit.startsWith('index') ? '' : unit.startsWith('%') ? unit : ` ${unit}`;
    return [id, csv, column, `${name} in Finland was 8.1${written} in 2023.`] as const;
  });

describe('the file of a series', () => {
  it.each([
    ...series('worldbank', (id) => `https://data.worldbank.org/indicator/${id}?locations=FI`, indicators),
    ...series('eurostat', (id) => `https://ec.europa.eu/view/${id.split('?')[0]}/table?lang=en`, cuts),
  ])(
    'holds figures that can be checked, whatever its code and its name hold: %s',
    (_, csv, column, prose) => {
      const evidence = evidenceFrom(['series.csv', csv]);
      const spanIds = [spanWith(evidence, 'Year: 2023')];
      const verdictOf = (sentence: string) =>
        createVerifier(evidence).sentence({ sentence, spanIds }).verdict;
      for (const sentence of [`Year: 2023; ${column}: 8.1.`, prose]) {
        expect([sentence, verdictOf(sentence)]).toEqual([sentence, 'supported']);
        for (const other of ['9.1', '7.1', '3'])
          expect([other, verdictOf(sentence.replace('8.1', other))]).toEqual([other, 'unsupported']);
      }
    },
  );
});
