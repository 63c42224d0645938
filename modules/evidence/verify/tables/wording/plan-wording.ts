import { memoize } from '../../../../kernel/memoize';
import { type Groups, type Reword, replaced } from './rewording';
import { signed } from './change-wording';
import { hasSign } from './flow-wording';
import { capital } from '../../words/words';
import type { FigureColumn, Table } from '../structure/tables';

const kinds = '(?:deviation|variance|difference)';
const planNames = '(?<plan>plan|budget|target|forecast)';
const deviations = [
  new RegExp(`^(?<what>\\p{L}[\\p{L} ]*?) ?${kinds} (?:from|to|against|on) (?:the )?${planNames}$`, 'iu'),
  new RegExp(
    `^${kinds} (?:of|in) (?:the )?(?<what>\\p{L}[\\p{L} ]*?) (?:from|to|against|on) (?:the )?${planNames}$`,
    'iu',
  ),
];
const figure =
  '(?<figure>(?:(?:about|around|roughly|almost|nearly|more than|over|just over) )?\\d[\\d.,]*(?: ?%| percent| per cent))';
const over =
  'overshot|exceeded|overran|topped|surpassed|went over|ran over|came in over|came in above|stayed above|was over|were over';
const under =
  'undershot|undercut|went under|came in under|came in below|stayed under|stayed below|stayed within|fell below|fell short of|was under|were under|was below|were below';
const end = '(?=[.,;]|$| (?:while|whereas|and|but)\\b)';

/** What is better the more there is of it: it beats its plan by more, and misses it by less. */
const wanted =
  /\b(?:output|production|generation|sales|revenue|income|profit|result|harvest|yield|traffic|passengers|deliveries)\b/i;
/** Verbs that a thing of that name is made by, so that "produced more" speaks of no other one. */
const making: readonly (readonly [RegExp, string])[] = [
  [/\b(?:output|production|generation)\b/i, 'produced|generated|turned out|made|delivered|supplied|yielded'],
  [/\b(?:sales|deliveries)\b/i, 'sold|delivered'],
  [/\b(?:cost|costs|spending|expenditure)\b/i, 'cost|spent'],
];

type Deviation = { column: FigureColumn; name: string; what: string; plan: string };

/** The one column of deviations from a plan. */
const deviationOf = memoize(({ columns }: Table): Deviation | undefined => {
  const found = columns.flatMap((column): Deviation[] => {
    const name = column.name.trim();
    const { what, plan } = deviations.map((form) => form.exec(name)?.groups).find(Boolean) ?? {};
    return what === undefined || plan === undefined
      ? []
      : [{ column, name: name.toLowerCase(), what: what.toLowerCase(), plan: plan.toLowerCase() }];
  });
  return found.length === 1 ? found[0] : undefined;
});

/**
 * "Overshot its fuel plan by 4.7%", "burned more fuel than planned" of the one column "Fuel deviation from plan" as "had a fuel
 * deviation from plan of 4.7%", "above 0": above its plan is a deviation above zero.
 */
export function ofPlans(table: Table, text: string): string {
  const known = deviationOf(table);
  return known ? rewordsOf(known).reduce((all, reword) => reword(all), shortName(text, known.name)) : text;
}

const rewordsOf = memoize((known: Deviation): readonly Reword[] => [
  ...levelsOf(known),
  ...extremesOf(known),
  ...apartOf(known),
]);

/** The words for the plan, and those for what was planned. */
function planWords({ what, plan }: Deviation): { own: string; planned: string } {
  const planned =
    { plan: 'planned', budget: 'budgeted', target: 'targeted', forecast: 'forecast' }[plan] ?? '';
  const own = `(?:(?:its|their|the) (?:own )?(?:(?:${what} )?${plan}|${planned} ${what}(?: \\p{Ll}+)?)|${plan})`;
  return { own, planned };
}

/** Which side of its plan a row lies on, and by how much. */
function levelsOf(known: Deviation): Reword[] {
  const { what, name } = known;
  const { own, planned } = planWords(known);
  const isUnder = new RegExp(`^(?:${under}|under|below|less|missed)$`);
  const had = ({ way = '', figure: size }: Groups, all: string): string => {
    if (size === undefined) return `had a ${name} ${isUnder.test(way) ? 'below' : 'above'} 0`;
    const value = signed(size, isUnder.test(way) ? -1 : 1);
    return value === undefined ? all : `had a ${name} of ${value}`;
  };
  const isWanted = wanted.test(what);
  const verbs = `${over}|fell short of|${under}${isWanted ? '|beat|outperformed|outdid|missed' : ''}`;
  const made = making.filter(([nouns]) => nouns.test(what)).map(([, each]) => each);
  return [
    replaced(new RegExp(`\\b(?<way>${verbs}) ${own}(?: by ${figure})?${end}`, 'gu'), had),
    replaced(
      new RegExp(
        `\\b(?:was|were|stayed|came in|ended up|ended|finished|closed|ended the year|lay) ${figure} (?<way>over|above|under|below) ${own}${end}`,
        'gu',
      ),
      had,
    ),
    replaced(
      new RegExp(
        `\\b(?:used|burned|burnt|consumed|needed|spent|took) (?:${figure} )?(?<way>more|less) ${what} than ${planned}${end}`,
        'gu',
      ),
      had,
    ),
    ...made.map((each) =>
      replaced(
        new RegExp(
          `\\b(?:${each}) (?:${figure} )?(?<way>more|less)(?: ${what}| electricity| power)? than ${planned}${end}`,
          'gu',
        ),
        had,
      ),
    ),
  ];
}

/** "The widest shortfall against plan, 9.5%, occurred at Dale" as "Dale had the lowest deviation from plan, at -9.5%". */
function extremesOf(known: Deviation): Reword[] {
  const { column, name, plan } = known;
  const size = `(?<figure>\\d[\\d.,]*(?: ?%| percent| per cent))`;
  const most = `^The (?:widest|largest|biggest|greatest|heaviest|worst|highest) (?<noun>shortfall|undershoot|overshoot|surplus|excess) (?:against|from|to|on|relative to|compared with) (?:its |the |their )?${plan}`;
  const who = '(?:at|in|for|by) (?<who>(?:the )?[^,;]{2,60}?)(?<stop>\\.?)$';
  const instead = ({ noun = '', figure: value, who: row = '', stop = '' }: Groups, all: string): string => {
    const way = /^(?:shortfall|undershoot)$/.test(noun) ? -1 : 1;
    if (!hasSign(column, way)) return all;
    const amount = value === undefined ? '' : `, at ${way < 0 ? '-' : ''}${value}`;
    return `${capital(row)} had the ${way < 0 ? 'lowest' : 'highest'} ${name}${amount}${stop}`;
  };
  return [
    replaced(
      new RegExp(`${most}(?:, ${size},)? (?:occurred|was|came|was recorded|was found|arose) ${who}`, 'u'),
      instead,
    ),
    replaced(new RegExp(`${most} was ${size}, ${who}`, 'u'), instead),
  ];
}

/** "Against plan, Dale did 14.3 points better than Holm" as "The deviation from plan of Dale was 14.3 points higher than that of Holm". */
const apartOf = ({ name, what, plan }: Deviation): Reword[] =>
  wanted.test(what)
    ? [
        replaced(
          new RegExp(
            `^(?:Against|Measured against|Relative to|Compared with) (?:its |the |their )?${plan}, (?<who>[^,;]{2,60}?) (?:did|fared|performed|was) (?<figure>\\d[\\d.,]* (?:percentage )?points) (?<way>better|worse) than (?<other>[^,;]{2,60}?)(?<stop>\\.?)$`,
            'u',
          ),
          ({ who = '', figure: size = '', way, other = '', stop = '' }) =>
            `The ${name} of ${who} was ${size} ${way === 'better' ? 'higher' : 'lower'} than that of ${other}${stop}`,
        ),
      ]
    : [];

/** "The fuel deviation was" of the one column "Fuel deviation from plan". */
function shortName(text: string, name: string): string {
  const short = /^.+?(?:deviation|variance|difference)(?! (?:of|in)\b)/.exec(name)?.[0];
  return short === undefined
    ? text
    : text.replace(
        new RegExp(`(?<![\\p{L}-])${short}(?! (?:from|to|against|on|between|versus)\\b)(?![\\p{L}-])`, 'giu'),
        (said) => (/^\p{Lu}/u.test(said) ? capital(name) : name),
      );
}
