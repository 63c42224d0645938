import { parseAnswer } from '../../modules/models/parsing/parse-answer';
import type { WritingTask } from '../../modules/models/provider';
import type { Dataset } from '../../modules/evidence/evidence';
import { gathered } from './inline-tasks';
import { Plan, type SectionBrief } from '../../modules/search/plan';

/** Valid sample answers of a planner, for specs that damage them. */
const co2: Dataset = {
  id: 'd1',
  title: 'CO2 by year',
  sourceId: 'source-1',
  columns: [
    { name: 'Year', type: 'date', unit: '' },
    { name: 'CO2', type: 'number', unit: 'Gt' },
  ],
  rows: [
    ['1990', 22.7],
    ['2020', 34.8],
  ],
  spanIds: ['s4', 's5'],
};
/** One span of prose and one small CSV. */
export const evidence = gathered({
  sources: [],
  ranked: [{ id: 's3', text: 'It rose by 37.4 %.' }],
  datasets: [co2],
});
export const planTask = { kind: 'plan', query: 'CO2', evidence } as const satisfies WritingTask;

const rows = [
  ['A', 1],
  ['B', 2],
];
export const dataset = (id: string, more: object = {}) => ({
  id,
  title: id,
  kind: 'trend',
  unit: '',
  columns: ['X', 'Y'],
  rows,
  from: null,
  basis: 'model',
  ...more,
});
export const fact = (id: string, more: object = {}) => ({
  id,
  label: id,
  value: '1',
  unit: '',
  period: '',
  change: '',
  basis: 'model',
  ...more,
});
export const section = (id: string, more: object = {}) => ({
  id,
  title: `On ${id}`,
  brief: 'Say it.',
  factIds: [],
  datasetIds: [],
  spanIds: [],
  ...more,
});
/** A plausible plan of a model. */
export const good = {
  title: 'CO2 in the air',
  summary: 'It rises.',
  keywords: ['co2'],
  sections: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => section(id)),
  facts: ['f1', 'f2', 'f3', 'f4'].map((id) => fact(id)),
  datasets: ['d-1', 'd-2', 'd-3', 'd-4'].map((id) => dataset(id)),
};
export const json = JSON.stringify(good);

/** The plan that the pipeline parses from an answer. */
export const planOf = (answer: unknown, own = false): Plan => {
  const read = parseAnswer(planTask, typeof answer === 'string' ? answer : JSON.stringify(answer), { own });
  if (!read.ok) throw new Error(read.errors.join('; '));
  return Plan.parse(read.value);
};

/** The brief of its first section, under this title. */
export function briefOf(plan: Plan, title: string): SectionBrief {
  const [first] = plan.sections;
  if (!first) throw new Error('the plan has no sections');
  return { ...first, title };
}
