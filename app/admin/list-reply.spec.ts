import { expect, it } from 'vitest';
import type { ListQuery } from '../../composition/application/moderation';
import { refuse } from '../../modules/kernel/refusal';
import { listReply } from './list-reply.server';

async function answered(query: string, next?: string) {
  const queries: ListQuery[] = [];
  const request = new Request(`http://localhost/api/admin/things?${query}`);
  const response = await listReply(request, ['new', 'old'], (each) => {
    queries.push(each);
    const refused = refuse('invalid-input', {}, { after: 'no' });
    return Promise.resolve(each.after === 'broken' ? refused : { items: [1, 2], total: 7, next });
  });
  const { status, headers } = response;
  const [total, link] = [headers.get('x-total-count'), headers.get('link')];
  return { listQuery: queries[0], status, total, link, body: (await response.json()) as unknown };
}

it('answers rows and total, and links to the next page while there is one', async () => {
  expect(await answered('status=old&q=a%26b&page=2&limit=2', 'x_-1')).toMatchObject({
    listQuery: { page: 2, limit: 2, status: 'old', q: 'a&b', after: undefined },
    status: 200,
    total: '7',
    link: '</api/admin/things?status=old&q=a%26b&limit=2&after=x_-1>; rel="next"',
    body: [1, 2],
  });
  expect((await answered('after=x_-1')).link).toBeNull();
  expect((await answered('after=x_-1', 'y')).link).toBe('</api/admin/things?after=y>; rel="next"');
});

it('ignores an empty cursor, and refuses a broken one and an unknown status with a sentence', async () => {
  expect((await answered('after=')).listQuery?.after).toBeUndefined();
  expect(await answered('after=broken')).toMatchObject({ status: 400, body: { fields: { after: 'no' } } });
  expect(await answered('status=odd')).toMatchObject({
    status: 400,
    listQuery: undefined,
    body: { code: 'invalid-input', fields: { status: 'A status is one of new, old.' } },
  });
});
