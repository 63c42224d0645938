import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import type { FactToCheck } from './figures';
import { createVerifier } from './index';

const texts: Readonly<Record<string, string>> = {
  'report.txt':
    'Revenue of Halden Foods rose to £4,862 million in 2023, up from £4,571 million in 2022. Staff numbered 310.',
  'report.csv':
    'Year,Revenue of Halden Foods (£ million),Staff\n2021,3656.8,290\n2022,4571,305\n2023,4862,310\n',
};

/** What a key figure is shown as, at best, over the passages of a file. */
function basisOver(name: string, fact: Partial<FactToCheck>): string {
  const evidence = evidenceFrom([name, texts[name] ?? '']);
  const verifier = createVerifier(evidence);
  const asked = { label: 'Revenue of Halden Foods', value: '', unit: '', period: '', change: '', ...fact };
  const spans = evidence.sources.flatMap((source) => source.spans);
  const found = spans.map(({ id }) => verifier.fact({ ...asked, basis: { span: id } }).basis);
  return found.find((basis) => basis !== 'model') ?? 'model';
}

describe.each(Object.keys(texts))('a key figure over %s', (name) => {
  it.each([
    { label: 'Change in revenue of Halden Foods', value: '+6.4', unit: '%', period: '2022–2023' },
    { label: 'Change in revenue of Halden Foods', value: '6.4', unit: '%', period: '2023' },
    { label: 'Year-on-year change in revenue of Halden Foods', value: '+6.4', unit: '%', period: '2023' },
    { label: 'Growth in revenue of Halden Foods', value: '6.4', unit: '%', period: '2023' },
    { label: 'Change in revenue of Halden Foods', value: '+£291 million', unit: '', period: '2022–2023' },
  ])('is worked out where its label says that it is a change: $label, $value, $period', (fact) => {
    expect(basisOver(name, fact)).toBe('derived');
  });

  it.each([
    { label: 'Change in revenue of Halden Foods', value: '4,862', unit: '£ million', period: '2023' },
    { label: 'Change in revenue of Halden Foods in 2023', value: '4,862', unit: '£ million', period: '' },
    { label: 'Change in 2023 revenue of Halden Foods', value: '4,862', unit: '£ million', period: '2023' },
    { label: 'Change in revenue of Halden Foods', value: '-6.4', unit: '%', period: '2022–2023' },
    { label: 'Change in revenue of Halden Foods', value: '+7.4', unit: '%', period: '2022–2023' },
    { label: 'Change in revenue of Halden Foods', value: '+6.4', unit: '%', period: '2021–2022' },
    { label: 'Change in revenue of Halden Foods in 2023', value: '+6.4', unit: '%', period: '2021–2022' },
    { label: 'Revenue of Halden Foods in 2023', value: '4,862', unit: '£ million', period: '2020–2023' },
    { label: 'Staff of Halden Foods', value: '4,862', unit: '£ million', period: '2023' },
  ])('is not shown as sourced where it is another one: $label, $value, $period', (fact) => {
    expect(basisOver(name, fact)).toBe('model');
  });
});
