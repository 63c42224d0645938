import type { FigureColumn, Table } from '../structure/tables';

const spent = /\b(?:over|under)spent\b/;

/** "Overspent its budget by 3.6 million" as "spent 3.6 million more than budgeted", where a table has both in one column each. */
export function ofBudgets({ columns }: Table, text: string): string {
  const named = (pattern: RegExp): readonly FigureColumn[] =>
    columns.filter(({ name }) => pattern.test(name));
  const [budget, ...budgets] = named(/^budget(?:ed)?\b/i);
  const [actual, ...actuals] = named(/^(?:actual|spen(?:t|ding)|expenditure)\b/i);
  if (!budget || !actual || budgets.length + actuals.length > 0 || !spent.test(text)) return text;
  return text
    .replace(
      /\b(over|under)spent(?: (?:its|their|the) budget)? by (?=\S*\d)([^,;]*?\d[\d.]*(?: (?:percent|per cent|million|billion|thousand))?(?: (?:euros|pounds|dollars))?)(?=[.,;]|$| (?:in|and|while)\b)/g,
      (_all, way: string, sum: string) => `spent ${sum} ${way === 'over' ? 'more' : 'less'} than budgeted`,
    )
    .replace(
      /\b(over|under)spent(?: (?:its|their|the) budget)?(?=[.,;]|$| in \d)/g,
      (_all, way: string) => `spent ${way === 'over' ? 'more' : 'less'} than budgeted`,
    );
}
