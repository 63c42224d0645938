import { memoize } from '../../../../kernel/memoize';
import { atomsOf } from '../structure/table-labels';
import { meaningsIn, type Table } from '../structure/tables';
import { escapeRegExp, plural } from '../../words/words';

/** Nouns that a report calls the same things by, a group a line. */
const groups: readonly string[] = [
  'plant park farm site station facility installation project scheme',
  'company firm player maker manufacturer business supplier vendor',
  'school academy college',
  'airline carrier',
  'bank lender',
  'store shop branch outlet',
  'ship vessel boat',
  'port harbour',
  'university institution',
  'country nation',
];

type RowNoun = {
  /** The noun of the column that names the rows, and others for the same things which nothing in the table has. */
  noun: string;
  others: readonly string[];
  /** Those of the others that each row has one of: "dam" of a column "Dam height". */
  sizes: readonly string[];
  /** Labels that several rows share. */
  kinds: readonly string[];
};

const mostKinds = 40;

const isNoun = /^\p{Ll}{3,}$/u;
/** "Dam height": each row has one of them. */
const sizeOf = /^(?<of>\p{L}{3,}) (?:height|length|depth|width|capacity|volume|area|age)$/u;

const rowNounOf = memoize((table: Table): RowNoun | undefined => {
  const { columns, rows } = table.dataset;
  if (table.periods !== undefined) return undefined;
  const textsOf = (at: number) => rows.map((row) => String(row[at] ?? '').trim());
  const texts = columns.flatMap(({ type }, at) => (type === 'text' ? [at] : []));
  const key = texts.find((at) => new Set(textsOf(at)).size === rows.length);
  const noun = atomsOf(columns[key ?? -1]?.name ?? '').at(-1);
  const group = groups
    .map((line) => line.split(' '))
    .find((words) => noun !== undefined && words.includes(noun));
  if (noun === undefined || !isNoun.test(noun)) return undefined;
  const held = new Set([
    ...meaningsIn(columns.map(({ name, unit }) => `${name} ${unit}`).join(' ')),
    ...texts.flatMap((at) => (at === key ? [] : [...meaningsIn([...new Set(textsOf(at))].join(' '))])),
  ]);
  const sizes = columns.flatMap(({ name }) => sizeOf.exec(name)?.groups?.of?.toLowerCase() ?? []);
  const others = [
    ...(group ?? []).filter((word) => [...meaningsIn(word)].every((meaning) => !held.has(meaning))),
    ...sizes,
  ].filter((word) => word !== noun);
  const kinds = texts
    .filter((at) => at !== key)
    .flatMap((at) => [...new Set(textsOf(at))])
    .filter((text) => text.length > 2)
    .slice(0, mostKinds);
  return { noun, others, sizes, kinds };
});

const counts =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|\\d{1,3}';
const before = `(?:no|every|each|any|all|all the|the|these|those|other|of the|only|${counts}|\\p{Ll}+est|most expensive|least expensive|most costly)`;
const place = '(?:portfolio|sample|survey|list|dataset|data set|comparison|overview)';

/**
 * "The solar parks in the portfolio", "no project was cheaper" of a table of plants as "the solar plants", "no plant": another noun for the
 * rows, behind a label that several of them share or a word that counts or ranks them.
 */
export function withRowNouns(table: Table, text: string): string {
  const own = rowNounOf(table);
  if (!own) return text;
  const { noun, others, sizes, kinds } = own;
  const kind = kinds.map(escapeRegExp).join('|');
  const lead = kind === '' ? before : `(?:${before}|${kind})`;
  const named = others.reduce((all, other) => {
    if (!all.includes(other.slice(0, -1))) return all;
    const said = new RegExp(
      `(?<=(?<![\\p{L}-])${lead} )(?:(?<many>${plural(other)})|${other})(?![\\p{L}-])`,
      'giu',
    );
    const ofSize = new RegExp(
      `(?<=(?<![\\p{L}-])${plural(other)} \\p{Ll}+ an? )(?=(?:height|length|depth|width|capacity|volume|area|age) of )`,
      'giu',
    );
    return all
      .replace(ofSize, sizes.includes(other) ? `${other} ` : '')
      .replace(said, (...rest) =>
        (rest.at(-1) as { many?: string }).many === undefined ? noun : plural(noun),
      );
  }, text);
  const nouns = `(?:${plural(noun)}|${noun})`;
  return named
    .replace(
      new RegExp(`(?<=(?<![\\p{L}-])${nouns}) (?:in|on|of) (?:this|the) ${place}(?![\\p{L}-])`, 'giu'),
      '',
    )
    .replace(
      new RegExp(
        `^An? (?<kind>(?:${kind === '' ? noun : kind}) )?${noun} (?<verb>has|had|produces|produced|generates|generated|costs|cost|employs|employed) (?<rest>[^,;]*\\bon average|an average [^,;]*?)(?<stop>\\.?)$`,
        'iu',
      ),
      (_all, ...rest) => {
        const {
          kind: sort = '',
          verb = '',
          rest: what = '',
          stop = '',
        } = rest.at(-1) as Record<string, string | undefined>;
        const many = verb === 'has' ? 'have' : verb.replace(/s$/, '');
        return `The ${sort}${plural(noun)} ${many} ${what}${stop}`;
      },
    );
}
