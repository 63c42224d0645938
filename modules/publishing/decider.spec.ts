import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { given } from '../../tests/doubles/given';
import { isRefusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { publishing, statusOf, type PublishingCommand } from './decider';
import type { PublishingEvent } from './events';

const about = { reportId: toReportId('r'), userId: 'ada' };
const asks: PublishingCommand = { type: 'Request', ...about };
const publishes = (slug = 'weevils'): PublishingCommand => ({
  type: 'Publish',
  ...about,
  slug,
  kind: 'visual',
  by: 'admin',
  content: null,
});
const unpublishes: PublishingCommand = { type: 'Unpublish', ...about, by: 'admin', reason: 'outdated' };

const requested: PublishingEvent = { type: 'PublicationRequested', ...about };
const published = (version = 1): PublishingEvent => ({
  type: 'ReportPublished',
  ...about,
  slug: 'weevils',
  kind: 'visual',
  by: 'admin',
  content: null,
  version,
});
const unpublished = (version = 1): PublishingEvent => ({
  type: 'ReportUnpublished',
  ...about,
  by: 'admin',
  reason: 'outdated',
  version,
});

describe('a report', () => {
  it('can be requested for publication once, and again after an unpublication', () => {
    given(publishing).when(asks).then(requested);
    given(publishing, requested).when(asks).thenNothing();
    given(publishing, requested, published()).when(asks).thenNothing();
    given(publishing, requested, published(), unpublished()).when(asks).then(requested);
  });

  it('can be published with or without a request, and only once', () => {
    given(publishing).when(publishes()).then(published());
    given(publishing, requested).when(publishes()).then(published());
    given(publishing, published()).when(publishes()).thenNothing();
  });

  it('returns to a second admin whose decision came first', () => {
    const second = { by: 'another admin' };
    given(publishing, published())
      .when({ ...publishes(), ...second })
      .thenRefused('already-decided');
    given(publishing, published(), unpublished())
      .when({ ...unpublishes, ...second })
      .thenRefused('already-decided');
  });

  it('keeps its slug and increments its version when it is published again', () => {
    given(publishing, published(), unpublished()).when(publishes('beetles')).then(published(2));
  });

  it('that is not published cannot be unpublished', () => {
    given(publishing).when(unpublishes).thenRefused('not-published');
    given(publishing, requested).when(unpublishes).thenRefused('not-published');
    given(publishing, published()).when(unpublishes).then(unpublished());
    given(publishing, published(), unpublished()).when(unpublishes).thenRefused('not-published');
  });

  it('is a draft before a request, awaits an admin after it, and is a draft again after an unpublication', () => {
    const standing = (...events: PublishingEvent[]) =>
      statusOf(events.reduce((state, event) => publishing.evolve(state, event), publishing.initial));
    expect(standing()).toBe('draft');
    expect(standing(requested)).toBe('pending_publish');
    expect(standing(requested, published())).toBe('published');
    expect(standing(requested, published(), unpublished())).toBe('draft');
  });

  it('keeps one slug for ever, and versions that grow by one, under any decisions', () => {
    const command = fc.oneof(
      fc.constant(asks),
      fc.constantFrom('weevils', 'beetles', 'limpets').map(publishes),
      fc.constant(unpublishes),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const events: PublishingEvent[] = [];
        let state = publishing.initial;
        for (const one of commands) {
          const decided = publishing.decide(one, state);
          if (isRefusal(decided)) continue;
          events.push(...decided);
          state = decided.reduce((folded, event) => publishing.evolve(folded, event), state);
        }
        const editions = events.filter((event) => event.type === 'ReportPublished');
        expect(new Set(editions.map(({ slug }) => slug)).size).toBeLessThanOrEqual(1);
        expect(editions.map(({ version }) => version)).toEqual(editions.map((_, index) => index + 1));
        const replayed = events.reduce(
          (folded, event) => publishing.evolve(folded, event),
          publishing.initial,
        );
        expect(replayed).toEqual(state);
      }),
    );
  });
});
