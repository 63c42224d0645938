import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { emptyTally, type Aggregate } from '../../analytics/usage/aggregate';
import type { Usage } from '../../analytics/usage/usage';
import { usageText } from './usage-text';

function tallyOf(changes: Partial<Aggregate>, durations: number[] = []): Aggregate {
  const tally = { ...emptyTally(), ...changes };
  durations.forEach(tally.durations.add);
  return tally;
}
const busy = tallyOf(
  {
    welcome: 10,
    accepted: 1_234,
    completed: 2,
    failed: 1,
    inputTokens: 1_234_567,
    nanoUsd: 1_234_567_800_000,
  },
  [20_000, 90_000],
);
const usage: Usage = {
  groups: [
    { key: '=1+1', tally: busy },
    { key: null, tally: tallyOf({}) },
  ],
  total: busy,
};
const email = () => '=HYPERLINK("x")';

describe('a usage report', () => {
  it('is a table for people: aligned columns, separated thousands, money to a hundredth of a cent', () => {
    const text = usageText(
      { groups: [{ key: 'qwen', tally: busy }], total: busy },
      { by: 'model', format: 'table' },
      email,
    );
    expect(text).toBe(`Usage of all days (UTC)

Searches of the quota
model           welcome  by operator  by feedback  by review  spent  refunded  reserved now
qwen (Model 2)       10            0            0          0      0         0             0
total                10            0            0          0      0         0             0

Searches asked for
model           accepted  completed  failed  cancelled  success  median     p95
qwen (Model 2)     1,234          2       1          0     67 %  20.0 s  89.8 s
total              1,234          2       1          0     67 %  20.0 s  89.8 s

Calls of models
model           calls  tokens in  tokens out         cost
qwen (Model 2)      0  1,234,567           0  $1,234.5678
total               0  1,234,567           0  $1,234.5678
`);
  });

  it('names its range of days', () => {
    const title = (from?: string, to?: string) =>
      usageText({ groups: [], total: tallyOf({}) }, { from, to, format: 'table' }, email).split('\n')[0];
    expect(title('2025-01-01', '2025-01-31')).toBe('Usage from 2025-01-01 to 2025-01-31 (days in UTC)');
    expect(title('2025-01-01', '2025-01-01')).toBe('Usage on 2025-01-01 (UTC)');
    expect(title('2025-01-01')).toBe('Usage since 2025-01-01 (days in UTC)');
    expect(title(undefined, '2025-01-31')).toBe('Usage up to 2025-01-31 (days in UTC)');
  });

  it('shows neither rate nor duration when no search ended', () => {
    const text = usageText({ groups: [], total: tallyOf({ cancelled: 1 }) }, { format: 'table' }, email);
    expect(text).toMatch(/cancelled +success +median +p95\n.* 1 +- +- +-\n/);
  });

  it('is CSV in which no cell is a formula, with a row for each group and the total', () => {
    const rows = Papa.parse<Record<string, string>>(
      usageText(usage, { by: 'user', format: 'csv' }, email).trim(),
      { header: true },
    ).data;
    expect(rows.map(({ user, email: shown, accepted }) => [user, shown, accepted])).toEqual([
      ["'=1+1", `'=HYPERLINK("x")`, '1234'],
      ['', `'=HYPERLINK("x")`, '0'],
      ['total', '', '1234'],
    ]);
    expect(rows[0]).toMatchObject({ costUsd: '1234.5678', successPercent: '67' });
    expect(rows[1]).toMatchObject({ successPercent: '', medianMs: '' });
  });

  it('is JSON with groups, the total and the days', () => {
    expect(
      JSON.parse(usageText(usage, { by: 'kind', from: '2025-01-01', format: 'json' }, email)),
    ).toMatchObject({
      timeZone: 'UTC',
      from: '2025-01-01',
      to: null,
      by: 'kind',
      groups: [
        { kind: '=1+1', accepted: 1_234 },
        { kind: null, medianMs: null },
      ],
      total: { costUsd: 1234.5678, successPercent: 67 },
    });
  });
});
