import { describe, it } from 'vitest';
import { given } from '../../tests/doubles/given';
import { parkedEvents, type ParkedEventCommand } from './decider';
import type { ModerationEvent } from './events';

const about = { model: 'results', eventId: 'e-1' };
const asked = (type: ParkedEventCommand['type'], by = 'ada', isParked = true): ParkedEventCommand => ({
  type,
  ...about,
  by,
  reason: 'because',
  isParked,
});
const retried: ModerationEvent = { type: 'ParkedEventRetried', ...about, by: 'ada', reason: 'because' };
const skipped: ModerationEvent = { type: 'ParkedEventSkipped', ...about, by: 'ada', reason: 'because' };

describe('a parked event', () => {
  it('can be retried as often as an admin requests it', () => {
    given(parkedEvents).when(asked('Retry')).then(retried);
    given(parkedEvents, retried).when(asked('Retry')).then(retried);
  });

  it('is skipped once, and a repeat by the same admin changes nothing', () => {
    given(parkedEvents, retried).when(asked('Skip')).then(skipped);
    given(parkedEvents, skipped).when(asked('Skip')).thenNothing();
    given(parkedEvents, skipped)
      .when(asked('Skip', 'ada', false))
      .thenNothing();
  });

  it('that was skipped is refused to another admin, who learns whose decision is in effect', () => {
    given(parkedEvents, skipped).when(asked('Skip', 'bob')).thenRefused('already-decided');
    given(parkedEvents, skipped).when(asked('Retry', 'bob')).thenRefused('already-decided');
  });

  it('that was skipped cannot be retried by the admin who skipped it either', () => {
    given(parkedEvents, skipped).when(asked('Retry')).thenRefused('not-parked');
  });

  it('must be parked in the named read model', () => {
    given(parkedEvents)
      .when(asked('Retry', 'ada', false))
      .thenRefused('not-parked');
    given(parkedEvents)
      .when(asked('Skip', 'ada', false))
      .thenRefused('not-parked');
    const elsewhere: ModerationEvent = { ...skipped, model: 'users' };
    given(parkedEvents, elsewhere)
      .when(asked('Skip', 'bob'))
      .then({ ...skipped, by: 'bob' });
  });
});
