import { describe, expect, it } from 'vitest';
import { countEvent } from './event-metrics';
import { eventCatalogue } from './event-catalogue';
import { createRecordedTelemetry } from '../tests/doubles/recorded-telemetry';

describe('the business metrics of an event', () => {
  const countsOf = (...types: string[]) => {
    const { telemetry, counts } = createRecordedTelemetry();
    for (const type of types)
      countEvent(telemetry)({ type, searches: type.endsWith('Granted') ? 10 : undefined });
    return counts;
  };

  it('count the outcome of a search, and its move of quota', () => {
    expect(countsOf('SearchReserved', 'SearchRequested', 'SearchFailed', 'SearchRefunded')).toEqual({
      'evident_quota_searches_total{change="reserved"}': 1,
      'evident_searches_total{state="accepted"}': 1,
      'evident_searches_total{state="failed"}': 1,
      'evident_quota_searches_total{change="refunded"}': 1,
    });
  });

  it('count granted searches, for any reason', () => {
    const granted = [...eventCatalogue.keys()].filter((type) => type.endsWith('Granted'));
    expect(granted.length).toBeGreaterThanOrEqual(4);
    expect(countsOf(...granted)).toEqual({
      'evident_quota_searches_total{change="granted"}': 10 * granted.length,
    });
  });

  it('count nothing for an event about anything else', () => expect(countsOf('UserRegistered')).toEqual({}));
});
