import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { quota, type QuotaCommand, type QuotaState } from './decider';
import type { QuotaEvent, Rewardable } from './events';

const userId = 'u-1';
const hour = 60 * 60 * 1000;

const searchId = fc.constantFrom('s-1', 's-2', 's-3', 's-4', 's-5');
const about = (type: 'ReserveSearch' | 'SpendSearch' | 'RefundSearch') =>
  searchId.map((id): QuotaCommand => ({ type, userId, searchId: toReportId(id) }));
/** Few ids and few times: most commands are repeats, and most rewards come close to another. */
const reward = fc
  .record({
    of: fc.constantFrom<Rewardable>('feedback', 'review'),
    id: fc.constantFrom('c-1', 'c-2', 'c-3', 'c-4', 'c-5', 'c-6'),
    searches: fc.integer({ min: 1, max: 6 }),
    at: fc.integer({ min: 0, max: 72 }).map((hours) => new Date(hours * hour).toISOString()),
    everyMs: fc.constantFrom(0, 24 * hour),
  })
  .map((given): QuotaCommand => ({ type: 'Reward', userId, ...given }));
const grant = fc
  .record({ searches: fc.integer({ min: 1, max: 3 }), grantId: fc.constantFrom('g-1', 'g-2') })
  .map((given): QuotaCommand => ({ type: 'GrantSearches', userId, ...given }));
const welcome = fc.constant<QuotaCommand>({ type: 'GrantWelcome', userId, searches: 2 });
const commands = fc.array(
  fc.oneof(about('ReserveSearch'), about('SpendSearch'), about('RefundSearch'), reward, grant, welcome),
  { maxLength: 80 },
);

/** Applies the commands one after another; `look` receives the state after each. */
function play(given: readonly QuotaCommand[], look: (state: QuotaState) => void = () => {}) {
  const events: QuotaEvent[] = [];
  let state = quota.initial;
  for (const command of given) {
    const decided = quota.decide(command, state);
    if (isRefusal(decided)) continue;
    events.push(...decided);
    state = decided.reduce(quota.evolve, state);
    look(state);
  }
  return { events, state };
}

const of = <T extends QuotaEvent['type']>(events: QuotaEvent[], ...types: T[]) =>
  events.filter((event): event is Extract<QuotaEvent, { type: T }> =>
    (types as string[]).includes(event.type),
  );
const grantTypes = ['WelcomeGranted', 'SearchesGranted', 'FeedbackGranted', 'ReviewGranted'] as const;
/** The key that identifies a grant or a withheld reward. */
function idOf(event: QuotaEvent): string {
  if ('feedbackId' in event) return event.feedbackId;
  if ('reviewId' in event) return event.reviewId;
  if ('contributionId' in event) return event.contributionId;
  return 'grantId' in event ? event.grantId : event.type;
}
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

describe('under any interleaving of commands and repeats, the quota', () => {
  it('never goes below zero', () => {
    fc.assert(
      fc.property(commands, (given) => {
        play(given, ({ remaining }) => expect(remaining).toBeGreaterThanOrEqual(0));
      }),
    );
  });

  it('equals the grants minus the reserved and spent searches', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const { events, state } = play(given);
        const grants = of(events, ...grantTypes);
        const now = [...state.searches.values()];
        const open = now.filter((search) => search === 'open').length;
        const spent = of(events, 'SearchSpent').length;
        expect(state.remaining).toBe(sum(grants.map(({ searches }) => searches)) - open - spent);
        expect(of(events, 'SearchReserved').length).toBe(open + spent + of(events, 'SearchRefunded').length);
      }),
    );
  });

  it('counts each grant and each contribution once, and spends each search once', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const { events } = play(given);
        const counted = of(events, ...grantTypes, 'RewardWithheld').map(idOf);
        expect(new Set(counted).size).toBe(counted.length);
        const spent = of(events, 'SearchSpent').map((event) => event.searchId);
        expect(new Set(spent).size).toBe(spent.length);
      }),
    );
  });

  it('is unchanged when a command is repeated at once', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const once = play(given);
        const twice = play(given.flatMap((command) => [command, command]));
        expect(twice.events).toEqual(once.events);
      }),
    );
  });

  it('has no two rewards of a kind closer than the interval', () => {
    const daily = commands.map((given) =>
      given.map((command) => (command.type === 'Reward' ? { ...command, everyMs: 24 * hour } : command)),
    );
    fc.assert(
      fc.property(daily, (given) => {
        const { events } = play(given);
        for (const type of ['FeedbackGranted', 'ReviewGranted'] as const) {
          const times = of(events, type)
            .map(({ at }) => Date.parse(at))
            .sort((a, b) => a - b);
          const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
          expect(gaps.filter((gap) => gap < 24 * hour)).toEqual([]);
        }
      }),
    );
  });

  it('keeps the outcome of each contribution', () => {
    fc.assert(
      fc.property(commands, (given) => {
        const { events, state } = play(given);
        const earned = new Map<string, number>([
          ...of(events, 'FeedbackGranted', 'ReviewGranted').map(
            (event) => [idOf(event), event.searches] as const,
          ),
          ...of(events, 'RewardWithheld').map((event) => [idOf(event), 0] as const),
        ]);
        expect(new Map([...state.rewards].map(([id, { searches }]) => [id, searches]))).toEqual(earned);
      }),
    );
  });
});
