import { describe, expect, it } from 'vitest';
import type { AdminDecision } from '../../modules/kernel/events/admin-decision';
import { refuse } from '../../modules/kernel/refusal';
import type { Viewer } from './application';
import { createRunDecision } from './run-decision';

const berta: Viewer = {
  ...{ id: 'berta', email: 'berta@example.org', name: 'Berta', picture: null, createdAt: '2026-01-01' },
  ...{ isAdmin: true, isApproved: true, isActive: true, searchCount: -1 },
};
const context = { actor: { kind: 'person' as const, id: 'berta' }, correlationId: 'c', causationId: 'c' };

/** `now`: the account in the log; null when it was erased. */
type Given = {
  viewer?: Viewer;
  now?: { isAdmin: boolean; isActive: boolean } | null;
  input?: unknown;
  answer?: object;
};

/** Decides as Berta, with this account in the log; answers the outcome, and each decision that reached the command. */
async function decided({ viewer = berta, now = berta, input = {}, answer = { ok: true } }: Given = {}) {
  const reached: AdminDecision[] = [];
  const decide = createRunDecision({
    nameOf: (id) => Promise.resolve(id === 'carl' ? 'Carl' : undefined),
    account: () => Promise.resolve(now ?? undefined),
  });
  const command = (_id: string, decision: AdminDecision) => {
    reached.push(decision);
    return Promise.resolve(answer);
  };
  const outcome = await decide('review.moderate', command, 'r-1', viewer, input, context);
  return { outcome, reached };
}

describe('the decision of an admin', () => {
  it('reaches its command with the admin and the reason', async () => {
    const { outcome, reached } = await decided({ input: { reason: 'spam' } });
    expect([outcome, reached]).toEqual([{ ok: true }, [{ by: 'berta', reason: 'spam' }]]);
    expect((await decided({ input: undefined })).reached).toEqual([{ by: 'berta', reason: undefined }]);
  });

  it('is refused without the right, and with a reason that is too long', async () => {
    const member = await decided({ viewer: { ...berta, isAdmin: false } });
    expect(member).toMatchObject({ outcome: { code: 'forbidden' }, reached: [] });
    const wordy = await decided({ input: { reason: 'x'.repeat(501) } });
    expect(wordy).toMatchObject({ outcome: { code: 'invalid-input' }, reached: [] });
  });

  it('is refused when the account or its rights have ended since the request was authenticated', async () => {
    for (const now of [null, { isAdmin: false, isActive: true }, { isAdmin: true, isActive: false }])
      expect(await decided({ now })).toMatchObject({ outcome: { code: 'forbidden' }, reached: [] });
  });

  it('names the admin whose decision came first', async () => {
    const second = (by: string) => refuse('already-decided', { by, status: 'approved' });
    expect((await decided({ answer: second('carl') })).outcome).toMatchObject({
      values: { by: 'Carl', status: 'approved' },
    });
    expect((await decided({ answer: second('gone') })).outcome).toMatchObject({
      values: { by: 'Another admin' },
    });
  });
});
