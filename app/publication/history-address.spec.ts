import { describe, expect, it } from 'vitest';
import { historyAddress, historyList, searchLength } from './history-address';

const read = (search: string) => historyList(new URLSearchParams(search));

describe('the address of the history', () => {
  it('holds the search and the page of the list', () => {
    expect(read('?q=+CO2+of+the+air&page=3')).toEqual({ q: 'CO2 of the air', page: 3 });
    expect(historyAddress({ q: 'CO2 & air', page: 3 })).toBe('/history?q=CO2+%26+air&page=3');
  });

  it('leaves out defaults', () => {
    expect(historyAddress({ q: '', page: 1 })).toBe('/history');
  });

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=x', '?page=1e99', '?done=delete', ''])(
    'leads to the first page when it is invalid: %s',
    (search) => expect(read(search)).toEqual({ q: '', page: 1 }),
  );

  it('cuts a long search', () => {
    expect(read(`?q=${'x'.repeat(5_000)}`).q).toHaveLength(searchLength);
  });

  it('parses to the same list, without its question and its notice', () => {
    const list = { q: 'a', page: 2 };
    const address = historyAddress(list, { ask: 'delete', about: 'r1' });
    expect(address).toBe('/history?q=a&page=2&ask=delete&about=r1');
    expect(historyAddress(read(address.slice('/history'.length)))).toBe('/history?q=a&page=2');
  });
});
