import { activityStems, ownerStems } from '../../words/lexicon';
import type { Reading } from '../reading/reading';
import type { Word } from '../../text/scan';
import { atomsOf } from '../structure/table-labels';
import { labelMeanings } from '../structure/tables';

/** A stretch of time that rows do not cover, a time of day, a noun put before a column's name, a record of all time. */
export function isStray(word: Word, { text, table, columns, rows }: Reading): boolean {
  const { lower, end } = word;
  if (
    /^(?:quarter|month|week|day|hour)s?$/.test(lower) &&
    table.grain !== lower.replace(/s$/, '') &&
    !table.dataset.columns.some(({ name, unit }) => atomsOf(`${name} ${unit}`).includes(lower))
  )
    return true;
  if (isJoinedNoun(word, columns, text)) return true;
  // "Final-sale value" is no "First-sale value".
  if (orderWords.test(lower) && /^-\p{Ll}/u.test(text.slice(end))) return true;
  if (lower === 'same' && isOpenTime(word, { text, rows })) return true;
  if (lower === 'record' && /\bon $/i.test(text.slice(Math.max(0, word.at - 4), word.at))) return true;
  if (/\b\d{1,2}:\d{2}\b/.test(text)) return true;
  const before = columns.some((ref) => {
    const [first = ''] = text.slice(ref.at, ref.end).toLowerCase().split(/\W/u);
    return ref.at === end + 1 && !/(?:ed|t)$/.test(first) && !pastForms.has(first);
  });
  const modifies =
    before &&
    !(labelMeanings(table).has(word.meaning) && /s$/.test(lower) && pluralVerb.test(text.slice(end))) &&
    (activityStems.has(word.stem) || ownerStems.has(word.stem)) &&
    !/(?:ed|ing)$/.test(lower) &&
    !/^(?:group|company)$/.test(lower) &&
    !pastForms.has(lower);
  return modifies;
}

const orderWords = /^(?:final|last|latest|next|previous|prior|earlier|later|opening|closing)$/;

/** "Wages and travel" are more than wages: a noun joined to a column's name. "Visitors and employs" goes on with a verb. */
const isJoinedNoun = ({ at, lower, end }: Word, columns: Reading['columns'], text: string) =>
  columns.some((ref) => text.slice(ref.end, at) === ' and ') &&
  !/(?:ed|ing)$/.test(lower) &&
  !pastForms.has(lower) &&
  /^(?:$|[.,;]| (?:in|on|at|for|of|by|to|from|was|were|is|are|came|rose|fell|made|accounted)\b)/.test(
    text.slice(end),
  );

/** "Over the same period", where no period is named before it. */
const isOpenTime = ({ at, end }: Word, { text, rows }: Pick<Reading, 'text' | 'rows'>) =>
  /^ (?:period|time|span|years|interval)\b/.test(text.slice(end)) &&
  !rows.some((ref) => ref.kind === 'period' && ref.at < at);

/** "The breweries employ 383 people". */
const pluralVerb =
  /^ (?:employ|produce|generate|serve|handle|carry|cover|treat|welcome|attract|host|sell|earn)\b/;
const pastForms = new Set(
  'saw drew won went had held ran kept got made took lay sold bought spent drank grew earned cost costs covers serves carries employs has have report reports number numbers'.split(
    ' ',
  ),
);
