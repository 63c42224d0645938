import { describe, expect, it } from 'vitest';
import { evidenceFrom } from '../../../../tests/doubles/offline-sources';
import { sourcedReport } from './sourced/report';
import { sourceName } from './wording';

describe('the name of a source', () => {
  it.each([
    [{ title: 'Tides of Brest', kind: 'html', provider: 'brave' }, '“Tides of Brest”'],
    [{ title: 'Tides in 2024', kind: 'html', provider: 'brave' }, 'the found text'],
    [{ title: 'Tides in 2024', kind: 'csv', provider: 'worldbank' }, 'the found table'],
    [{ title: 'Tides in 2024', kind: 'pdf' }, 'the attached text'],
    [{ title: 'Tides in 2024', kind: 'csv' }, 'the attached table'],
  ])('is its title unless that reads as a figure: %j', (source, name) => {
    expect(sourceName(source)).toBe(name);
  });
});

it('calls no source attached that was found', () => {
  const files = {
    'tides-2024.csv': 'Year,Tides (metres)\n2021,5.1\n2022,5.4\n2023,6.1\n2024,5.9\n',
    'harbours-2023.txt': 'The tide in Brest was 6.1 metres in 2023. Harbours closed their quays for a week.',
  };
  const attached = evidenceFrom(files, 'Tides of Brest');
  const sources = attached.sources.map((source) => ({ ...source, provider: 'brave' }));
  const textOf = (evidence: typeof attached) => JSON.stringify(sourcedReport('Tides of Brest', evidence));
  expect(textOf(attached)).toContain('attached');
  expect(textOf({ ...attached, sources })).not.toContain('attached');
});
