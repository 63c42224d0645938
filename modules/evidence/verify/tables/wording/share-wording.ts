import { memoize } from '../../../../kernel/memoize';
import { type Reword, nameInSentence, replaced } from './rewording';
import { meaningsIn, type Table } from '../structure/tables';
import { capital, meaningOf } from '../../words/words';

/** A sentence that tells by a verb what share or quotient of a measure another one is, in the words of its columns. */
export const ofShares = (table: Table, text: string): string =>
  rewordsOf(table).reduce((all, reword) => reword(all), text.replace(tookOf, 'accounted for'));

/** "Wages swallowed 70% of revenue" */
const tookOf =
  /\b(?:swallowed(?: up)?|ate up|consumed|absorbed|took up)(?= (?:(?:about|around|roughly|some|nearly|almost|more than|less than|just over|just under) )?(?:\d[\d.,]* ?(?:%|percent|per cent)|an? (?:third|quarter|fifth|tenth)|half) of\b)/;

const rewordsOf = memoize((table: Table): readonly Reword[] => [
  ...partsOfWhole(table),
  ...margins(table),
  ...perHead(table),
  equal,
]);

const share = /^(?<part>.+?) (?:as a )?share of (?<whole>.+)$/i;
const spends = '(?:devotes|spends|puts|invests|ploughs|commits|allocates|channels)';
const spent = '(?:devoted|spent|put|invested|ploughed|committed|allocated|channelled)';
const takes = '(?:eats up|swallows|swallows up|absorbs|takes up|consumes|accounts for)';
const percent =
  '(?<figure>(?:(?:about|around|roughly|just over|just under|more than|less than) )?\\d[\\d.,]*(?: ?%| percent| per cent))';
const slice = '(?:share|slice|part|portion|proportion|fraction)';

/** "Spends 8.1% of revenue on research", "devotes a smaller slice of revenue to research" of the one column "R&D share of revenue". */
function partsOfWhole({ columns }: Table): Reword[] {
  const found = columns.flatMap(({ name, unit }) => {
    const { part, whole } = unit.dim === 'percent' ? (share.exec(name.trim())?.groups ?? {}) : {};
    return part === undefined || whole === undefined ? [] : [{ name: name.trim(), part, whole }];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0 || !/^[\p{L}& -]+$/u.test(`${only.part}${only.whole}`)) return [];
  const { name } = only;
  const whole = `(?:its |their |the )?${only.whole.toLowerCase()}`;
  const isResearch = /^R ?& ?D$/i.test(only.part);
  const part = isResearch ? '(?:R&D|[Rr]esearch(?: and development)?)' : only.part.toLowerCase();
  const lead = isResearch ? '(?:R&D|Research(?: and development)?)' : capital(only.part.toLowerCase());
  const article = /^(?:[AEIO]|R ?&)/i.test(name) ? 'an' : 'a';
  return [
    replaced(
      new RegExp(
        `^${lead} ${takes} ${percent} of ${whole} (?:at|in|of) (?<who>[^,;]{2,60}?)(?<stop>\\.?)$`,
        'u',
      ),
      ({ figure: size, who = '', stop = '' }) =>
        `${capital(who)} has ${article} ${name} of ${size ?? ''}${stop}`,
    ),
    replaced(
      new RegExp(
        `\\b(?<verb>${spends}|${spent}) an? (?<way>smaller|lower|larger|higher|bigger|greater) ${slice} of ${whole} (?:to|on|in|into|for) ${part} than\\b`,
        'u',
      ),
      ({ verb = '', way = '' }) =>
        `${verb.endsWith('s') ? 'has' : 'had'} a ${/^(?:smaller|lower)$/.test(way) ? 'lower' : 'higher'} ${name} than`,
    ),
  ];
}

/** "Turned 32.7% of its revenue into operating profit" of one column of operating results. */
function margins({ columns }: Table): Reword[] {
  const found = columns.filter(
    ({ name, unit }) => /^operating (?:profit|result|income)\b/i.test(name) && unit.dim !== 'percent',
  );
  const [column, ...more] = found;
  if (!column || more.length > 0) return [];
  const name = nameInSentence(column);
  return [
    replaced(
      new RegExp(
        `^(?<who>\\p{Lu}[^,;]{1,60}?) (?:turned|turns|converted) ${percent} of (?:its |their )?(?<whole>revenue|sales|turnover) into operating profits?(?=[.,;]|$| in )`,
        'u',
      ),
      ({ who = '', figure: size = '', whole = '' }) => `The ${name} of ${who} was ${size} of its ${whole}`,
    ),
  ];
}

const each =
  /^(?:Each|Every) (?:person employed|employee|worker|member of staff) (?:by|at|of) (?<who>[^,;]{2,60}?) (?:accounts for|accounted for|generates|generated|brings in|brought in|stands for|stood for|earned|earns) (?<figure>(?:[^,;]|,(?=\d)){2,40}?) (?:of|in) (?<what>\p{Ll}+)(?<stop>\.?)$/u;

/** "Each person employed by Dale accounts for $468,000 of revenue" of columns of staff and revenue. */
function perHead({ columns }: Table): Reword[] {
  const has = (word: string) => columns.some(({ meanings }) => meanings.has(meaningOf(word)));
  return [
    replaced(each, ({ who = '', figure: size = '', what = '', stop = '' }, all) =>
      has('employee') && [...meaningsIn(what)].every((meaning) => has(meaning))
        ? `${capital(what)} per employee at ${who} was ${size}${stop}`
        : all,
    ),
  ];
}

/** "Equalled 81% of deposits" as "was 81% of deposits". */
const equal = replaced(
  /\b(?:equalled|equaled|corresponded to|amounted to) (?=(?:about |around |roughly |almost |nearly |some )?\d[\d.,]*(?: ?%| percent| per cent) of )/u,
  () => 'was ',
);
