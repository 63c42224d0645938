import { describe, expect, it } from 'vitest';
import { accountList, listAddress } from './list-address';

const read = (query: string) => accountList(new URLSearchParams(query));

describe('the address of the list of accounts', () => {
  it('is short for the usual list, and says what differs from it', () => {
    expect(listAddress(read(''))).toBe('/admin');
    const list = read('q=ada&status=waiting&sort=name&page=3&account=u-1');
    expect(listAddress(list, { page: 3, account: 'u-1' })).toBe(
      '/admin?q=ada&status=waiting&sort=name&page=3&account=u-1',
    );
  });

  it('reads back what it says', () => {
    const address = '/admin?q=a%26b&status=inactive&sort=-createdAt&page=2&account=u-1';
    const list = read(address.slice('/admin?'.length));
    expect(listAddress(list, list)).toBe(address);
  });

  it('takes what makes no sense as if it were not there', () => {
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'status=wating', 'sort=shoeSize', 'q=++'])
      expect(read(query), query).toEqual(read(''));
  });

  it('begins at the first page, with nothing open, when something else is listed', () => {
    const list = read('q=ada&page=3&account=u-1');
    expect(listAddress(list, { status: 'waiting' })).toBe('/admin?q=ada&status=waiting');
  });
});
