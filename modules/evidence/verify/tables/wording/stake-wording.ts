import { memoize } from '../../../../kernel/memoize';
import { type Reword, nameInSentence, replaced } from './rewording';
import { plainRows } from '../reading/counted-rows';
import { keyMeanings, meaningsIn, type Table } from '../structure/tables';
import { atomsOf } from '../structure/table-labels';
import { capital, meaningOf } from '../../words/words';

/** A sentence that tells by a verb what part of each row its owner has, in the words of the one column of stakes. */
export const ofStakes = (table: Table, text: string): string =>
  rewordsOf(table).reduce((all, reword) => reword(all), text);

const stakeName =
  /^(?:(?:equity |ownership )?(?:stakes?|shareholdings?|ownership|holdings?|participation)|(?:equity|ownership) interest|(?:share|interest) (?:held|owned))(?: (?:held|owned))?$/i;

const stakesOf = memoize(({ columns }: Table) =>
  columns.filter(({ name, unit }) => unit.dim === 'percent' && stakeName.test(name.trim())),
);

const rewordsOf = memoize((table: Table): readonly Reword[] => {
  const [column, ...more] = stakesOf(table);
  return column && more.length === 0 ? rewords(table, nameInSentence(column)) : [];
});

/** "Dale Group holds a 55% stake": where it is not read whose, "Dale" may be the row, which holds none of itself. */
export function unreadOwner(table: Table, text: string): string | undefined {
  const names = stakesOf(table).map(({ name }) => name.trim().toLowerCase());
  const plain = names.reduce((rest, name) => rest.toLowerCase().replaceAll(name, ''), text);
  return names.length === 0 ? undefined : /\b(?:holds?|held|owns?|owned)\b/i.exec(plain)?.[0];
}

const bound = '(?:(?:about|around|roughly|just over|just under|more than|less than|over|under|at least) )?';
const number = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const sizes: readonly (readonly [string, string])[] = [
  ['less than half', 'less than 50%'],
  ['(?:more than|over) half', 'more than 50%'],
  ['half', '50%'],
  ['all(?: the shares)?', '100%'],
];
const size = `(?<size>${bound}\\d[\\d.]*(?: ?%| percent| per cent)|${sizes.map(([said]) => said).join('|')})`;
const kindOfStake =
  '(?<kind>a majority|a minority|an? (?<held>\\d[\\d.]*(?: ?%| percent| per cent)))(?: (?:stake|share|interest|holding|shareholding))?';
const owner = '(?<owner>[Tt]he \\p{Ll}+(?: \\p{Ll}+)?|\\p{Lu}[^,;]{1,60}?)';
const has = '(?:holds|held|owns|owned|has|had)';
const behind = '(?=[.,;]|$| (?:at|in|on|while|and|but)\\b)';

const figureOf = ({ size: said, kind, held }: Partial<Record<string, string>>): string => {
  if (held !== undefined) return held;
  if (kind !== undefined) return /majority/.test(kind) ? 'more than 50%' : 'less than 50%';
  return sizes.find(([form]) => new RegExp(`^${form}$`).test(said ?? ''))?.[1] ?? said ?? '';
};

function rewords(table: Table, name: string): Reword[] {
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  const isOwn = (said = '') => isOwner(table, said);
  const isRow = (noun = '') => plainRows.test(noun) || keyMeanings(table).has(meaningOf(noun));
  const stake = (groups: Partial<Record<string, string>>) => `${article} ${name} of ${figureOf(groups)}`;
  const part = `(?:${size}|${kindOfStake})`;
  const some = `(?<some>(?:all|${number}) of the (?:${number} )?(?<noun>\\p{Ll}+))`;
  const isSome = ({ owner: who, noun }: Partial<Record<string, string>>) =>
    (who === undefined || isOwn(who)) && isRow(noun);
  return [
    // "The group owns 55% of three of the seven hotels".
    replaced(new RegExp(`^${owner} ${has} ${part} (?:of|in) ${some}(?<stop>\\.?)$`, 'u'), (groups, all) =>
      isSome(groups) ? `${capital(groups.some ?? '')} have ${stake(groups)}${groups.stop ?? ''}` : all,
    ),
    // "Dale is the only hotel of which the group owns less than half".
    replaced(
      new RegExp(
        `\\bthe only (?<noun>\\p{Ll}+) (?:(?:in|of) which|where) ${owner} ${has} ${part}${behind}`,
        'u',
      ),
      (groups, all) =>
        isOwn(groups.owner) && isRow(groups.noun)
          ? `the only ${groups.noun ?? ''} with ${stake(groups)}`
          : all,
    ),
    // "The group owns 55% of Dale", "holds a 55% stake in Dale".
    replaced(
      new RegExp(
        `^${owner} ${has} ${part} (?:of|in) (?<who>(?:the )?\\p{Lu}[^,;]{1,60}?)(?<stop>\\.?)$`,
        'u',
      ),
      (groups, all) =>
        isOwn(groups.owner) ? `${capital(groups.who ?? '')} has ${stake(groups)}${groups.stop ?? ''}` : all,
    ),
    ...wholly(some, isOwn, isSome, `${article} ${name}`),
  ];
}

/** "Dale is wholly owned by the group", "three of the seven hotels are owned in full", "Dale is 55% owned". */
function wholly(
  some: string,
  isOwn: (said?: string) => boolean,
  isSome: (groups: Partial<Record<string, string>>) => boolean,
  what: string,
): Reword[] {
  const whole =
    '(?<whole>(?:wholly|fully|entirely|completely|\\d[\\d.]*(?: ?%| percent| per cent)) owned|owned in full)';
  const by = `(?: by ${owner})?(?<stop>\\.?)$`;
  const figure = (said = '') => /^\d[\d.]*(?: ?%| percent| per cent)/.exec(said)?.[0] ?? '100%';
  return [
    replaced(new RegExp(`^${some} (?:are|were) ${whole}${by}`, 'iu'), (groups, all) =>
      isSome(groups)
        ? `${groups.some ?? ''} have ${what} of ${figure(groups.whole)}${groups.stop ?? ''}`
        : all,
    ),
    replaced(
      new RegExp(`^(?<who>(?:[Tt]he )?\\p{Lu}[^,;]{1,60}?) (?:is|was) ${whole}${by}`, 'u'),
      ({ who = '', whole: said, owner: whose, stop = '' }, all) =>
        whose === undefined || isOwn(whose) ? `${who} has ${what} of ${figure(said)}${stop}` : all,
    ),
  ];
}

/** Whose stakes they are: "the group", or what the headings of the table name and no row is called by. */
function isOwner({ context, distinct, labels }: Table, said: string): boolean {
  if (/^the (?:parent )?(?:group|company|parent|fund|firm|owner|holding company)$/i.test(said)) return true;
  const words = atomsOf(said);
  const isName = /^\p{Lu}/u.test(said) && !/^the\b/i.test(said);
  const isLabel = words.every((word) => distinct.has(word)) || labels.has(words.join(' '));
  return isName && !isLabel && [...meaningsIn(said)].every((meaning) => context.has(meaning));
}
