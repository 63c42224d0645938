import { type Groups, nameInSentence } from './rewording';
import type { Table } from '../structure/tables';
import { capital } from '../../words/words';

type Form = readonly [pattern: RegExp, instead: (name: string, groups: Groups) => string];
/** The verbs and nouns by which a sentence tells of a measure that it does not name. */
type Measure = {
  name: RegExp;
  dim?: RegExp;
  /** Another column that the table has to have. */
  beside?: RegExp;
  forms: readonly Form[];
};

const bound =
  '(?:(?:[Aa]bout|[Aa]round|[Rr]oughly|[Ss]ome|[Aa]lmost|[Nn]early|[Jj]ust over|[Jj]ust under|slightly over|slightly under|[Mm]ore than|[Ll]ess than|[Oo]ver|under|[Aa]t least) )?';
const words =
  '\\p{Lu}?\\p{Ll}+(?:[- ](?:hundred|thousand|and|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{Ll}+teen|\\p{Ll}+ty)){1,6}';
const number = `(?:\\d+(?:[.,]\\d+)*(?![.,]?\\d)|${words})`;
const unit =
  '(?: ?(?:thousand|million|billion))?(?: ?(?:(?:cubic|square) (?:kilo)?metres|euros|dollars|\\p{L}[\\p{L}²³]*(?:/\\p{L}+)?))?';
const digits = `(?<figure>${bound}(?:[A-Z]{3} ?|\\p{Sc} ?)?\\d+(?:[.,]\\d+)*(?![.,]?\\d)${unit})`;
/** A sum of money, in digits or in words. */
const money = `(?<figure>${bound}(?:(?:[A-Z]{3} ?|\\p{Sc} ?)?\\d+(?:[.,]\\d+)*(?![.,]?\\d)(?: (?:euros|dollars|pounds|[A-Z]{3}))?|${words} (?:euros|dollars|pounds)))`;
const small = (text = ''): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const of = (who: string | undefined): string => (who === undefined ? '' : ` of ${who}`);
const has = (verb: string | undefined): string => (/^(?:can|is|holds|are)$/.test(verb ?? '') ? 'has' : 'had');

const abroad = '(?:abroad|overseas|to (?:foreign|overseas) (?:buyers|customers|markets))';
const growers = '(?:growers|farmers|producers)';
const received = '(?:received|got|earned|were paid|obtained)';
const perTonne =
  '(?:for every|for each|for a|per|a) (?<per>tonne|ton|kilogram|kg|litre)(?: (?:that )?they sold)?';
const gave = '(?:delivered|gave|yielded|produced|returned|brought in)';
const stop = '(?=[.,;]|$| (?:in|and|but|while|on|at|of)\\b)';

const measures: readonly Measure[] = [
  {
    name: /^exports?$/i,
    forms: [
      [
        new RegExp(`\\b(?:sold|shipped) ${digits} ${abroad}`, 'u'),
        (_name, { figure: size = '' }) => `exported ${size}`,
      ],
      [
        /\b(?<first>[Ss])hipments of (?<whose>\p{Lu}\p{Ll}+ \p{Ll}+) to foreign (?:buyers|customers)\b/u,
        (_name, { whose = '' }) => `${whose} exports`,
      ],
      [
        /\b(?<first>[Ss])hipments to foreign (?:buyers|customers)\b/,
        (_name, { first }) => (first === 'S' ? 'Exports' : 'exports'),
      ],
    ],
  },
  {
    name: /^(?:production|output|harvest|crop)$/i,
    dim: /^mass$/,
    beside: /\b(?:yield|harvested area|area harvested|area sown)\b/i,
    forms: [
      [
        new RegExp(`\\b(?:harvested|brought in|reaped) ${digits}`, 'u'),
        (_name, { figure: size = '' }) => `produced ${size}`,
      ],
    ],
  },
  {
    name: /^(?:producer|grower|farm[- ]?gate) price$/i,
    forms: [
      [
        new RegExp(
          `^(?:Growers|Farmers|Producers) in (?<who>\\p{Lu}[\\p{L} ]{1,30}?) ${received} ${money} ${perTonne}`,
          'u',
        ),
        (name, { who, figure: size = '', per = '' }) => `The ${name}${of(who)} was ${size} per ${per}`,
      ],
      [
        new RegExp(`^(?<whose>\\p{Lu}\\p{Ll}+) ${growers} ${received} ${money} ${perTonne}`, 'u'),
        (name, { whose = '', figure: size = '', per = '' }) => `The ${whose} ${name} was ${size} per ${per}`,
      ],
      [
        new RegExp(
          `^(?<whose>\\p{Lu}\\p{Ll}+) ${growers} ${received} (?<way>less|more) per (?:tonne|ton)\\b`,
          'u',
        ),
        (name, { whose = '', way }) => `The ${whose} ${name} was ${way === 'less' ? 'lower' : 'higher'}`,
      ],
      [
        new RegExp(`^${money} was what (?<whose>\\p{Lu}\\p{Ll}+) ${growers} ${received} ${perTonne}`, 'u'),
        (name, { whose = '', figure: size, per = '' }) =>
          `The ${whose} ${name} was ${small(size)} per ${per}`,
      ],
    ],
  },
  {
    name: /\byield$/i,
    dim: /^mass\/area$/,
    forms: [
      [
        new RegExp(
          `^(?:On average, )?(?:[Aa]n?|[Oo]ne|[Ee]ach|[Ee]very|[Tt]he average) (?:(?<whose>\\p{Lu}\\p{Ll}+) )?hectare(?: in (?<who>\\p{Lu}[\\p{L} ]{1,30}?))? ${gave} ${digits}${stop}`,
          'u',
        ),
        (name, { whose, who, figure: size = '' }) =>
          `The ${whose === undefined ? '' : `${whose} `}${name}${of(who)} was ${size} per hectare`,
      ],
    ],
  },
  {
    name: /\b(?:mean|average) (?:outflow|discharge)$/i,
    forms: [
      [
        new RegExp(
          `^(?:On average, )?(?<who>(?:the |The )?[^,;]{2,60}?) (?:releases|discharges|lets out) ${digits}(?: of water)? per second(?: on average)?${stop}`,
          'u',
        ),
        (name, { who = '', figure: size = '' }) => `${capital(who)} has a ${name} of ${size} per second`,
      ],
      [
        /^(?<way>More|Less) water flows out of (?<who>[^,;]{2,50}?) than (?:out )?of (?<other>[^,;]{2,50}?)(?<stop>\.?)$/u,
        (name, { way, who = '', other = '', stop: end = '' }) =>
          `${capital(who)} has a ${way === 'More' ? 'higher' : 'lower'} ${name} than ${other}${end}`,
      ],
    ],
  },
  {
    name: /^(?:storage |reservoir )?capacity$/i,
    dim: /^volume$/,
    forms: [
      [
        new RegExp(
          `\\b(?<verb>can|could) (?:hold|store|take)(?: up to)? ${digits}(?: of water)?${stop}`,
          'u',
        ),
        (name, { verb, figure: size = '' }) => `${has(verb)} a ${name} of ${size}`,
      ],
      [
        new RegExp(
          `\\b(?:was|is) (?:built|designed) to (?:hold|store)(?: up to)? ${digits}(?: of water)?${stop}`,
          'u',
        ),
        (name, { figure: size = '' }) => `has a ${name} of ${size}`,
      ],
      [
        new RegExp(
          `^Up to ${digits}(?: of water)? can be (?:stored|held) (?:at|in|by) (?<who>[^,;]{2,60}?)(?<stop>\\.?)$`,
          'u',
        ),
        (name, { who = '', figure: size = '', stop: end = '' }) =>
          `${capital(who)} has a ${name} of ${size}${end}`,
      ],
      [
        new RegExp(`\\b(?<with>[Ww]ith|has|have|had) room for ${digits}${stop}`, 'u'),
        (name, { with: verb = '', figure: size = '' }) => `${verb} a ${name} of ${size}`,
      ],
    ],
  },
  {
    name: /^(?:net )?(?:output|generation|production)$/i,
    dim: /^energy$/,
    beside: /\bcapacity\b/i,
    forms: [
      [
        new RegExp(`\\b(?:generated|produced|delivered|supplied) ${digits}(?: of electricity)?${stop}`, 'u'),
        (name, { figure: size = '' }) => `had ${name} of ${size}`,
      ],
    ],
  },
  {
    name: /^capacity$/i,
    dim: /^power$/,
    forms: [
      [/\binstalled capacity\b/, (name) => name],
      [
        new RegExp(`^(?<who>\\p{Lu}[^,;]{1,50}?), rated at ${digits}, (?=had |\\p{Ll}+ed\\b)`, 'u'),
        (name, { who = '', figure: size = '' }) => `${who}, with a ${name} of ${size}, `,
      ],
      [
        new RegExp(`\\b(?:is|was) rated at ${digits}${stop}`, 'u'),
        (name, { figure: size = '' }) => `has a ${name} of ${size}`,
      ],
    ],
  },
  {
    name: /^\p{L}+ species$/iu,
    dim: /^$/,
    forms: [
      [
        new RegExp(
          `^(?<figure>${bound}${number}) (?<what>species of \\p{Ll}+|\\p{Ll}+ species) (?:live|are found|occur|can be found) (?:in|at) (?<who>[^,;]{2,60}?)(?<stop>\\.?)$`,
          'u',
        ),
        (_name, { figure: size, what = '', who = '', stop: end = '' }) =>
          `${capital(who)} has ${small(size)} ${what}${end}`,
      ],
      [
        /\b(?:is|are) inhabited by (?=(?:about |around |some )?\S+ (?:species of \p{Ll}+|\p{Ll}+ species)\b)/u,
        () => 'has ',
      ],
    ],
  },
  {
    name: /^(?:employees|staff|headcount|workforce|employment)$/i,
    dim: /^$/,
    forms: [
      [
        new RegExp(
          `\\b(?<verb>has|have|had) (?<figure>${bound}\\d+(?:[.,]\\d+)*(?![.,]?\\d)k?) (?:people|persons|workers|employees|staff) on (?:its|the|their) payroll\\b`,
          'u',
        ),
        (_name, { verb = '', figure: size = '' }) => `${verb} ${size} employees`,
      ],
    ],
  },
];

/** A sentence that tells of a measure by a verb or noun of everyday language, in the words of the one column that holds it. */
export const ofEveryday = (table: Table, text: string): string =>
  measures.reduce((all, { name, dim, beside, forms }) => {
    const [column, ...more] = table.columns.filter(
      (each) => name.test(nameInSentence(each)) && (dim === undefined || dim.test(each.unit.dim)),
    );
    const isBeside = beside === undefined || table.columns.some((each) => beside.test(each.name));
    if (!column || more.length > 0 || !isBeside) return all;
    const own = nameInSentence(column);
    return forms.reduce(
      (said, [pattern, instead]) =>
        said.replace(pattern, (...rest: unknown[]) => instead(own, rest.at(-1) as Groups)),
      all,
    );
  }, text);
