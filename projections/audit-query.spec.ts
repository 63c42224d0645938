import { describe, expect, it } from 'vitest';
import { isRefusal } from '../modules/kernel/refusal';
import { auditWhere, cursorAt, type AuditFilter } from './audit-query';

const fieldsOf = (filter: AuditFilter) => {
  const where = auditWhere(filter);
  return isRefusal(where) ? { code: where.code, fields: Object.keys(where.fields ?? {}) } : undefined;
};

describe('the filter of the audit', () => {
  it('narrows nothing when it is blank', () => {
    expect(auditWhere({})).toEqual({});
    expect(auditWhere({ subject: '', actor: ' ', kind: '', action: '', from: '', to: '' })).toEqual({});
  });

  it('narrows by person and item', () => {
    expect(auditWhere({ actor: ' u-1 ', subject: 'r-1' })).toEqual({ actorId: 'u-1', subjectId: 'r-1' });
    expect(auditWhere({ subject: 'review:r-1' })).toEqual({
      subjectId: 'r-1',
      type: { in: ['ReviewSubmitted', 'ReviewApproved', 'ReviewRejected', 'ReviewDeleted'] },
    });
    expect(auditWhere({ subject: 'read-model:users/e-1' })).toMatchObject({ subjectId: 'users/e-1' });
  });

  it('narrows by kind and action, and finds nothing for a kind without that action', () => {
    expect(auditWhere({ kind: 'source' })).toEqual({
      type: { in: ['SourceAdded', 'SourceRemoved', 'SourceExpired'] },
    });
    expect(auditWhere({ action: 'user-approved' })).toEqual({ type: { in: ['UserApproved'] } });
    expect(auditWhere({ kind: 'source', action: 'user-approved' })).toEqual({ type: { in: [] } });
    expect(auditWhere({ kind: 'user', subject: 'report:r-1' })).toEqual({
      subjectId: 'r-1',
      type: { in: [] },
    });
  });

  it('accepts whole days, and times with an offset or in UTC', () => {
    const at = (from: string, to: string) => auditWhere({ from, to });
    expect(at('2026-11-23', '2026-11-23')).toEqual({
      at: { gte: '2026-11-23T00:00:00.000Z', lte: '2026-11-23T23:59:59.999Z' },
    });
    expect(at('2026-11-23T02:00:00+02:00', '')).toEqual({ at: { gte: '2026-11-23T00:00:00.000Z' } });
    expect(at('2026-11-23T02:00:00 02:00', '')).toEqual({ at: { gte: '2026-11-23T00:00:00.000Z' } });
    expect(at('', '2026-11-23T10:30')).toEqual({ at: { lte: '2026-11-23T10:30:00.000Z' } });
  });

  it.each([
    [{ from: 'yesterday' }, ['from']],
    [{ from: '2026-02-30', to: '2026-13-01' }, ['from', 'to']],
    [{ to: '23.11.2026' }, ['to']],
    [{ from: '2026-11-24', to: '2026-11-23' }, ['to']],
    [{ kind: 'users' }, ['kind']],
    [{ action: 'approve' }, ['action']],
    [{ action: '__proto__' }, ['action']],
    [{ subject: 'account:u-1' }, ['subject']],
  ])('refuses %j with a message for each field', (filter, fields) => {
    expect(fieldsOf(filter)).toEqual({ code: 'invalid-input', fields });
  });

  it('accepts only a position as a cursor', () => {
    expect(['7', '0', '', undefined, '-1', '1.5', 'abc', '1e400'].map(cursorAt)).toEqual([
      7,
      0,
      ...Array<undefined>(6),
    ]);
  });
});
