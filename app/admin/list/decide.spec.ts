import { describe, expect, it } from 'vitest';
import { refuse } from '../../../modules/kernel/refusal';
import { decide } from './decide.server';
import type { Undecided } from './decisions';
import { readList, type ListOptions } from './list-address';

const options: ListOptions = {
  path: '/admin/things',
  searches: 'name',
  statuses: [],
  orders: [{ sort: 'name', label: 'By name' }],
};
const decisions = {
  approve: { label: 'Approve', look: 'primary', done: 'Approved.', failed: 'Failed to approve.' },
} as const;

/** Posts a form; returns its redirect or refusal, and the arguments of the command. */
async function post(fields: Record<string, string | string[]>, refused: readonly string[] = []) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) params.append(name, each);
  const given: unknown[] = [];
  const answer = await decide(
    { fields: params, files: [] },
    readList(options, new URLSearchParams('?page=2&after=c')),
    {
      options,
      decisions,
      commands: {
        async approve(id, input) {
          given.push([id, input]);
          return refused.includes(id)
            ? refuse('already-decided', { by: 'Eve', status: 'approved' })
            : { ok: true };
        },
      },
    },
  );
  const { data, init } = answer as { data?: Undecided; init?: { status: number } | null };
  const to = answer instanceof Response ? answer.headers.get('location') : undefined;
  return { ...(to && { to }), ...data, ...(data && { status: init?.status }), given };
}

describe('a posted decision', () => {
  it('redirects to the same page of the list, which says what was done', async () => {
    expect(await post({ intent: 'approve', item: 'a', reason: ' known ' })).toEqual({
      to: '/admin/things?page=2&after=c&done=approve&about=a',
      given: [['a', { reason: 'known' }]],
    });
  });

  it('runs once for every selected item', async () => {
    const { to, given } = await post({ intent: 'approve', item: ['a', 'b', 'a'] });
    expect(to).toContain('done=approve&count=2');
    expect(given).toEqual([
      ['a', {}],
      ['b', {}],
    ]);
  });

  it('names the first decision to the admin who comes second, and keeps what was typed', async () => {
    expect(await post({ intent: 'approve', item: 'a', reason: 'known' }, ['a'])).toMatchObject({
      status: 409,
      problem: 'Failed to approve. Eve has decided this already: it is approved now.',
      ids: ['a'],
      reason: 'known',
    });
  });

  it('runs for the other items when one of several is refused', async () => {
    const { problem, ids, given } = await post({ intent: 'approve', item: ['a', 'b', 'c'] }, ['b']);
    expect(problem).toBe(
      'Failed to approve. 1 of 3 were not decided. Eve has decided this already: it is approved now.',
    );
    expect(ids).toEqual(['b']);
    expect(given).toHaveLength(3);
  });

  it('is refused without an item, and for an intent that the list does not have', async () => {
    expect(await post({ intent: 'approve' })).toMatchObject({ status: 400, given: [] });
    expect(await post({ intent: 'constructor', item: 'a' })).toMatchObject({ status: 400, given: [] });
    expect(await post({ item: 'a' })).toMatchObject({ status: 400, given: [] });
  });
});
