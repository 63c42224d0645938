import { downStems, upStems } from '../../words/lexicon';
import { capital, stem } from '../../words/words';
import { limiting, time } from './dated-levels';
import type { Topic } from './topic';

/** The longest sentence that is taken apart. */
const longest = 400;
const mostClauses = 8;
/** How much of the text around is read for another place of a name. */
const longestAround = 20_000;
const figure =
  '(?:(?:about|some|around|nearly|almost) )?(?:\\p{Sc} ?)?\\d[\\d.,]*(?:(?: ?%| (?:percent|per cent|million|billion))*)(?: \\p{Ll}+)?';
const name = '\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+){0,3}';

/** What a sentence says with less words: without the topic of its source, by the name of a place alone, each clause with its time. */
export function plainClauses(text: string, texts: readonly string[], topic: Topic | undefined): string[] {
  if (text.length > longest || /["“”„«»?]/.test(text)) return [];
  const found: string[] = [];
  const open = [text];
  for (let next = open.shift(); next !== undefined && found.length < mostClauses; next = open.shift()) {
    const made = [
      withoutTopic(next, topic),
      placeByName(next, texts),
      unchangedLevel(next),
      ...contrastedInTime(next),
      ...levelsOfHolder(next),
    ].flatMap((each) => (each === undefined || each === text || found.includes(each) ? [] : [each]));
    for (const each of made) {
      found.push(each);
      open.push(each);
    }
  }
  return found;
}

/** "The median wait at the five hospitals of the trust was 26 weeks" in a source on the trust: the median wait. */
function withoutTopic(text: string, topic: Topic | undefined): string | undefined {
  if (!topic?.link) return undefined;
  const phrase = ` ${topic.link} ${topic.phrase}`;
  const at = text.indexOf(phrase);
  return at < 0 ? undefined : `${text.slice(0, at)}${text.slice(at + phrase.length)}`;
}

const kinds = 'district|province|city|town|village|region|island|county|municipality|port|canton|state';
const placed = new RegExp(
  `(?<the>[Tt]he) (?:(?:northern|southern|eastern|western|central|coastal) )?(?:${kinds}) of (?<name>${name})(?![\\p{L}’'])`,
  'u',
);

/** "The eastern district of Soral" as Soral, where the passage has neither a longer name with that name in it nor another Soral. */
function placeByName(text: string, texts: readonly string[]): string | undefined {
  const found = placed.exec(text)?.groups?.name;
  if (found === undefined) return undefined;
  const all = texts
    .map((each) => each.replace(/^(?:In|At|From|Near|To|Of|And|But) /, ''))
    .join(' ')
    .slice(0, longestAround);
  const longer = new RegExp(
    `(?<![\\p{L}’-])\\p{Lu}[\\p{L}’-]{1,40} ${found}\\b|(?<!of )\\b${found} (?:\\p{Lu}|area|region|airport|port|metro)`,
    'u',
  );
  const called = all.matchAll(new RegExp(`\\b(${kinds}) of ${found}\\b`, 'gu'));
  return longer.test(all) || new Set([...called].map(([, kind]) => kind)).size > 1
    ? undefined
    : text.replace(placed, '$<name>');
}

const unchanged = new RegExp(
  `^(?<what>[^,;]{5,120}?) (?<be>was|were|remained|stayed) (?:(?:almost|nearly|virtually|practically|broadly|largely|little) )?(?:unchanged|stable|constant|the same|flat|changed), at (?<rest>${figure}.*)$`,
  'u',
);

/** "The number of injured was almost unchanged, at 2,950" says that it was 2,950. */
function unchangedLevel(text: string): string | undefined {
  const { what, be = '', rest } = unchanged.exec(text)?.groups ?? {};
  return what === undefined || limiting.test(text)
    ? undefined
    : `${what} ${/^(?:was|were)$/.test(be) ? be : 'was'} ${rest}`;
}

const contrast = new RegExp(
  `^(?<lead>${time}, )?(?<one>[^;,]{5,140}?)(?<when> ${time})?, (?:while|whereas|but) (?<other>[^;,]{5,140}?)\\.?$`,
  'iu',
);

/** "Sales in Asia grew by 18% in 2022, while sales in Europe declined by 3%": both changes are of 2022. */
function contrastedInTime(text: string): string[] {
  const { lead, one = '', when, other = '' } = contrast.exec(text)?.groups ?? {};
  const dated = lead?.replace(/, $/, '') ?? when?.trim();
  if (dated === undefined || (lead !== undefined && when !== undefined) || limitingBoth.test(text)) return [];
  if (
    !isChange(one) ||
    !isChange(other) ||
    /\b(?:19|20)\d{2}\b|\b(?:earlier|since|now|later)\b/.test(`${one} ${other}`)
  )
    return [];
  const small = dated.charAt(0).toLowerCase() + dated.slice(1);
  return [one, other].map((each) => `${capital(each)} ${small}.`);
}

const limitingBoth =
  /\b(?:not|never|no|if|unless|may|might|could|would|will|should|expect\p{Ll}*|plan\p{Ll}*|forecast|said|says|that|who|whose|when|only|neither|either|respectively|it|they|both)\b/iu;

/** A change by a figure, or to one. */
const isChange = (text: string): boolean =>
  /\b(?:by|to) (?:about |some |nearly )?(?:\p{Sc} ?)?\d/u.test(text) &&
  text
    .split(' ')
    .some(
      (each) =>
        /(?:ed|ew|ose|ell|ank|ut)$/.test(each) && (upStems.has(stem(each)) || downStems.has(stem(each))),
    );

const ranked = new RegExp(
  `^(?<lead>[^,;\\d]{4,60}, )?(?<who>[^,;\\d]{2,80}?) had the (?:second-|third-)?(?:highest|lowest|longest|shortest|largest|smallest|biggest|greatest) (?<what>(?:\\p{Ll}[\\p{L}-]* ){0,2}\\p{Ll}[\\p{L}-]*(?: (?:for|per) (?:an? )?(?:\\p{Ll}+ )?\\p{Ll}+)?)(?<when> ${time})?, at (?<size>${figure})(?=[.,;]|$| and )`,
  'u',
);

/** "Harrow in the north had the highest unemployment rate in 2023, at 9.2%": its rate, whatever the others had. */
function levelsOfHolder(text: string): string[] {
  const { lead, who = '', what, when: behind, size } = ranked.exec(text)?.groups ?? {};
  if (what === undefined || size === undefined || limiting.test(text)) return [];
  const fronted = lead === undefined ? undefined : new RegExp(`^${time}$`, 'iu').exec(lead.slice(0, -2))?.[0];
  const when =
    behind ?? (fronted === undefined ? '' : ` ${fronted.charAt(0).toLowerCase()}${fronted.slice(1)}`);
  const named = new RegExp(`^(?<name>${name}) in the \\p{Ll}+$`, 'u').exec(who)?.groups?.name;
  return [who, ...(named === undefined ? [] : [named])].flatMap((each) => {
    const owner = each.replace(/^The /, 'the ');
    return [
      `${capital(each)} had ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what} of ${size}${when}.`,
      `The ${what} in ${owner} was ${size}${when}.`,
    ];
  });
}
