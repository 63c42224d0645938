import { limiting } from './dated-levels';
import { scan } from '../../text/scan';
import { isFinite } from './implied-clauses';
import { capital } from '../../words/words';

/** The longest sentence that is taken apart. */
const longest = 300;

const figure =
  '(?:(?:about|some|nearly|almost|around) )?(?:\\p{Sc} ?)?\\d[\\d.,]*\\d?(?: (?:million|billion|thousand))?(?: ?%| percentage points| percent| per cent)?';
const noun = '(?: (?!(?:in|at|on|for|and|to|than|respectively)\\b)\\p{Ll}[\\p{Ll}-]*){0,3}';
const when = '(?: in (?:the \\p{Ll}+ \\p{Ll}+ of )?(?:19|20)\\d{2})?';
const who = "(?:[Tt]he |[Aa]n? |[Ii]ts )?[\\p{L}][\\p{L}’'-]*(?: [\\p{L}’'-]+){0,3}?";
const verb = '(?!(?:and|or|of|in|at) )\\p{Ll}[\\p{Ll}-]*(?: (?:an?|the|about) )?(?:(?: \\p{Ll}+){0,4})?';

/** "Arlen and Bexley sold 12,400 and 9,700 cars respectively in 2023": each in its turn. */
const inTurn = new RegExp(
  `^(?<lead>(?:In|At) [^,;]{2,40}, )?(?<a>${who}) and (?<b>${who}) (?<verb>${verb}) (?<one>${figure})(?<noun1>${noun}) and (?<two>${figure})(?<noun2>${noun})(?<before>${when}),? respectively(?<behind>${when})$`,
  'u',
);

/** "Arlen sold more cars than Bexley in 2023: 12,400 against 9,700" */
const against = new RegExp(
  `^(?<lead>(?:In|At) [^,;]{2,40}, )?(?<a>${who}) (?<verb>\\p{Ll}+) (?:more|fewer|less)(?<noun>${noun}) than (?<b>${who})(?<when>${when})(?::|,) (?<one>${figure}) (?:against|compared with|compared to|versus|to) (?<two>${figure})(?<behind>${when})$`,
  'u',
);

/** "Arlen sold 12,400 cars in 2023, while its rival Bexley sold 9,700" */
const elliptic = new RegExp(
  `^(?<lead>(?:In|At) [^,;]{2,40}, )?(?<a>${who}) (?<verb>\\p{Ll}+) (?<one>${figure})(?<noun>${noun})(?<when>${when})(?:, (?:while|and|but|whereas)|;) (?:its (?:rival|competitor|neighbour) )?(?<b>${who}) \\k<verb> (?<two>${figure})$`,
  'u',
);

/** "With 310 employees, Arlen sold 12,400 cars" */
const having = new RegExp(
  `^[Ww]ith (?<size>${figure})(?<noun>${noun}), (?<a>\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,3}) (?<rest>\\p{Ll}[^;]{4,160})$`,
  'u',
);

/** "Arlen (310 employees) sold": a count in brackets behind a name. */
const bracketed = new RegExp(
  `(?<a>\\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*){0,3}) \\((?<size>${figure})(?<noun> (?!(?:million|billion|thousand|percent|per cent)\\b)\\p{Ll}[\\p{Ll} -]{2,40})\\)`,
  'gu',
);

const isFigure = (text: string | undefined) =>
  text !== undefined && scan(text).some((token) => token.kind === 'amount');

type Groups = Readonly<Record<string, string | undefined>>;

/** What a sentence says of two that share a verb, each in a sentence of its own. */
export function pairedFigures(text: string): string[] {
  const plain = text.replace(/\.$/, '');
  if (plain.length > longest || limiting.test(plain.replace(/\b(?:respectively|while)\b/g, ''))) return [];
  const found = pairIn(plain);
  if (found) return found;
  return [...plain.split('; ').flatMap(ofHaving), ...ofBrackets(plain)];
}

/** "It also employed more people, 310 compared with 280" */
const apart = new RegExp(
  `\\b(?:more|fewer|less|higher|lower|larger|smaller)\\b[^.;]{1,80}(?::|,) (?:at )?${figure} (?:against|compared with|compared to|versus) ${figure}$`,
  'u',
);

/** Whether a sentence gives figures of two in turn, so that its words alone do not say which is of whom. */
export const isPaired = (text: string): boolean =>
  /\brespectively\b/.test(text) || (text.length <= longest && apart.test(text.replace(/\.$/, '')));

function pairIn(plain: string): string[] | undefined {
  const turn = inTurn.exec(plain)?.groups;
  if (turn) return ofTurn(turn);
  const pair = (against.exec(plain) ?? elliptic.exec(plain))?.groups;
  if (!pair || !isFigure(pair.one) || !isFigure(pair.two) || !isFinite(pair.verb ?? '')) return undefined;
  const { lead = '', a = '', b = '', verb: did, one, two, noun: counted = '', when: time = '' } = pair;
  const at = `${counted}${time}${pair.behind ?? ''}.`;
  return [`${lead}${a} ${did} ${one}${at}`, `${lead}${lead ? b : capital(b)} ${did} ${two}${at}`];
}

function ofTurn({ lead = '', a = '', b = '', verb: did, one, two, ...rest }: Groups): string[] {
  const counted = rest.noun2 || rest.noun1 || '';
  const at = `${counted}${rest.before ?? ''}${rest.behind ?? ''}.`;
  return [
    `${lead}${a} ${did} ${one}${rest.noun1 || counted}${at.slice(counted.length)}`,
    `${lead}${lead ? b : capital(b)} ${did} ${two}${at}`,
  ];
}

function ofHaving(text: string): string[] {
  const { size, noun: what, a, rest } = having.exec(text)?.groups ?? {};
  return size === undefined ? [] : [`${a} had ${size}${what}.`, `${a} ${rest}.`];
}

function ofBrackets(text: string): string[] {
  const all = [...text.matchAll(bracketed)].map(({ groups }) => groups ?? {});
  if (all.length === 0 || !text.startsWith(`${all[0]?.a} (`)) return [];
  return [
    ...all.map(({ a, size, noun: what }) => `${a} had ${size}${what}.`),
    `${text.replace(bracketed, '$<a>')}.`,
  ];
}
