import type { Plan } from '../../search/plan';

/** The plan as JSON, keys in an order that does not depend on where the plan came from. */
export function planText(plan: Plan): string {
  const ordered = {
    title: plan.title,
    summary: plan.summary,
    sections: plan.sections.map(({ id, title, brief, factIds, datasetIds, spanIds }) => ({
      id,
      title,
      brief,
      factIds,
      datasetIds,
      spanIds,
    })),
    facts: plan.facts.map(({ id, label, value, unit, period, change, basis }) => ({
      id,
      label,
      value,
      unit,
      period,
      change,
      basis,
    })),
    datasets: plan.datasets.map(({ id, title, kind, unit, columns, rows, from, basis }) => ({
      id,
      title,
      kind,
      unit,
      columns,
      ...(from ? { from } : { rows }),
      basis,
    })),
  };
  return JSON.stringify(ordered, null, 1);
}
