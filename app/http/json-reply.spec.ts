import { expect, it } from 'vitest';
import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from './json-reply.server';

it.each([
  [1, 'Too many requests. Please try again in 1 second.'],
  [21, 'Too many requests. Please try again in 21 seconds.'],
])(
  'a temporary refusal of %s seconds names its retry time in the sentence and in the header',
  async (retryAfter, error) => {
    const answer = refusalResponse(refuse('too-many-requests', { retryAfter }));
    expect(await answer.json()).toEqual({ error, code: 'too-many-requests' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, String(retryAfter)]);
  },
);
