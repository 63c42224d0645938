import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { sourcesOf, type SourcesCommand, type SourcesState } from './decider';
import type { SourceAdded } from './events';

const userId = 'ann';
const limitBytes = 10 * 1024 * 1024;
const file = (sourceId: string, bytes = 1, sha256 = `hash-${sourceId}`): SourceAdded => ({
  ...{
    type: 'SourceAdded',
    userId,
    sourceId,
    title: `${sourceId}.csv`,
    kind: 'csv',
    sha256,
    bytes,
    spans: 1,
  },
});
const add = (...events: SourceAdded[]): SourcesCommand => ({ type: 'Add', userId, events, limitBytes });
const use = (id: string, ...sourceIds: string[]): SourcesCommand => ({
  ...{ type: 'Use', userId, searchId: toReportId(id), sourceIds },
});
const remove = (sourceId: string, ...over: string[]): SourcesCommand => ({
  ...{ type: 'Remove', userId, sourceId, over },
});

/** The state after these commands; one that is refused changes nothing. */
const after = (...commands: SourcesCommand[]): SourcesState =>
  commands.reduce((state, command) => {
    const decided = sourcesOf.decide(command, state);
    return isRefusal(decided)
      ? state
      : decided.reduce((folded, event) => sourcesOf.evolve(folded, event), state);
  }, sourcesOf.initial);
const code = (command: SourcesCommand, state: SourcesState) => {
  const decided = sourcesOf.decide(command, state);
  return isRefusal(decided) ? decided.code : decided.map(({ type }) => type);
};

describe('the sources of an account', () => {
  it('accept all files of a call or none within the limit, and report the used bytes', () => {
    const state = after(add(file('a', 6 * 1024 * 1024)));
    expect(sourcesOf.decide(add(file('b', 1), file('c', 4 * 1024 * 1024)), state)).toMatchObject({
      code: 'storage-full',
      values: { limit: 10, used: 6, more: 4 },
    });
    expect(code(add(file('b', 4 * 1024 * 1024)), state)).toEqual(['SourceAdded']);
  });

  it('stay as they are when a request is repeated, which brings the same ids', () => {
    const full = after(add(file('a', limitBytes)));
    expect(code(add(file('a', 1)), full)).toEqual([]);
    expect(code(add(file('a', 1), file('b', 1)), full)).toEqual([]);
    expect(code(add(file('a', 1)), after(add(file('a', limitBytes)), remove('a')))).toEqual([]);
  });

  it('free the bytes of removed sources', () => {
    const state = after(add(file('a', limitBytes)), remove('a'));
    expect(state.bytes).toBe(0);
    expect(code(add(file('b', limitBytes)), state)).toEqual(['SourceAdded']);
  });

  it('are at most a thousand, of any size', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => file(`s${at}`, 0));
    expect(code(add(file('one', 0)), after(add(...many)))).toBe('too-many-kept');
  });

  it('never exceed the limit, for any sequence of commands', () => {
    const command = fc.oneof(
      fc
        .record({ id: fc.nat(20), bytes: fc.nat(limitBytes) })
        .map(({ id, bytes }) => add(file(`s${id}`, bytes))),
      fc.nat(20).map((id) => remove(`s${id}`)),
    );
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const fresh = commands.filter(
          (each, at) =>
            each.type !== 'Add' ||
            !commands
              .slice(0, at)
              .some(
                (other) => other.type === 'Add' && other.events[0]?.sourceId === each.events[0]?.sourceId,
              ),
        );
        const state = after(...fresh);
        expect(state.bytes).toBeLessThanOrEqual(limitBytes);
        const sum = [...state.sources.values()].reduce((total, { bytes }) => total + bytes, 0);
        expect(state.bytes).toBe(sum);
      }),
    );
  });
});

describe('a source', () => {
  const used = after(add(file('a')), use('q1', 'a'));

  it('stays while a search that uses it has not ended', () => {
    expect(code(remove('a'), used)).toBe('source-in-use');
    expect(code(remove('a', 'q2'), used)).toBe('source-in-use');
    expect(code(remove('a', 'q1'), used)).toEqual(['SourceRemoved']);
  });

  it('does not expire if it is used again', () => {
    const expire = (...over: string[]) =>
      code(
        { type: 'Expire', userId, sourceId: 'a', over },
        after(add(file('a')), use('q1', 'a'), use('q2', 'a')),
      );
    expect(expire('q1')).toEqual([]);
    expect(expire('q1', 'q2')).toEqual(['SourceExpired']);
  });

  it('that is removed or unknown can be neither used nor removed', () => {
    const state = after(add(file('a')), remove('a'));
    expect([code(use('q1', 'a'), state), code(remove('a'), state)]).toEqual([
      'unknown-source',
      'source-not-found',
    ]);
    expect(code(use('q1', 'other'), state)).toBe('unknown-source');
  });

  it('is recorded as used by a search once', () => {
    expect(code(use('q1', 'a'), used)).toEqual([]);
  });

  it('from before account streams is adopted once, with its uses, and never after its removal', () => {
    const { type: _type, userId: _user, ...line } = file('old', 7);
    const adopt: SourcesCommand = {
      ...{ type: 'Adopt', userId, sources: [{ ...line, addedAt: '2026-01-01T00:00:00.000Z' }] },
      uses: [{ searchId: toReportId('q1'), sourceIds: ['old'] }],
    };
    const state = after(adopt);
    expect([state.bytes, code(adopt, state), code(remove('old'), state)]).toEqual([7, [], 'source-in-use']);
    expect(code(adopt, after(adopt, remove('old', 'q1')))).toEqual([]);
  });
});
