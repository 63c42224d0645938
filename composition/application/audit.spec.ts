import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import { createSqliteReadStore } from '../../projections/adapters/read-store.sqlite';
import { by, createAuditWorld, type AuditWorld } from '../../tests/doubles/audit-world';
import type { AuditPage } from './moderation';

function granted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer;
}

describe('the audit', () => {
  let world: AuditWorld;
  let dir: string;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'views-'));
    world = createAuditWorld(createSqliteReadStore({ file: join(dir, 'views.db') }));
    await world.registered('a-1', 'Grace');
    await world.registered('u-1', 'Ada', by('u-1'));
    await world.identity.approve('u-1', { by: 'a-1', reason: 'known to us' }, by('a-1', 'request-1'));
    await world.folded();
  });
  afterEach(async () => {
    await world.views.close();
    rmSync(dir, { recursive: true });
  });
  const asked = async (page: AuditPage = {}) => granted(await world.audit.entries(page));
  const actions = async (page: AuditPage) => (await asked(page)).entries.map(({ action }) => action);
  const newest = async (page: AuditPage = {}) => (await asked(page)).entries[0];

  it('lists actor, action, item and reason', async () => {
    const entry = await newest();
    expect(entry).toMatchObject({
      actor: { id: 'a-1', name: 'Grace' },
      action: 'user-approved',
      subject: { kind: 'user', id: 'u-1', label: 'Ada' },
      reason: 'known to us',
      correlationId: 'request-1',
      causationId: 'request-1',
    });
  });

  it('names the product, and the operator at the command line', async () => {
    const operator = { actor: { kind: 'operator' as const }, correlationId: 'o', causationId: 'o' };
    const granting = { type: 'SearchesGranted', userId: 'u-1', searches: 5, grantId: 'g' };
    await world.happened('quota-u-1', granting, operator);
    const welcome = { type: 'WelcomeGranted', userId: 'u-1', searches: 10 };
    await world.happened('quota-u-1', welcome, { ...operator, actor: { kind: 'system' }, causationId: 'p' });
    await world.folded();
    expect((await newest())?.actor).toBeNull();
    expect((await newest({ actor: 'operator' }))?.actor).toEqual({ id: 'operator', name: 'Operator' });
    expect(await actions({ actor: 'system' })).toEqual(['welcome-granted']);
  });

  it('keeps the entry when users are erased, without their names and texts', async () => {
    await world.happened('user-a-1', { type: 'UserErased', userId: 'a-1' }, by('a-1'));
    await world.happened('user-u-1', { type: 'UserErased', userId: 'u-1' }, by('u-1'));
    await world.keys.destroy('a-1');
    await world.keys.destroy('u-1');
    await world.folded();
    const entry = await newest({ action: 'user-approved' });
    expect(entry).toMatchObject({
      actor: { id: 'a-1', name: '' },
      subject: { id: 'u-1', label: '' },
      ...{ reason: null, hasReason: true },
    });
    const event = await world.audit.event(entry?.id ?? '');
    expect(event?.fields.find(({ name }) => name === 'reason')).toMatchObject({ value: '', erased: true });
    expect(JSON.stringify(await asked())).not.toMatch(/Ada|Grace|known to us|example\.org/);
  });

  it('names reports by their title, and those without one by their query', async () => {
    const finished = await world.finished({ title: 'Weevils of Europe' });
    const failed = await world.asked('u-1', 'Who counts the moths?');
    const failing = { type: 'SearchFailed', searchId: failed, userId: 'u-1', code: 'x', message: 'No.' };
    await world.happened(`search-${failed}`, failing);
    await world.folded();
    expect((await newest({ subject: finished }))?.subject.label).toBe('Weevils of Europe');
    expect((await newest({ subject: failed }))?.subject.label).toBe('Who counts the moths?');
    expect(await world.audit.labelOf({ kind: 'report', id: failed })).toBe('Who counts the moths?');
    expect(await world.audit.labelOf({ kind: 'user', id: 'u-1' })).toBe('Ada');
    expect(await world.audit.labelOf({ kind: 'user', id: 'nobody' })).toBe('');
  });

  it('turns pages by cursor in both directions while new entries come', async () => {
    for (let n = 0; n < 4; n += 1) await decide(n % 2 === 0 ? 'deactivate' : 'reactivate');
    const first = await asked({ limit: 3 });
    expect(first.pagination).toEqual({
      ...{ currentPage: 1, totalPages: 3, totalCount: 7, hasPrev: false, hasNext: true },
    });
    expect(first.previous).toBeUndefined();
    await decide('deactivate');
    const second = await asked({ limit: 3, after: first.next });
    expect(second.entries.map(({ action }) => action)).toEqual([
      ...['user-deactivated', 'user-approved', 'user-registered'],
    ]);
    const third = await asked({ limit: 3, after: second.next });
    expect([third.entries.length, third.next]).toEqual([1, undefined]);
    expect((await asked({ limit: 3, before: third.previous })).entries).toEqual(second.entries);
    expect((await asked({ limit: 3, before: second.previous })).entries).toEqual(first.entries);
    // Fewer newer entries than a page: the list starts at its beginning.
    const newestPage = await asked({ limit: 3, before: first.next });
    expect((await asked({ limit: 3, before: newestPage.previous })).entries[0]?.action).toBe(
      'user-deactivated',
    );
    expect((await asked({ limit: 3, page: 3 })).entries).toHaveLength(2);
    expect((await asked({ limit: 3, page: 9 })).entries).toEqual([]);
  });

  it('refuses an invalid query, also for an export', async () => {
    for (const answer of [await world.audit.entries({ from: 'x' }), world.audit.export({ from: 'x' }, 'csv')])
      expect(isRefusal(answer) && answer.fields).toHaveProperty('from');
  });

  it('shows an event with its fields and all events of its request', async () => {
    const welcome = { type: 'WelcomeGranted', userId: 'u-1', searches: 10 };
    const id = (await newest())?.id ?? '';
    const after = { actor: { kind: 'system' as const }, correlationId: 'request-1', causationId: id };
    await world.happened('quota-u-1', welcome, after);
    const reserved = { type: 'SearchReserved', userId: 'u-1', searchId: 's' };
    await world.happened('quota-u-1', reserved, { ...after, causationId: 'request-1' });
    await world.folded();
    const event = await world.audit.event(id);
    expect(event).toMatchObject({ type: 'UserApproved', version: 1, stream: 'user-u-1', revision: 1 });
    expect(event?.fields.map(({ name, value }) => [name, value])).toEqual([
      ...[
        ['userId', 'u-1'],
        ['by', 'a-1'],
        ['reason', 'known to us'],
      ],
    ]);
    expect(event?.chain.map(({ type, depth, isCause, listed }) => [type, depth, isCause, listed])).toEqual([
      ['UserApproved', 0, true, true],
      ['WelcomeGranted', 1, false, true],
      ['SearchReserved', 0, false, false],
    ]);
    expect(await world.audit.event('unknown')).toBeUndefined();
  });

  it('shows the state of an item after any event, and now', async () => {
    const item = { kind: 'user', id: 'u-1' } as const;
    const { entries } = await asked({ subject: 'user:u-1' });
    const [approved, registered] = entries;
    expect((await world.audit.asOf(item, registered?.id))?.fields).toMatchObject({
      ...{ State: 'waiting for approval', Name: 'Ada', Address: 'u-1@example.org', 'Searches left': '0' },
    });
    await world.identity.deactivate('u-1', { by: 'a-1' }, by('a-1'));
    expect((await world.audit.asOf(item, approved?.id))?.fields.State).toBe('approved');
    expect((await world.audit.asOf(item))?.fields.State).toBe('deactivated');
    expect(await world.audit.asOf(item, 'unknown')).toBeUndefined();
    expect(await world.audit.asOf({ kind: 'user', id: 'nobody' })).toBeUndefined();
    await world.keys.destroy('u-1');
    expect((await world.audit.asOf(item, approved?.id))?.fields).toMatchObject({
      ...{ Name: '[erased]', Address: '[erased]' },
    });
  });

  it('shows earlier states of reports and feedback', async () => {
    const report = await world.finished();
    await world.publishing.publish(toReportId(report), { by: 'a-1' }, by('a-1'));
    await world.folded();
    const item = { kind: 'report', id: report } as const;
    const completed = await newest({ subject: report, action: 'search-completed' });
    expect((await world.audit.asOf(item, completed?.id))?.fields).toMatchObject({
      ...{ State: 'completed', Publication: 'draft', Title: 'Weevils of Europe' },
    });
    expect((await world.audit.asOf(item))?.fields.Publication).toBe('published');
    const about = { feedbackId: 'f-1', userId: 'u-1', earns: true };
    const given = { type: 'FeedbackSubmitted', ...about, rating: 4, content: 'Good.', suggestions: '' };
    await world.happened('feedback-f-1', given);
    expect((await world.audit.asOf({ kind: 'feedback', id: 'f-1' }))?.fields).toEqual({
      ...{ State: 'draft', Owner: 'u-1', Rating: '4', Content: 'Good.', Suggestions: '' },
    });
  });

  it('shows feedback and reviews before and after a decision', async () => {
    const about = { userId: 'u-1', earns: true, rating: 4, content: 'Good.' };
    const decided = { userId: 'u-1', by: 'a-1' };
    const said = { ...about, type: 'FeedbackSubmitted', feedbackId: 'f-2', suggestions: '' };
    await world.happened('feedback-f-2', said);
    await world.happened('feedback-f-2', { ...decided, type: 'FeedbackPublished', feedbackId: 'f-2' });
    await world.happened('review-r-2', { ...about, type: 'ReviewSubmitted', reviewId: 'r-2' });
    await world.happened('review-r-2', { ...decided, type: 'ReviewRejected', reviewId: 'r-2' });
    await world.folded();
    for (const [kind, id, action, before, now] of [
      ['feedback', 'f-2', 'feedback-submitted', 'draft', 'published'],
      ['review', 'r-2', 'review-submitted', 'pending', 'rejected'],
    ] as const) {
      const first = await newest({ subject: id, action });
      expect((await world.audit.asOf({ kind, id }, first?.id))?.fields.State).toBe(before);
      expect((await world.audit.asOf({ kind, id }))?.fields.State).toBe(now);
    }
  });

  it('exports CSV without formulas, and lines of JSON, oldest first', async () => {
    await decide('deactivate', '=cmd|calc');
    const file = async (format: 'csv' | 'ndjson') => {
      let text = '';
      for await (const piece of granted(world.audit.export({ subject: 'u-1' }, format))) text += piece;
      return text;
    };
    const [head, ...rows] = (await file('csv')).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFid,at,actorId,actor,action/);
    expect(rows.map((row) => row.split(',')[4])).toEqual([
      ...['user-registered', 'user-approved', 'user-deactivated'],
    ]);
    expect(rows[2]).toContain(`,"'=cmd|calc",`);
    const lines = (await file('ndjson')).trimEnd().split('\n');
    const parsed = lines.map((text) => JSON.parse(text) as object);
    expect(parsed.reverse()).toEqual(
      (await asked({ subject: 'u-1' })).entries.map(({ hasReason: _, ...entry }) => entry),
    );
  });

  it('marks an unreadable event as such', async () => {
    await world.store.append(
      'user-u-2',
      [
        {
          ...{ id: 'broken', type: 'UserApproved', data: { userId: 'u-2', by: 7 } },
          metadata: { ...{ actor: { kind: 'system' }, correlationId: 'c' }, at: '2026-01-01', version: 1 },
        },
      ],
      { expected: 'any' },
    );
    await world.folded();
    expect(await world.audit.event('broken')).toBeUndefined();
    expect((await asked()).entries).toHaveLength(3);
  });

  async function decide(what: 'deactivate' | 'reactivate', reason?: string): Promise<void> {
    granted(await world.identity[what]('u-1', { by: 'a-1', reason }, by('a-1')));
    await world.folded();
  }
});
