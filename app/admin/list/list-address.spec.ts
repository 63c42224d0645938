import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listAddress, readList, type ListOptions } from './list-address';

const options: ListOptions = {
  path: '/admin/things',
  searches: 'name',
  statuses: [
    { status: 'open', label: 'Open' },
    { status: 'shut', label: 'Shut' },
  ],
  orders: [
    { sort: '-createdAt', label: 'Newest first' },
    { sort: 'name', label: 'By name' },
  ],
};
const read = (query: string) => readList(options, new URLSearchParams(query));

it('reads an address and ignores invalid parameters', () => {
  expect(read('?q= ada &status=open&sort=name&page=3&after=abc&open=x')).toEqual({
    ...{ q: 'ada', status: 'open', sort: 'name', page: 3, after: 'abc', open: 'x' },
  });
  const usual = { q: '', status: undefined, sort: '-createdAt', page: 1, after: undefined, open: undefined };
  expect(read('?status=gone&sort=__proto__&page=-1&after=abc')).toEqual(usual);
  expect(read('?page=1.5')).toEqual(usual);
});

it('keeps filters in the address and leaves defaults out of it', () => {
  expect(listAddress(options, read(''))).toBe('/admin/things');
  expect(listAddress(options, read('?q=ada&sort=name&page=3&open=x'), { status: 'shut' })).toBe(
    '/admin/things?q=ada&status=shut&sort=name',
  );
  expect(listAddress(options, read('?page=3&after=abc'), { page: 2 })).toBe('/admin/things?page=2');
});

it('reads every address that it writes', () => {
  const lists = fc.record({
    q: fc.string().map((text) => text.trim()),
    status: fc.constantFrom('open', 'shut', undefined),
    sort: fc.constantFrom('-createdAt', 'name'),
    page: fc.integer({ min: 2, max: 1000 }),
    after: fc.option(fc.base64String({ minLength: 1 }), { nil: undefined }),
    open: fc.option(fc.uuid(), { nil: undefined }),
  });
  fc.assert(
    fc.property(lists, (list) => {
      const address = new URL(listAddress(options, list, list), 'http://localhost');
      expect(readList(options, address.searchParams)).toEqual(list);
    }),
  );
});
