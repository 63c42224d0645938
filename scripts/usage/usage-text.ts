import type { Grouping, Usage, UsageQuery } from '../../analytics/usage/usage';
import { csvRows } from '../../modules/exports/csv';
import { modelNames, Slot } from '../../modules/models/contract';
import { alignedTable } from '../aligned-table';
import { figuresOf, type Figures } from './figures';
import type { UsageFormat } from './usage-arguments';

/** Shown beside the id of a user: the address, or the part of it that may be shown. */
export type EmailOf = (userId: string) => string;
type UsageTextOptions = UsageQuery & { format: UsageFormat };

/** A usage report as text. */
export function usageText(usage: Usage, options: UsageTextOptions, emailOf: EmailOf): string {
  switch (options.format) {
    case 'table':
      return asTables(usage, options, emailOf);
    case 'csv':
      return asCsv(usage, options, emailOf);
    case 'json':
      return asJson(usage, options, emailOf);
  }
}

function asJson({ groups, total }: Usage, { by, from, to }: UsageTextOptions, emailOf: EmailOf): string {
  const rows = groups.map(({ key, tally }) => ({ ...(by && named(by, key, emailOf)), ...figuresOf(tally) }));
  const report = { timeZone: 'UTC', from: from ?? null, to: to ?? null, by: by ?? null };
  return `${JSON.stringify({ ...report, groups: rows, total: figuresOf(total) }, null, 2)}\n`;
}

/** One row for each group, then the total. */
function asCsv({ groups, total }: Usage, { by }: UsageTextOptions, emailOf: EmailOf): string {
  const heads = by === 'user' ? ['user', 'email'] : by ? [by] : [];
  const rows = groups.map(({ key, tally }) => [
    ...(by ? Object.values(named(by, key, emailOf)) : []),
    ...Object.values(figuresOf(tally)),
  ]);
  const last = [...['total', ''].slice(0, heads.length), ...Object.values(figuresOf(total))];
  return csvRows([[...heads, ...Object.keys(figuresOf(total))], ...rows, last]);
}

const named = (by: Grouping, key: string | null, emailOf: EmailOf): Record<string, string | null> =>
  by === 'user' ? { user: key, email: emailOf(key ?? '') } : { [by]: key };

const count = (value: number) => value.toLocaleString('en');
const orDash = (write: (value: number) => string) => (value: number | null) =>
  value === null ? '-' : write(value);
const seconds = orDash((ms) => `${(ms / 1_000).toLocaleString('en', decimals(1))} s`);
const dollars = (value: number) => `$${value.toLocaleString('en', decimals(4))}`;

type ColumnsOf = readonly (readonly [heading: string, cell: (figures: Figures) => string])[];

const tables: readonly (readonly [title: string, columns: ColumnsOf])[] = [
  [
    'Searches of the quota',
    [
      ['welcome', ({ grantedWelcome }) => count(grantedWelcome)],
      ['by operator', ({ grantedByOperator }) => count(grantedByOperator)],
      ['by feedback', ({ earnedByFeedback }) => count(earnedByFeedback)],
      ['by review', ({ earnedByReview }) => count(earnedByReview)],
      ['spent', ({ spent }) => count(spent)],
      ['refunded', ({ refunded }) => count(refunded)],
      ['reserved now', ({ reservedNow }) => count(reservedNow)],
    ],
  ],
  [
    'Searches asked for',
    [
      ['accepted', ({ accepted }) => count(accepted)],
      ['completed', ({ completed }) => count(completed)],
      ['failed', ({ failed }) => count(failed)],
      ['cancelled', ({ cancelled }) => count(cancelled)],
      ['success', ({ successPercent }) => orDash((value) => `${value} %`)(successPercent)],
      ['median', ({ medianMs }) => seconds(medianMs)],
      ['p95', ({ p95Ms }) => seconds(p95Ms)],
    ],
  ],
  [
    'Calls of models',
    [
      ['calls', ({ modelCalls }) => count(modelCalls)],
      ['tokens in', ({ inputTokens }) => count(inputTokens)],
      ['tokens out', ({ outputTokens }) => count(outputTokens)],
      ['cost', ({ costUsd }) => dollars(costUsd)],
    ],
  ],
];

function asTables(usage: Usage, options: UsageTextOptions, emailOf: EmailOf): string {
  const { by } = options;
  const heads = by === 'user' ? ['user', 'e-mail'] : [by ?? ''];
  const rows = usage.groups.map(({ key, tally }) => ({
    head: headOf(by, key, emailOf),
    figures: figuresOf(tally),
  }));
  const last = { head: ['total', ''].slice(0, heads.length), figures: figuresOf(usage.total) };
  const parts = tables.map(([title, columns]) => {
    const cells = [...rows, last].map(({ head, figures }) => [
      ...head,
      ...columns.map(([, cell]) => cell(figures)),
    ]);
    const headings = [...heads, ...columns.map(([heading]) => heading)];
    return `${title}\n${alignedTable(headings, cells, (column) => column >= heads.length)}`;
  });
  return [`${titleOf(options)}\n`, ...parts].join('\n');
}

function headOf(by: Grouping | undefined, key: string | null, emailOf: EmailOf): string[] {
  if (key === null) return [`no ${by}`];
  if (by === 'user') return [key, emailOf(key)];
  const slot = Slot.safeParse(key);
  return [by === 'model' && slot.success ? `${key} (${modelNames[slot.data]})` : key];
}

function titleOf({ from, to }: UsageTextOptions): string {
  if (from && to) return from === to ? `Usage on ${from} (UTC)` : `Usage from ${from} to ${to} (days in UTC)`;
  if (from) return `Usage since ${from} (days in UTC)`;
  return to ? `Usage up to ${to} (days in UTC)` : 'Usage of all days (UTC)';
}

function decimals(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
