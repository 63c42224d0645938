import fc from 'fast-check';
import { control, half } from './json-calls';

const names = ['query', 'model', 'source', 'intent', 'mode', 'email', 'name', 'password', 'confirmPassword', 'rating', 'content', 'suggestions', 'userId', 'reason', 'decision', 'theme', 'redirectTo', 'key', 'currentPassword', '__proto__', 'constructor', '']; // prettier-ignore
const hopeless = fc.constantFrom(control, 'x'.repeat(10_000), ' ');
const odd = fc.oneof(
  hopeless,
  fc.string({ unit: 'binary' }),
  fc.constantFrom(half, '//evil.example', '[]', '{"a":1}'),
);

/** A form field with a value that no form sends. It contains no valid query, which would start a search. */
export const invalidField = fc
  .constantFrom(...names)
  .chain((name) => (name === 'query' ? hopeless : odd).map((value): [string, string] => [name, value]));
