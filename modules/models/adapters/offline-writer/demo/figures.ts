import type { LedgerFact, PlannedDataset } from '../../../../search/plan';
import type { Topic } from './topic';

/** Spec section 9, defaults for missing sections: market adoption 67%, market size $12.5B, growth 23.4%. */
const fromSpec = { adoption: '67', size: '12.5B', growth: '23.4' };

/** The ledger of a demo: every figure is invented and marked illustrative. */
export function demoFacts(topic: Topic): LedgerFact[] {
  const between = (purpose: string, low: number, high: number) =>
    String(Math.round(low + topic.chance(purpose) * (high - low)));
  const datasets = new Map(demoDatasets(topic).map(({ id, rows }) => [id, rows]));
  const shown = (id: string, row: number, column = 1) => String(datasets.get(id)?.at(row)?.[column] ?? '');
  const fact = (id: string, label: string, value: string, unit: string, change = ''): LedgerFact => ({
    id,
    label,
    value,
    unit,
    period: 'demo',
    change,
    basis: 'illustrative',
  });
  return [
    fact('adoption', 'Market adoption', fromSpec.adoption, '%', '+4.2%'),
    fact('market-size', 'Market size', fromSpec.size, '$', '+23.4%'),
    fact('growth', 'Growth', fromSpec.growth, '%', '+1.8%'),
    fact('largest-segment', 'Share of the largest segment', shown('segments', 0), '%', '-1.1%'),
    fact('leading-region', 'Share of the leading region', shown('regions', 0), '%', '+0.6%'),
    fact('interviews', 'Interviews planned', between('interviews', 18, 36), ''),
    fact('survey', 'Survey answers planned', between('survey', 420, 980), ''),
    fact('agreement', 'Agreement of two coders', between('agreement', 78, 91), '%'),
    fact('driver', 'Weight of the first driver', shown('drivers', 0), 'points'),
    fact('barrier', 'Weight of the first barrier', shown('barriers', 0), 'points'),
    fact('low-case', 'Low case in year six', shown('scenarios', 0, 2), 'index points'),
    fact('high-case', 'High case in year six', shown('scenarios', -1, 2), 'index points'),
    fact('payback', 'Time until a pilot pays', between('payback', 14, 30), 'months', '-2'),
    fact('missing', 'Values missing in a first data set', between('missing', 6, 17), '%'),
  ];
}

/** Six datasets that become charts of all four types. */
export const demoDatasets = (topic: Topic): PlannedDataset[] => [
  ...paths(topic),
  ...shares(topic),
  ...weights(topic),
  dataset(
    'scenarios',
    'Three scenarios (illustrative)',
    'comparison',
    'index',
    ['Scenario', 'Year 3', 'Year 6'],
    [
      ['Low', 104, 110],
      ['Middle', 118, 141],
      ['High', 131, around(topic, 'high-path', 175)],
    ],
  ),
];

const around = (topic: Topic, purpose: string, middle: number) =>
  Math.round(middle * (0.8 + topic.chance(purpose) * 0.4));

function paths(topic: Topic): PlannedDataset[] {
  const years = ['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Year 6'];
  const adoption = years.map((year, index) => [
    year,
    67 - (years.length - 1 - index) * around(topic, 'step', 9),
  ]);
  const size = years.map((year, index) => [
    year,
    Number((12.5 / 1.234 ** (years.length - 1 - index)).toFixed(1)),
  ]);
  return [
    dataset(
      'adoption-path',
      'Adoption over six years (illustrative)',
      'trend',
      '%',
      ['Year', 'Adoption'],
      adoption,
    ),
    dataset(
      'size-path',
      'Market size over six years (illustrative)',
      'trend',
      'billion $',
      ['Year', 'Market size'],
      size,
    ),
  ];
}

const shares = (topic: Topic): PlannedDataset[] => [
  dataset(
    'segments',
    'Four segments (illustrative)',
    'share',
    '%',
    ['Segment', 'Share'],
    wholes(topic, 'segments', ['Enterprise', 'Small business', 'Public sector', 'Households'], [42, 27, 19]),
  ),
  dataset(
    'regions',
    'Six regions (illustrative)',
    'share',
    '%',
    ['Region', 'Share'],
    wholes(
      topic,
      'regions',
      ['North America', 'Europe', 'East Asia', 'South Asia', 'Latin America', 'Africa and Middle East'],
      [31, 24, 20, 11, 8],
    ),
  ),
];

const weights = (topic: Topic): PlannedDataset[] => [
  dataset(
    'drivers',
    'Weight of five drivers (illustrative)',
    'comparison',
    'points',
    ['Driver', 'Weight'],
    ['Cost', 'Quality', 'Rules', 'Skills', 'Trust'].map((name, index) => [
      name,
      around(topic, `driver-${name}`, 34 - 5 * index),
    ]),
  ),
  dataset(
    'barriers',
    'Weight of five barriers (illustrative)',
    'comparison',
    'points',
    ['Barrier', 'Weight'],
    ['Funding', 'Data quality', 'Old systems', 'Habits', 'Uncertain rules'].map((name, index) => [
      name,
      around(topic, `barrier-${name}`, 31 - 4 * index),
    ]),
  ),
];

function dataset(
  id: string,
  title: string,
  kind: PlannedDataset['kind'],
  unit: string,
  columns: string[],
  rows: PlannedDataset['rows'],
): PlannedDataset {
  return { id, title, kind, unit, columns, rows, basis: 'illustrative' };
}

/** Shares that add up to a hundred: the last takes the remainder. */
function wholes(
  topic: Topic,
  purpose: string,
  names: readonly string[],
  middles: readonly number[],
): (string | number)[][] {
  const shares = middles.map((middle, index) =>
    Math.round(middle * (0.9 + topic.chance(`${purpose}${index}`) * 0.15)),
  );
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  return names.map((name, index) => [name, shares[index] ?? rest]);
}
