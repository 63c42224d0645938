import { describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { parseInsightsAddress, insightsAddress, kindNamed, modeAddress } from './insights-address';

const read = (search: string) => parseInsightsAddress(new URLSearchParams(search));

describe('the address of Research & Insights', () => {
  it('names a mode', () => {
    expect(read(modeAddress('research').split('?')[1] ?? '')).toEqual({ mode: 'research' });
    expect(read('mode=elsewhere')).toEqual({ mode: undefined });
    expect(kindNamed('visual')).toBe('visual');
  });

  it('names a report of either kind, before any mode', () => {
    expect(read('mode=visual&research=r1&view=full&tab=risk')).toEqual({
      report: { kind: 'research', id: 'r1', full: true },
      tab: 'risk',
    });
    expect(read('visual=v1').report).toEqual({ kind: 'visual', id: 'v1', full: false });
  });

  it('names no report when the id is blank', () => {
    expect(read('visual=+&mode=visual')).toEqual({ mode: 'visual' });
  });

  it('parses to the same values', () => {
    const address = insightsAddress('research', toReportId('a&b'), { full: true });
    expect(address).toBe('/research-insights?research=a%26b&view=full');
    expect(read(address.split('?')[1] ?? '').report?.id).toBe('a&b');
  });
});
