import fc from 'fast-check';
import { password } from './person';
import { unknownId } from './unknown-id';

export const control = '\0 a null byte';
export const half = `half a sign ${'\ud800'}`;
const notText = fc.oneof(
  fc.constantFrom<unknown>(true, 0, -1, 1.5, [], [['x']], {}, { $gt: '' }, { toString: 'x' }, ['__proto__']),
  fc.jsonValue({ maxDepth: 3 }).filter((value) => typeof value !== 'string' && value !== null),
);
const wrongText = fc.oneof(notText, fc.constantFrom<unknown>(control, half, 'x'.repeat(10_000)));
const blank = fc.constantFrom<unknown>('', '   ', '\n\t', null);
const wrongRating = fc.oneof(
  fc.constantFrom<unknown>(0, 6, -1, 2.5, 1e308, '', 'five', true, [], [3], {}, null),
  fc.integer({ min: 6 }),
);

/** A call with a JSON body: a valid body, and invalid values of each field. */
export type Call = {
  method?: string;
  path: string;
  by: 'visitor' | 'user' | 'admin';
  good: Record<string, unknown>;
  wrong: Record<string, fc.Arbitrary<unknown>>;
  optional?: string[];
};
const reason = {
  good: { reason: 'spam' },
  wrong: { reason: wrongText },
  optional: ['reason'],
  by: 'admin' as const,
};
const search = {
  by: 'user' as const,
  good: { query: 'What is wrong with this?', model: 'qwen', sources: [], approvePlan: false },
  wrong: {
    query: fc.oneof(wrongText, blank),
    model: fc.oneof(wrongText, fc.constantFrom('__proto__', 'constructor', 'toString', 'gpt')),
    sources: fc.constantFrom<unknown>(
      'x',
      [1],
      [null],
      {},
      0,
      true,
      Array.from({ length: 11 }, (_, n) => `${n}`),
    ),
    approvePlan: fc.constantFrom<unknown>('true', 0, 1, [], {}, [true]),
  },
  optional: ['model', 'sources', 'approvePlan'],
};
export const calls: Call[] = [
  {
    path: '/api/auth/register',
    by: 'visitor',
    good: { name: 'Mallory', email: 'mallory@example.org', password, confirmPassword: password },
    wrong: {
      name: fc.oneof(wrongText, blank),
      email: fc.oneof(wrongText, blank, fc.constantFrom('anonymous', 'a@b@c', '@', 'a b@example.org')),
      password: fc.oneof(wrongText, blank),
      confirmPassword: fc.oneof(wrongText, blank),
    },
  },
  {
    path: '/api/auth/login',
    by: 'visitor',
    good: { email: 'mallory@example.org', password },
    wrong: { email: fc.oneof(wrongText, blank), password: wrongText },
  },
  { path: '/api/search', ...search },
  { path: '/api/visual-insights', ...search },
  { path: '/api/research-report', ...search },
  {
    path: '/api/export',
    by: 'visitor',
    good: { resultId: unknownId, type: 'pdf' },
    wrong: { resultId: fc.oneof(notText, fc.constant('')), type: fc.oneof(wrongText, blank) },
  },
  {
    path: '/api/feedback/submit',
    by: 'user',
    good: { content: 'Useful.', rating: 4, suggestions: 'None.' },
    wrong: { content: fc.oneof(wrongText, blank), rating: wrongRating, suggestions: wrongText },
    optional: ['suggestions'],
  },
  {
    path: '/api/reviews',
    by: 'user',
    good: { content: 'Useful.', rating: 4 },
    wrong: { content: fc.oneof(wrongText, blank), rating: wrongRating },
  },
  {
    path: `/api/search/${unknownId}/approve-plan`,
    by: 'user',
    good: { leaveOut: ['part-1'] },
    wrong: { leaveOut: fc.constantFrom<unknown>('x', [1], [null], [['x']], {}, 0, true, null) },
    optional: ['leaveOut'],
  },
  { path: `/api/admin/users/${unknownId}/approve`, ...reason },
  { path: `/api/admin/reports/${unknownId}/publish`, ...reason },
  { path: `/api/admin/research-report/${unknownId}/publish`, ...reason },
  { method: 'DELETE', path: `/api/admin/users/${unknownId}`, ...reason },
  { path: `/api/admin/feedback/${unknownId}/publish`, ...reason },
  {
    method: 'PATCH',
    path: `/api/admin/feedback/${unknownId}`,
    by: 'admin',
    good: { status: 'published', reason: 'spam' },
    wrong: { status: fc.oneof(wrongText, blank, fc.constantFrom('deleted', 'Draft')), reason: wrongText },
    optional: ['reason'],
  },
  { method: 'DELETE', path: `/api/admin/feedback/${unknownId}`, ...reason },
  { path: `/api/admin/reviews/${unknownId}/approve`, ...reason },
  { path: `/api/admin/reviews/${unknownId}/reject`, ...reason },
  { method: 'DELETE', path: `/api/admin/reviews/${unknownId}`, ...reason },
  { method: 'DELETE', path: `/api/admin/search-queries/${unknownId}`, ...reason },
  { method: 'DELETE', path: `/api/results/${unknownId}`, ...reason },
];

/** JSON that is not an object, or an object without fields of its own. */
export const noObjects = [
  '[]',
  '"x"',
  '17',
  'true',
  '[[[]]]',
  '[{"reason":1}]',
  '{"constructor":{"prototype":{}}}',
];
