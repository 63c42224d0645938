import { expect, it } from 'vitest';
import { auditAddress, eventAddress, exportAddress, filtersIn, inInstants } from './audit-address';

it('keeps the filters in the address, and leaves out blank and unknown ones', () => {
  const filters = filtersIn(new URLSearchParams('subject=user:u-1&actor=&kind=+&page=3&after=7'));
  expect(filters).toEqual({ subject: 'user:u-1' });
  expect(auditAddress(filters)).toBe('/admin/audit?subject=user%3Au-1');
  expect(auditAddress({}, { after: '7' })).toBe('/admin/audit?after=7');
  expect(auditAddress({})).toBe('/admin/audit');
  expect(eventAddress('e-1')).toBe('/admin/audit/e-1');
  expect(eventAddress('e-1', 'e-2')).toBe('/admin/audit/e-1?with=e-2');
});

it('takes plain dates as whole days in GMT+2, and leaves other values as they are', () => {
  expect(inInstants({ from: '2026-11-23', to: '2026-11-23', actor: 'a' })).toEqual({
    ...{ actor: 'a', from: '2026-11-23T00:00:00.000+02:00', to: '2026-11-23T23:59:59.999+02:00' },
  });
  expect(inInstants({ from: 'yesterday' })).toEqual({ from: 'yesterday' });
  expect(exportAddress({ to: '2026-11-23' }, 'csv')).toBe(
    '/api/admin/audit/export?format=csv&to=2026-11-23T23%3A59%3A59.999%2B02%3A00',
  );
});
