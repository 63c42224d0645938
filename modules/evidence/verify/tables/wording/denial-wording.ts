import { signNouns } from '../../words/lexicon';
import type { FigureColumn, Table } from '../structure/tables';
import { capital } from '../../words/words';

/**
 * A sentence that denies a thing of all other rows, of all times or of the sign of a result, as the statement that it amounts to: "at
 * no other point was the ratio as high as in 2014" as "the ratio was highest in 2014".
 */
export const ofDenials = (table: Table, text: string): string =>
  [
    ofNoException,
    ofNobody,
    ofNoOtherTime,
    ofNoRow,
    ofNoTime,
    ofNeverReached,
    ofNoSign,
    ofNoChange,
    ofDeniedSign,
    ofNoExcess,
  ].reduce((all, reword) => reword(table, all), text);

const year = '(?:19|20)\\d{2}';
const group = '(?:list|table|survey|sample|series|portfolio|data|dataset|comparison|overview)';

/** "Year after year without exception, fell": an exception that is denied leaves "every" as it is. */
const ofNoException = ({ grain }: Table, text: string): string =>
  text
    .replace(
      /^(?<grain>Year|Quarter|Month) (?:after|by|on) (?<again>year|quarter|month)(?: without (?:a single |any )?exception)?, (?<what>[^,;]{6,120}?)(?<stop>\.?)$/u,
      (all, ...rest) => {
        const { grain: first = '', again, what = '', stop = '' } = rest.at(-1) as Record<string, string>;
        const isGrain = first.toLowerCase() === grain && again === grain;
        return isGrain ? `${capital(what)} in every ${grain}${stop}` : all;
      },
    )
    .replace(
      /\b(?<every>(?:every|each) (?:single )?\p{Ll}+(?: (?:shown|listed|covered))?),? without (?:a single |any )?exception(?=[.,;]|$)/u,
      '$<every>',
    );

const keyNoun = ({ dataset, timed }: Table): string | undefined => {
  const names = timed ? [] : dataset.columns.filter(({ type }) => type === 'text').map(({ name }) => name);
  return /^\p{L}+$/u.test(names[0] ?? '') ? names[0]?.toLowerCase() : undefined;
};

/** "No one employs more people than Holm" of a table of companies as "no company". */
function ofNobody(table: Table, text: string): string {
  const noun = keyNoun(table);
  return noun === undefined
    ? text
    : text.replace(
        /^(?:Nobody|No one|No-one)(?: else)? (?=\p{Ll}[^;]* than (?:the )?\p{Lu})/u,
        `No ${noun} `,
      );
}

const highs: Readonly<Record<string, 'highest' | 'lowest'>> = {
  ...{ high: 'highest', large: 'highest', great: 'highest', many: 'highest', much: 'highest' },
  ...{ higher: 'highest', larger: 'highest', greater: 'highest', more: 'highest', bigger: 'highest' },
  ...{ low: 'lowest', small: 'lowest', few: 'lowest', little: 'lowest' },
  ...{ lower: 'lowest', smaller: 'lowest', fewer: 'lowest', less: 'lowest' },
};
const size = Object.keys(highs).join('|');
const noOtherTime = new RegExp(
  `^(?:At no (?:other )?(?:point|time)|In no (?:other )?(?<grain>year|quarter|month))(?: (?:in|of) the (?:whole |entire )?(?:series|period|table|list))? (?:(?<be>was|were) (?<what>[^,;]{3,60}?) (?:as |so )?(?<size>${size}) (?:as|than)|(?:was|were) there (?:as )?(?<many>many|few|more|fewer) (?<count>\\p{Ll}[\\p{L} ]{2,40}?) (?:as|than)) in (?<when>${year}|\\p{Lu}\\p{Ll}{2,8}(?: ${year})?|Q[1-4](?: ${year})?)(?:,? (?:when|where) (?:it|they) (?:stood at|was|were|came to|amounted to|reached) (?<figure>[^,;]{1,40}?)|,? (?:at|with) (?<at>[\\p{Sc}A-Z\\d][^,;]{0,40}?))?(?<stop>\\.?)$`,
  'u',
);

/** "At no other point was the ratio as high as in 2014, when it stood at 71.5%" as "The ratio was highest in 2014, at 71.5%". */
function ofNoOtherTime({ timed, grain }: Table, text: string): string {
  const found = noOtherTime.exec(text)?.groups;
  if (!found || !timed || (found.grain ?? grain) !== grain) return text;
  const { be, what = '', when = '', count, stop = '' } = found;
  const way = highs[found.size ?? found.many ?? ''] ?? '';
  const value = found.figure ?? found.at;
  const lead = count === undefined ? `${capital(what)} ${be ?? ''}` : `The number of ${count} was`;
  return `${lead} ${way} in ${when}${value === undefined ? '' : `, at ${value}`}${stop}`;
}

const noRow = new RegExp(
  `^No (?:other )?(?<what>\\p{Ll}[\\p{L} ]{2,40}?)(?: (?:in|on) the ${group}| listed| shown)? (?<be>was|is) (?<size>higher|larger|greater|bigger|lower|smaller) than (?:the one|that|the \\p{Ll}+)(?: (?:which|that))?(?: of| in| for| at)? (?<who>(?:the )?\\p{Lu}[\\p{L}'’ -]{1,40}?)(?: (?:brought in|had|recorded|saw|achieved|reported|posted|made|counted))?(?: (?:in|during|for) (?<when>${year}))?(?<stop>\\.?)$`,
  'u',
);

/** "No harvest was smaller than the one that Dale brought in in 2020" of a column of harvests as "The harvest was lowest in Dale in 2020". */
function ofNoRow({ columns, periods, timed }: Table, text: string): string {
  const { what = '', be = '', size: way = '', who = '', when, stop = '' } = noRow.exec(text)?.groups ?? {};
  const isOfTime = when !== undefined && periods !== undefined && !timed;
  const isPlain = when === undefined && periods === undefined;
  if (what === '' || columns.length === 0 || !(isOfTime || isPlain)) return text;
  return `The ${highs[way] ?? ''} ${what} ${be} that of ${who}${when === undefined ? '' : ` in ${when}`}${stop}`;
}

const noTime = new RegExp(
  `^At no (?:point|time|stage) (?:(?:in|over|during) (?<all>the (?:\\p{Ll}+ )?years) )?did (?<who>(?:the )?\\p{Lu}[\\p{L}'’ -]{1,40}?) (?:(?<reach>reach|attain|achieve|hit|manage) an? (?<what>\\p{Ll}[\\p{L} ]{2,40}?) of (?<figure>[\\p{Sc}A-Z\\d][^,;]{0,40}?)|(?<rest>[^,;]{6,80}? more than [^,;]{1,40}?))(?<stop>\\.?)$`,
  'u',
);

/** "At no point in the four years did Dale reach a yield of 5 t/ha" as "In each of the four years, Dale had a yield of less than 5 t/ha". */
function ofNoTime({ grain, periods }: Table, text: string): string {
  const found = noTime.exec(text)?.groups;
  if (!found || grain !== 'year' || !periods) return text;
  const { all, who = '', reach, what = '', figure = '', rest = '', stop = '' } = found;
  if (reach === undefined)
    return `${all === undefined ? 'In no year' : `In none of ${all}`} did ${who} ${rest}${stop}`;
  const times = all === undefined ? 'every year' : `each of ${all}`;
  return `In ${times}, ${who} had a ${what} of less than ${figure}${stop}`;
}

const neverReached =
  /^(?<what>[^,;]{3,80}?) never (?:once )?(?:reached|attained|hit) (?<figure>[\p{Sc}A-Z\d][^,;]{0,40}?)(?<stop>\.?)$/u;

/** "Dale's yield never reached 5 t/ha" as "Dale's yield was below 5 t/ha in every year". */
const ofNeverReached = ({ grain, periods }: Table, text: string): string =>
  periods && /^(?:year|quarter|month)$/.test(grain)
    ? text.replace(neverReached, `$<what> was below $<figure> in every ${grain}$<stop>`)
    : text;

const result = /\b(?:profit|result|earnings|income|balance|surplus)\b/i;
const denied =
  /\b(?:did|does|do) not (?:make|post|report|record|run|suffer|incur|turn) an? (?:(?<kind>operating|net|pre-tax) )?(?<noun>loss|deficit|profit|surplus)\b(?! of\b)/u;

/** "Did not make an operating loss" of a column of results without a zero as "made an operating profit". */
function ofNoSign({ columns }: Table, text: string): string {
  const { kind, noun = '' } = denied.exec(text)?.groups ?? {};
  const isOf = ({ name, unit }: FigureColumn) =>
    result.test(name) &&
    unit.dim !== 'percent' &&
    (kind === undefined || new RegExp(`\\b${kind}\\b`, 'i').test(name));
  const [column, ...more] = columns.filter(isOf);
  if (!signNouns.has(noun) || !column || more.length > 0 || column.values.includes(0)) return text;
  const isLoss = noun === 'loss' || noun === 'deficit';
  const article = kind === 'operating' ? 'an' : 'a';
  return text.replace(
    denied,
    `made ${article} ${kind === undefined ? '' : `${kind} `}${isLoss ? 'profit' : 'loss'}`,
  );
}

/** "Were not yet negative" as "were positive": of a figure of neither sign both are not vouched for. */
const ofDeniedSign = (_table: Table, text: string): string =>
  text.replace(
    /\b(?<be>was|were|is|are) not (?:yet )?(?<sign>negative|positive)(?=[.,;]|$| (?:in|at)\b)/,
    (_all, be: string, sign: string) => `${be} ${sign === 'negative' ? 'positive' : 'negative'}`,
  );

/** "Did not change" as "was unchanged". */
const ofNoChange = (_table: Table, text: string): string =>
  text.replace(
    /\b(?:did not change|has not changed|had not changed|showed no change)(?=[.,;]|$| (?:in|from|between|after|over)\b)/,
    'was unchanged',
  );

/**
 * "Exports did not exceed imports in 2013", "were not higher than imports" as "were lower than imports". What is equal is not vouched for, since
 * the stricter statement has to hold. A figure behind it is a bound, and is read as one.
 */
const ofNoExcess = (_table: Table, text: string): string =>
  text
    .replace(
      /\b(?:did|do|does) not (?:exceed|surpass|outnumber)(?= (?!(?:an? |about |some )?[\d\p{Sc}])\p{L})/u,
      'was lower than',
    )
    .replace(
      /\b(?<be>was|were|is|are) (?:not|no) (?<way>higher|larger|greater|lower|smaller) than(?= (?!(?:an? |about |some )?[\d\p{Sc}])\p{L})/u,
      (_all, be: string, way: string) => `${be} ${/^(?:lower|smaller)$/.test(way) ? 'higher' : 'lower'} than`,
    )
    .replace(
      /\bdid not (?<way>rise|increase|grow|fall|decrease|decline)(?= in (?:19|20)\d{2}\b)/,
      (_all, way: string) => (/^(?:fall|dec)/.test(way) ? 'rose' : 'fell'),
    );
