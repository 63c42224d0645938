import { expect, it } from 'vitest';
import { compareStates } from './compare-states';

const state = (fields: Record<string, string>) => ({ eventId: 'e', at: '2026-01-01T00:00:00Z', fields });

it('compares every field of an item at two points, and marks which have changed', () => {
  const then = state({ State: 'waiting', Name: 'Ada', Note: 'x' });
  const now = state({ State: 'approved', Name: 'Ada', Title: 'y' });
  expect(compareStates(then, now)).toEqual([
    { name: 'State', before: 'waiting', after: 'approved', isChanged: true },
    { name: 'Name', before: 'Ada', after: 'Ada', isChanged: false },
    { name: 'Title', before: undefined, after: 'y', isChanged: true },
    { name: 'Note', before: 'x', after: undefined, isChanged: true },
  ]);
});

it('compares an item that is missing at one of them, or at both', () => {
  expect(compareStates(undefined, state({ State: 'draft' }))).toEqual([
    { name: 'State', before: undefined, after: 'draft', isChanged: true },
  ]);
  expect(compareStates(undefined, undefined)).toEqual([]);
  expect(compareStates(state({ constructor: 'a' }), state({}))).toEqual([
    { name: 'constructor', before: 'a', after: undefined, isChanged: true },
  ]);
});
