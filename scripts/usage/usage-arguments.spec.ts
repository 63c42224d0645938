import { describe, expect, it } from 'vitest';
import { usageArguments } from './usage-arguments';

const asked = (values: Parameters<typeof usageArguments>[0]['values'], positionals: string[] = []) =>
  usageArguments({ positionals, values });

describe('the arguments of usage', () => {
  it('are all optional, and accept days of the calendar', () => {
    expect(asked({})).toEqual({ format: 'table', personal: false });
    expect(asked({ from: '2024-02-29', to: '2024-02-29', by: 'day', format: 'csv' })).toMatchObject({
      from: '2024-02-29',
      to: '2024-02-29',
      by: 'day',
      format: 'csv',
    });
    expect(asked({ by: 'user', personal: true })).toMatchObject({ by: 'user', personal: true });
  });

  it.each([
    [{ from: '2025-02-29' }, '--from takes a day such as 2025-01-31, not 2025-02-29. See --help.'],
    [{ to: 'yesterday' }, '--to takes a day such as 2025-01-31, not yesterday. See --help.'],
    [{ to: '' }, '--to takes a day such as 2025-01-31, not nothing. See --help.'],
    [{ from: '2025-1-1' }, '--from takes a day such as 2025-01-31, not 2025-1-1. See --help.'],
    [
      { from: '2025-01-01T10:00' },
      '--from takes a day such as 2025-01-31, not 2025-01-01T10:00. See --help.',
    ],
    [{ from: '2025-03-02', to: '2025-03-01' }, '--from 2025-03-02 lies after --to 2025-03-01. See --help.'],
    [{ by: 'week' }, 'Usage cannot be grouped by week; choose user, model, day or kind.'],
    [{ format: 'xml' }, 'There is no format called xml; choose table, csv or json.'],
    [{ personal: true }, '--personal belongs to --by user. See --help.'],
  ])('are refused in a sentence when they are invalid: %o', (values, problem) => {
    expect(asked(values)).toEqual({ problem });
  });

  it('are options only', () => {
    expect(asked({}, ['march'])).toEqual({ problem: 'The command usage takes no march. See --help.' });
  });
});
