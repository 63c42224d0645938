import { cutAt } from '../../kernel/text/sanitize-text';
import { longestOf, mostEntries } from './limits';

/** Cuts a parsed answer to the limits of its fields; `leftOut` lists the omissions in sentences of our own for readers. */
export function withinLimits<Value>(value: Value): { value: Value; leftOut: string[] } {
  const leftOut = new Map<string, number>();
  let cut = 0;

  function within(given: unknown, field: string): unknown {
    if (typeof given === 'string') {
      const kept = cutAt(given, longestOf(field));
      if (kept.length === given.length) return given;
      cut += 1;
      return `${kept.trimEnd()}…`;
    }
    if (Array.isArray(given)) return entries(given, field).map((one) => within(one, field));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, inner]) => [name, within(inner, field === 'rows' ? field : name)]),
    );
  }

  function entries(given: unknown[], field: string): unknown[] {
    const limit = mostEntries.get(field);
    if (!limit || given.length <= limit.most) return given;
    const beyond = given.length - limit.most;
    leftOut.set(limit.called, (leftOut.get(limit.called) ?? 0) + beyond);
    return given.slice(0, limit.most);
  }

  const kept = within(value, '') as Value;
  const sentences = [...leftOut].map(
    ([called, count]) =>
      `The model gave more ${called} than a report takes: ${count.toLocaleString('en-US')} are left out.`,
  );
  if (cut > 0)
    sentences.push(
      `${cut === 1 ? 'A text' : `${cut} texts`} of the model ran too long and ${cut === 1 ? 'is' : 'are'} cut.`,
    );
  return { value: kept, leftOut: sentences };
}
