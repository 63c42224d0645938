import { scan } from '../../text/scan';
import { month } from '../../words/calendar';
import { capital } from '../../words/words';

const longest = 300;
const count = '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const money =
  '(?:\\p{Sc} ?\\d[\\d,.]*(?: (?:million|billion))?|\\d[\\d,.]*(?: (?:million|billion))? (?:euros|dollars|pounds|crowns|francs|kroner|kronor|yen))';
/** With how many votes, for how much, at what age: an event is the same without it. */
const circumstances: readonly RegExp[] = [
  new RegExp(` by ${count}(?: votes)? (?:to|against) ${count}(?: votes)?(?=[.,;]|$| (?:on|in|at) )`, 'gu'),
  new RegExp(
    `,? with ${count} votes? (?:in favour|against) and ${count}(?: votes?)? (?:in favour|against)(?=[.,;]|$)`,
    'gu',
  ),
  new RegExp(
    `^With ${count} votes? (?:in favour|against) and ${count}(?: votes?)? (?:in favour|against), (?=the\\b)`,
    'u',
  ),
  / at the age of \d{1,3}(?=[.,;]|$)/g,
  /, (?:aged \d{1,3}|\d{1,3} years old),?(?= |[.;]|$)/g,
  new RegExp(
    `(?<=\\b(?:bought|acquired|sold|purchased)\\b[^.;]{3,80}) for (?:about |some )?${money}(?=[.,;]|$| in \\d)`,
    'gu',
  ),
];
const date = new RegExp(
  `\\b(?<on>[Oo]n) (?:(?<day>\\d{1,2}) (?<month>${month})|(?<month2>${month}) (?<day2>\\d{1,2}),) (?<year>(?:19|20)\\d{2})\\b`,
  'gu',
);
/** What holds at a time, or of all of it, and what limits or doubts: no event that is the same without its day. */
const lasting =
  /\b(?:is|are|has|have|had|stood|stands|remained|until|since|by (?:the end of )?\d|before|after|not|no|never|only|first|last|again|every|each|all|most|record|highest|lowest|would|will|could|may|might|if|said|says|according|planned|expected|to be)\b/i;

/**
 * "The council approved the plan on 23 July 2017 by 34 votes to 26": that it did, and that it did so in July 2017 and in 2017. Of a
 * sentence without other figures, since a count of one day is none of the year.
 */
export function eventClauses(text: string): string[] {
  if (text.length > longest) return [];
  const plain = circumstances.reduce((all, pattern) => all.replace(pattern, ''), text);
  if (lasting.test(plain)) return [];
  const isPlain = scan(plain).every(({ kind }) => kind !== 'amount');
  if (!isPlain) return [];
  const own = plain === text ? [] : [capital(plain)];
  const [found, ...more] = plain.matchAll(date);
  if (!found || more.length > 0) return own;
  const { on = '', year = '' } = found.groups ?? {};
  const ofMonth = found.groups?.month ?? found.groups?.month2 ?? '';
  const lead = on === 'On' ? 'In' : 'in';
  return [...own, plain.replace(date, `${lead} ${ofMonth} ${year}`), plain.replace(date, `${lead} ${year}`)];
}
