import { memoize } from '../../../../kernel/memoize';
import { type Groups, type Reword, replaced } from './rewording';
import { capital, escapeRegExp } from '../../words/words';
import type { Table } from '../structure/tables';

const kinds = '(?:plan|budget|target|forecast)';
const bounded = '(?:(?:about|around|roughly|some|almost|nearly|just over|just under|more than|less than) )?';
const figure = `${bounded}(?:[A-Z]{3} |\\p{Sc} ?)?\\d[\\d.,]*\\d?(?: ?(?:%|percent|per cent)|(?: (?:thousand|million|billion))?(?: \\p{Ll}+)?)?`;
const over =
  'exceeded|exceeds|beat|beats|topped|surpassed|overshot|outperformed|was above|is above|came in above|ended above|went over|overran|came in over';
const under =
  'missed|misses|fell short of|falls short of|undershot|was below|is below|came in below|ended below|stayed below|remained below|remained under|stayed under|came in under|undercut';
const name = '(?:[Tt]he )?\\p{Lu}[^,;]{1,50}?';
const end = '(?<end>(?:,? in [^,;]{3,40}?)?\\.?)$';

/** "Planned revenue" beside "Revenue": the names of both. */
const pairsOf = memoize(({ columns }: Table) =>
  columns.flatMap(({ name: planned }) => {
    const base = /^Planned (?<base>.+)$/u.exec(planned)?.groups?.base;
    const own = columns.find((each) => each.name.toLowerCase() === base?.toLowerCase());
    return base !== undefined && own ? [base] : [];
  }),
);

/**
 * "Exceeded its revenue plan by 26.6 million", "missed the budget", "had budgeted revenue of 412" of columns "Revenue" and "Planned
 * revenue": which of the two is the higher one, and by how much.
 */
export const ofPlannedColumns = (table: Table, text: string): string =>
  rewordsIn(table).reduce((said, reword) => reword(said), text);

const rewordsIn = memoize((table: Table): readonly Reword[] => {
  const bases = pairsOf(table);
  return bases.flatMap((base) => rewordsOf(base, bases.length === 1));
});

function rewordsOf(base: string, isOnly: boolean): Reword[] {
  const of = wordsOf(base);
  // "Its passenger plan" of a column of passengers.
  const one = /[^s]s$/.test(base) ? `${of.slice(0, -1)}s?` : of;
  const named = `(?:(?:its|their|the|his|her) )?(?:${one} ${kinds}|(?:planned|budgeted|targeted|forecast) ${of})`;
  const ownPlan = `(?:its|their|the) (?:own )?${kinds}`;
  const compared = (groups: Groups) => {
    const { who = '', size, way = '', end: stop = '' } = groups;
    const isOver = new RegExp(`^(?:${over})$`).test(way);
    const by = size === undefined ? '' : `${size} `;
    return `The ${base} of ${who.replace(/^The /, 'the ')} was ${by}${isOver ? 'higher' : 'lower'} than the planned ${base}${stop}`;
  };
  const ways = `(?<way>${over}|${under})`;
  const by = `(?: by (?<size>${figure}))?`;
  return [
    replaced(new RegExp(`\\b[Aa]ctual (?=${of}\\b)`, 'gu'), () => ''),
    replaced(new RegExp(`^(?<who>${name}) ${ways} ${named}${by}${end}`, 'u'), compared),
    ...(isOnly
      ? [replaced(new RegExp(`^(?<who>${name}) ${ways} ${ownPlan}${by}${end}`, 'u'), compared)]
      : []),
    replaced(new RegExp(`^(?<who>${name}) fell (?<size>${figure}) short of ${named}${end}`, 'u'), (groups) =>
      compared({ ...groups, way: 'missed' }),
    ),
    replaced(
      new RegExp(
        `^(?:The )?${of} (?:of|at|in|on) (?<who>${name}) ${ways} (?:${named}|${ownPlan}|${kinds})${by}${end}`,
        'u',
      ),
      compared,
    ),
    replaced(
      new RegExp(`^(?<who>${name})[’']s? ${of} ${ways} (?:${named}|${ownPlan}|${kinds})${by}${end}`, 'u'),
      compared,
    ),
    ...bare(base, of, named),
    ...sized(base, of, compared),
    ...(isOnly ? planOf(base, of) : []),
    replaced(new RegExp(`\\b(?:budgeted|targeted|forecast) ${of}\\b`, 'gu'), () => `planned ${base}`),
    replaced(new RegExp(`\\b(?:higher|more|lower|less) ${of} than planned\\b`, 'gu'), (_groups, all) =>
      all.replace(/planned$/, `planned ${base}`),
    ),
  ];
}

const wordsOf = (base: string): string =>
  escapeRegExp(base).replace(/^\p{L}/u, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);

/** "Carried 168,000 more passengers than planned", "costs on the B11 were 6 percent over plan". */
const sized = (base: string, of: string, compared: (groups: Groups) => string): Reword[] => [
  replaced(
    new RegExp(
      `^(?<who>${name}) \\p{Ll}+ (?<size>${bounded}(?:[A-Z]{3} |\\p{Sc} ?)?\\d[\\d.,]*(?: (?:thousand|million|billion))?) (?<side>more|fewer|less) ${of} than (?:planned|budgeted)${end}`,
      'u',
    ),
    (groups) => compared({ ...groups, way: groups.side === 'more' ? 'exceeded' : 'missed' }),
  ),
  replaced(
    new RegExp(
      `^(?:The )?${of} (?:of|at|in|on) (?<who>${name}) (?:was|were|is|are|came in|ended up) (?<size>${figure}) (?<side>over|above|below|under) (?:the |its |their )?${kinds}${end}`,
      'u',
    ),
    (groups) =>
      compared({ ...groups, way: /^(?:over|above)$/.test(groups.side ?? '') ? 'exceeded' : 'missed' }),
  ),
];

/** "In March output fell 260 t short of the plan": of a time, or of all. */
const bare = (base: string, of: string, named: string): Reword[] => [
  replaced(
    new RegExp(
      `^(?<lead>In [^,;]{3,20}?,? )?(?<first>${of}) (?:fell (?<short>${figure}) short of|was (?<size>${figure}) (?<side>above|below|over|under)|(?<way>${over}|${under})) (?:${named}|(?:the |its )?${kinds})(?: by (?<by>${figure}))?${end}`,
      'u',
    ),
    ({ lead = '', first = '', short, size, side = '', way = '', by, end: stop = '' }) => {
      const isOver = /^(?:above|over)$/.test(side) || new RegExp(`^(?:${over})$`).test(way);
      const far = short ?? size ?? by;
      return `${lead}${first} was ${far === undefined ? '' : `${far} `}${isOver ? 'higher' : 'lower'} than planned ${base}${stop}`;
    },
  ),
];

/** "The plan for June was an output of 9,880 t". */
const planOf = (base: string, of: string): Reword[] => [
  replaced(
    new RegExp(
      `^The ${kinds} for (?<who>[^,;]{2,50}?) (?:was|had been|came to|stood at) (?:an? ${of} of )?(?<size>${figure})${end}`,
      'u',
    ),
    ({ who = '', size = '', end: stop = '' }) => `The planned ${base} of ${who} was ${size}${stop}`,
  ),
];

const ofPlan = /\b(?:plan|plans|planned|budgets?|budgeted|target|targets|targeted|forecast)\b/i;

/** A sentence that speaks of a plan in words that do not name a column of one: what the others hold says nothing of it. */
export function isOpenPlan(table: Table, text: string): boolean {
  const bases = pairsOf(table);
  if (bases.length === 0 || !ofPlan.test(text)) return false;
  const rest = bases.reduce(
    (all, base) => all.replaceAll(new RegExp(`\\bplanned ${escapeRegExp(base)}`, 'gi'), ''),
    text,
  );
  return ofPlan.test(rest);
}

const against = new RegExp(
  `^(?<main>(?<who>${name})(?:[’']s?) (?<what>[\\p{L}][\\p{L} ]{1,40}?) (?:was|came to|amounted to|reached|stood at) ${figure}), (?:against|compared with|compared to|instead of|where|versus) (?:an? |the )?(?:planned|budgeted|targeted|plan of|budget of|target of) (?<size>${figure})\\.?$`,
  'u',
);

/** "Its revenue came to 438.6 million, against a planned 412 million": the one figure and the other. */
export function againstPlan(text: string, table: Table): string[] {
  const { main = '', who = '', what = '', size = '' } = against.exec(text)?.groups ?? {};
  const base = pairsOf(table).find((each) => each.toLowerCase() === what.toLowerCase());
  return base === undefined
    ? []
    : [`${main}.`, capital(`the planned ${base} of ${who.replace(/^The /, 'the ')} was ${size}.`)];
}
