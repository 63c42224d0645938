import type { ModelRequest } from './request';
import { dice, phrase, sentence } from './words';

const sectionCount = 7;

/** A plan that fits the request: seven sections, facts from its spans, datasets of all three kinds. Deterministic. */
export function composePlan(request: ModelRequest): Record<string, unknown> {
  const { query } = request;
  const roll = dice(query);
  const facts = [...spanFacts(request), ...modelFacts(request)];
  const datasets = [...sourceDatasets(request), ...modelDatasets(request)].slice(0, 8);
  return {
    title: `Report on ${query.slice(0, 80)}`,
    summary: `${sentence(roll)} ${sentence(roll)}`,
    keywords: Array.from({ length: 8 }, () => phrase(roll).toLowerCase()),
    sections: Array.from({ length: sectionCount }, (_, i) => ({
      id: `part-${i + 1}`,
      title: `${phrase(roll)} ${['in view', 'at work', 'under strain', 'in figures', 'by region', 'in policy', 'ahead'][i]}`,
      brief: sentence(roll),
      factIds: facts.filter((_, n) => n % sectionCount === i).map(({ id }) => id),
      datasetIds: datasets.filter((_, n) => n % sectionCount === i).map(({ id }) => id),
      spanIds: request.spans
        .filter((_, n) => n % sectionCount === i)
        .map(({ id }) => id)
        .slice(0, 4),
    })),
    facts,
    datasets,
  };
}

/** A number in a span: not a year, and not part of a longer number. */
function spanFacts({ spans }: ModelRequest) {
  return spans
    .flatMap(({ id, text }) => {
      const numbers = [...text.matchAll(/(?<![\d.,-])\d+(?:[.,]\d+)*/g)].map(([number]) => number);
      const found = numbers.find((number) => !/^(?:19|20)\d\d$/.test(number));
      if (!found) return [];
      const label = text.split(/\s+/).slice(0, 6).join(' ');
      return [
        { id: `from-${id}`, label, value: found, unit: '', period: '', change: '', basis: { span: id } },
      ];
    })
    .slice(0, 10);
}

/** The same for both models of Model 3 except one, so that they agree on some and disagree on one. */
function modelFacts({ query, slot }: ModelRequest) {
  const roll = dice(`facts of ${query}`);
  return Array.from({ length: 8 }, (_, i) => {
    const value = 10 + roll(900) / 10 + (i === 7 && slot === 'claude' ? 5 : 0);
    return {
      id: `figure-${i + 1}`,
      label: `${phrase(roll)} index`,
      value: value.toFixed(1),
      unit: i % 2 === 0 ? '%' : 'million',
      period: String(2015 + i),
      change: `+${(1 + roll(40) / 10).toFixed(1)}%`,
      basis: 'model',
    };
  });
}

function sourceDatasets({ datasets }: ModelRequest) {
  return datasets.slice(0, 4).flatMap(({ id, columns }) => {
    const label = columns.find(({ type }) => type !== 'number') ?? columns[0];
    const numbers = columns.filter((column) => column.type === 'number' && column !== label);
    if (!label || numbers.length === 0) return [];
    const kind = /year|date|month|time/i.test(label.name) ? 'trend' : 'comparison';
    const names = [label.name, ...numbers.slice(0, 3).map(({ name }) => name)];
    return [
      {
        id: `from-${id}`,
        title: `${numbers[0]?.name} by ${label.name}`,
        kind,
        unit: '',
        columns: names,
        rows: [],
        from: id,
        basis: 'source',
      },
    ];
  });
}

function modelDatasets({ query }: ModelRequest) {
  const roll = dice(`datasets of ${query}`);
  const kinds = ['trend', 'comparison', 'share', 'trend', 'comparison', 'share'] as const;
  return kinds.map((kind, i) => ({
    id: `series-${i + 1}`,
    title: `${phrase(roll)} over ${kind === 'trend' ? 'time' : kind === 'share' ? 'the whole' : 'regions'}`,
    kind,
    unit: kind === 'share' ? '%' : 'index',
    columns: [kind === 'trend' ? 'Year' : 'Part', 'Value'],
    rows: rowsOf(kind, i < 3 ? 4 : 6, roll),
    from: null,
    basis: 'model',
  }));
}

function rowsOf(kind: 'trend' | 'comparison' | 'share', count: number, roll: (sides: number) => number) {
  const share = Math.floor(100 / count);
  return Array.from({ length: count }, (_, i) => {
    const label = kind === 'trend' ? String(2015 + i) : phrase(roll);
    const even = i === 0 ? 100 - share * (count - 1) : share;
    return [label, kind === 'share' ? even : 20 + roll(600) / 10];
  });
}
