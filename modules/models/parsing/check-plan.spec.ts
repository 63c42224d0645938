import { describe, expect, it } from 'vitest';
import { parseAnswer } from './parse-answer';
import { dataset, fact, good, planOf, planTask, section } from '../../../tests/doubles/sample-plan';

describe('a plan is made sound', () => {
  it('ids are kebab-case and unique, references follow, and sections are named by place, not by their words', () => {
    const plan = planOf({
      ...good,
      facts: [fact('Global Mean'), fact('global_mean'), fact('2020 total'), fact('', { label: 'Sea level' })],
      sections: [
        section('Part One', { factIds: ['Global Mean', '{{2020 total}}', 'nowhere'] }),
        section('part-one'),
        ...good.sections.slice(2),
      ],
    });
    expect(plan.facts.map(({ id }) => id).slice(0, 3)).toEqual([
      'global-mean',
      'global-mean-2',
      'n-2020-total',
    ]);
    expect(new Set(plan.facts.map(({ id }) => id)).size).toBe(plan.facts.length);
    expect(plan.sections.slice(0, 2).map(({ id }) => id)).toEqual(['part-1', 'part-2']);
    expect(plan.sections[0]?.factIds).toEqual(['global-mean', 'n-2020-total']);
  });

  it('a basis that no source holds becomes the model’s own', () => {
    const bases = [
      { span: 's3' },
      '[s3]',
      { span: ['s4'] },
      { span: 's99' },
      'illustrative',
      'source',
      { dataset: 'd1', derivation: 'mean' },
    ];
    const plan = planOf({ ...good, facts: bases.map((basis, i) => fact(`f${i}`, { basis })) });
    expect(plan.facts.map(({ basis }) => basis)).toEqual([
      { span: 's3' },
      { span: 's3' },
      { span: 's4' },
      'model',
      'model',
      'model',
      'model',
    ]);
  });

  it('the offline writer’s derived and illustrative figures stay what they are', () => {
    const bases = ['illustrative', { dataset: 'd1', derivation: 'mean' }];
    const one = {
      ...good,
      sections: [section('a')],
      facts: bases.map((basis, i) => fact(`f${i}`, { basis })),
      datasets: [],
    };
    expect(planOf(one, true).facts.map(({ basis }) => basis)).toEqual(bases);
  });

  it('columns of a source are spelt as the source spells them, its rows left to the server', () => {
    const from = dataset('co2', {
      from: 'D1',
      columns: ['year', 'co2 (number, Gt)', 'Methane'],
      basis: 'model',
    });
    expect(planOf({ ...good, datasets: [from] }).datasets[0]).toMatchObject({
      from: 'd1',
      columns: ['Year', 'CO2'],
      rows: [],
      basis: 'source',
    });
  });

  it('rows that the offline writer worked out keep their own columns and the dataset they were made of', () => {
    const worked = dataset('means', {
      ...{ from: 'd1', columns: ['Period', 'CO2'], derivation: 'mean of column CO2', basis: 'source' },
    });
    const one = { ...good, sections: [section('a')], datasets: [worked] };
    expect(planOf(one, true).datasets[0]).toMatchObject({
      ...{ from: 'd1', columns: ['Period', 'CO2'], derivation: 'mean of column CO2', basis: 'source' },
      rows: [
        ['A', 1],
        ['B', 2],
      ],
    });
  });

  it('columns of a view of the source are kept for the offline writer, and dropped for a model', () => {
    const view = dataset('lines', {
      ...{ from: 'd1', columns: ['Period', 'CO2', 'Name'], basis: 'source' },
      rows: [],
    });
    const one = { ...good, sections: [section('a')], datasets: [view] };
    expect(planOf(one, true).datasets[0]?.columns).toEqual(['Period', 'CO2', 'Name']);
    expect(planOf(good, false).datasets.flatMap(({ columns }) => columns)).not.toContain('Period');
  });

  it('typed rows keep the claim that a source holds them, for assembly to check; without rows they are left out', () => {
    const plan = planOf({
      ...good,
      datasets: [
        dataset('x', { from: 'd9', basis: 'source' }),
        dataset('y', { from: 'd9', rows: [] }),
        dataset('z', { basis: 'source' }),
        dataset('m', { basis: 'model' }),
      ],
      sections: [section('a', { datasetIds: ['x', 'y'] }), ...good.sections.slice(1)],
    });
    expect(plan.datasets.map(({ id, basis, from }) => [id, basis, from])).toEqual([
      ['x', 'source', undefined],
      ['z', 'source', undefined],
      ['m', 'model', undefined],
    ]);
    expect(plan.sections[0]?.datasetIds).toEqual(['x']);
  });

  it('more than eight sections are cut to eight, too few are worth a second question, hardly any are no plan', () => {
    const many = (count: number) => ({
      ...good,
      sections: Array.from({ length: count }, (_, i) => section(`p${i}`)),
    });
    expect(planOf(many(11)).sections).toHaveLength(8);
    expect(parseAnswer(planTask, JSON.stringify(many(5)), { own: false })).toMatchObject({
      ok: true,
      errors: ['sections: 6 or more are needed, 5 could be used'],
    });
    expect(parseAnswer(planTask, JSON.stringify(many(2)), { own: false })).toMatchObject({ ok: false });
    expect(planOf({ ...many(1), datasets: [], facts: [] }, true).sections).toHaveLength(1);
  });
});
