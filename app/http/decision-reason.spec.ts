import { expect, it } from 'vitest';
import { isRefusal } from '../../modules/kernel/refusal';
import { reasonSent } from './decision-reason.server';

async function sent(body?: string, type = 'application/json') {
  const headers = body === undefined ? undefined : { 'content-type': type };
  const read = await reasonSent(new Request('http://localhost/', { method: 'POST', body, headers }));
  return isRefusal(read) ? read.code : read;
}

it('accepts a decision without a reason, and without a body', async () => {
  for (const body of [undefined, '', '{}', 'null', '{"reason":null}', '{"reason":"  "}'])
    expect(await sent(body), body).toEqual({});
  expect(await sent('', 'text/plain')).toEqual({});
});

it('takes a reason as written, trimmed', async () => {
  expect(await sent('{"reason":" known to us ","more":1}')).toEqual({ reason: 'known to us' });
});

it('refuses a body that is no JSON or holds no valid reason', async () => {
  expect(await sent('reason=spam', 'application/x-www-form-urlencoded')).toBe('not-json');
  expect(await sent('{"reason":')).toBe('malformed-json');
  for (const body of ['[]', '"spam"', '5', '{"reason":5}', '{"reason":["spam"]}'])
    expect(await sent(body), body).toBe('invalid-input');
  expect(await sent(`{"reason":"${'x'.repeat(70_000)}"}`)).toBe('body-too-large');
});
