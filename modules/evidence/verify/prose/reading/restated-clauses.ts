import { downStems, upStems } from '../../words/lexicon';
import { isPastForm } from '../../words/verbs';
import { capital, stem } from '../../words/words';
import { agreedClauses, reportedClauses, subordinateClauses } from './subordinate-clauses';

/** Longer sentences are left as they stand: some forms take time with the square of the length. */
const longest = 300;

const amount =
  '(?:(?:about|some|nearly|almost|around|roughly) )?(?:\\p{Sc} ?|[A-Z]{3} )?\\d[\\d.,]*(?: ?%| (?:percentage points|percent|per cent))?(?: (?:million|billion|thousand))?';
const time =
  '(?:in (?:(?:the (?:first|second) half|the (?:first|second|third|fourth|last) quarter) of )?(?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d{2}(?:/\\d{2})?|in the (?:first|second|third|fourth|last) quarter|at the end of (?:19|20)\\d{2})';
const before =
  '(?:(?:in |at |for |during )?(?:the end of )?(?:19|20)\\d{2}(?:/\\d{2})?|a year (?:earlier|before)|the (?:previous year|year before|season before|previous season))';
const thing = '(?:(?!(?:of|in|on|at|for|to|by|with|from|and|or|than) )[\\p{L}’-]+ ){0,3}?[\\p{L}’-]+';
/** What limits or governs all that a sentence says. */
const governed =
  /\b(?:not|never|no|none|if|unless|whether|that|would|could|may|might|will|should|only|said|says|according|expects?|expected|both|either|neither|respectively)\b|["“”„«»?]/i;

/** Words that stand for what another clause names. */
const pointing =
  /\b(?:it|its|they|their|them|he|she|his|her|this|that|these|those|there|one|both|others?|rest|remaining|same)\b|^\P{L}/iu;

/** Other sentences that follow from one, where it has the form: what it compares, lists or tells in passing, each on its own. */
export function restatedClauses(text: string): string[] {
  const plain = text.replace(/\.$/, '');
  if (plain.length > longest) return [];
  const told = reportedClauses(plain).map((each) => `${capital(each)}.`);
  if (told.length > 0) return told;
  const evenIf = /^(?<main>[^;]{10,240}?),? even if [^,;]{5,120}$/.exec(plain)?.groups?.main;
  if (evenIf !== undefined) return [`${evenIf}.`, ...restatedClauses(evenIf)];
  const halves = /\b(?:said|says|according|if|unless|that|propos\p{Ll}+|plan\p{Ll}*)\b|[“”"]/u.test(plain)
    ? []
    : plain.split('; ');
  if (halves.length > 1)
    return halves
      .filter((half, index) => index === 0 || !pointing.test(half))
      .flatMap((half) => [`${capital(half)}.`, ...restatedClauses(capital(half))]);
  const agreed = /["“”„«»?]|\b(?:not|never|if|unless)\b/.test(plain) ? [] : agreedClauses(plain);
  if (governed.test(plain.replace(/\bthat year\b|\bMay\b/g, '')))
    return agreed.map((each) => `${capital(each)}.`);
  return [plain, ...halvesOf(plain), ...agreed]
    .flatMap((each) => [
      ...(each === plain ? [] : [each]),
      ...subordinateClauses(each),
      ...comparedCount(each),
      ...risenCount(each),
      ...withSharedWhole(each),
      ...changedAlike(each),
      ...earlierRise(each),
      ...endsOfChange(each),
      ...soldCounts(each),
      ...listedShares(each),
    ])
    .map((each) => `${capital(each)}.`);
}

/** "A rose by 3 percent, up from 2, but its B fell": the part before a second clause, which has a subject of its own. */
function halvesOf(text: string): string[] {
  const [first = '', ...rest] = text.split(/, (?:but|and|while|whereas) (?=(?:its|the|their) )/);
  return rest.length === 1 && /[,;]/.test(first.replace(/\d,\d/g, '')) && /\d/.test(first) ? [first] : [];
}

const compared = new RegExp(
  `^(?<lead>(?:In|During) (?:19|20)\\d{2},? )?(?<who>[^,;]{2,80}? (?<did>\\p{Ll}+)) (?<size>${amount})(?: (?:tonnes|tons|litres|cubic metres|hectares) of)? (?<noun>${thing})(?<when> ${time})?, (?<by>${amount}) (?<side>more|fewer|less) than (?<then>${before})$`,
  'u',
);

const upOn = new RegExp(
  `^(?<lead>(?:In|During) (?:19|20)\\d{2},? )?(?<who>[^,;]{2,80}? (?<did>\\p{Ll}+)) (?<size>${amount})(?: (?:tonnes|tons|litres|cubic metres|hectares) of)? (?<noun>${thing})(?<when> ${time})?, (?<side>up|down) (?:by )?(?<by>${amount}) (?:on|from|over|compared with|compared to) (?<then>(?:the )?same (?:period|months?|quarter|half)(?: (?:of|in|last|a) [^,;]{2,20})?|${before})$`,
  'u',
);
/** "Carried 8.6 million passengers in 2024, up 11% on 2023" says that it carried 11% more passengers in 2024 than in 2023. */
function risenCount(text: string): string[] {
  const { lead = '', who, did = '', noun, when = '', by, side, then = '' } = upOn.exec(text)?.groups ?? {};
  if (who === undefined || !isPastForm(did) || isChange(did)) return [];
  const since = /^(?:the )?same/.test(then) || /^\d/.test(then) ? `in ${then}` : then;
  return [
    `${lead}${who} ${by} ${side === 'up' ? 'more' : 'fewer'} ${noun}${when} than ${since}`,
    `${lead}the number of ${noun} of ${who.slice(0, -did.length).trim().replace(/^The /, 'the ')} ${side === 'up' ? 'rose' : 'fell'} by ${by}${when}`,
  ];
}

/** "Handled 14 million tonnes of cargo in 2023, 6% more than in 2022" says that it handled 6% more cargo in 2023 than in 2022. */
function comparedCount(text: string): string[] {
  const {
    lead = '',
    who,
    did = '',
    noun,
    when = '',
    by,
    side,
    then = '',
  } = compared.exec(text)?.groups ?? {};
  if (who === undefined || !isPastForm(did) || isChange(did)) return [];
  return [`${lead}${who} ${by} ${side} ${noun}${when} than ${then}`];
}

const contrasted = new RegExp(
  `^(?<one>[^,;]{2,60}?) (?<did>\\p{Ll}+) (?<size>${amount}) (?<of>of [^,;\\d]{2,60}?)(?<when> ${time})?,? (?:while|whereas|and|but) (?<other>(?:the )?${thing}) (?<again>\\p{Ll}+) (?<two>${amount})$`,
  'u',
);
/** "Wind supplied 38% of the power in 2023, while solar panels supplied 14%": of the same whole, in the same year. */
function withSharedWhole(text: string): string[] {
  const { did = '', of, when = '', other, again, two } = contrasted.exec(text)?.groups ?? {};
  return other !== undefined && did === again && isPastForm(did)
    ? [`${other} ${did} ${two} ${of}${when}`]
    : [];
}

const alike = new RegExp(
  `^(?<one>[^,;]{2,60}?) (?<did>\\p{Ll}+) (?:by|to) ${amount}(?<when> ${time}| in the year to (?:\\p{Lu}\\p{Ll}+ )?(?:19|20)\\d{2}),? (?:while|whereas|and|but) (?<other>(?:the )?${thing}) (?<again>\\p{Ll}+) (?<way>by|to) (?<two>${amount})$`,
  'u',
);
/** "Energy prices fell by 4% in 2025, while food prices rose by 3%": in the same time. */
function changedAlike(text: string): string[] {
  const { did = '', when, other, again = '', way, two } = alike.exec(text)?.groups ?? {};
  return other !== undefined && isChange(did) && isChange(again)
    ? [`${other} ${again} ${way} ${two}${when}`]
    : [];
}

const grown = new RegExp(
  `^(?<who>[^,;]{2,80}?) (?<did>\\p{Ll}+) by (?<size>${amount})(?<more> \\p{Ll}+)? (?<now>${time})(?: compared with the (?:previous|preceding) quarter)?, (?:after|following|compared with|compared to|against) (?:an? (?<noun>rise|increase|gain|growth|fall|drop|decline|decrease|contraction) of |growth of )?(?<last>${amount}) (?<then>${time})$`,
  'u',
);
/** "GDP grew by 0.4% in the fourth quarter of 2024, after 0.1% in the third" says that it grew by 0.1% in the third. */
function earlierRise(text: string): string[] {
  const { who, did = '', noun, now = '', last, then = '' } = grown.exec(text)?.groups ?? {};
  if (who === undefined || !isChange(did)) return [];
  const isDown = downStems.has(stem(did));
  const isOtherDown = noun === undefined ? isDown : /^(?:fall|drop|decline|decrease|contraction)$/.test(noun);
  const year = /(?:19|20)\d{2}/.exec(now)?.[0];
  const dated = /\d{4}/.test(then) || year === undefined ? then : `${then} of ${year}`;
  const verb = isDown === isOtherDown ? did : isOtherDown ? 'fell' : 'rose';
  return /\bquarter$/.test(then) && !/\bquarter\b/.test(now) ? [] : [`${who} ${verb} by ${last} ${dated}`];
}

/** What has the things that it is counted in. */
const holding =
  /\b(?:fleet|network|membership|herd|flock|portfolio|collection|register|team|choir|orchestra|parliament|chain|club|union|party|association|school|company|group)$/;
const counted = new RegExp(
  `^(?<who>[^,;]{2,80}?) (?<did>\\p{Ll}+) from (?<a>${amount}) (?<noun>${thing}) (?<then>${time}) to (?<b>${amount})(?: (?<again>${thing}))? (?<now>${time})$`,
  'u',
);
/** "The fleet shrank from 660 vessels in 2022 to 612 in 2023" says that it had 660 in 2022 and 612 in 2023. */
function endsOfChange(text: string): string[] {
  const { who, did = '', a, noun, then, b, again, now } = counted.exec(text)?.groups ?? {};
  if (who === undefined || !isChange(did) || (again !== undefined && again !== noun)) return [];
  if (!holding.test(who)) return [];
  return [`${who} had ${a} ${noun} ${then}`, `${who} had ${b} ${noun} ${now}`];
}

const sold = new RegExp(
  `^Sales of (?<what>(?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+s) (?<did>\\p{Ll}+) from (?<a>\\d[\\d,]*) (?<then>${time}) to (?<b>\\d[\\d,]*) (?<now>${time})$`,
  'u',
);
/** "Sales of heat pumps jumped from 21,000 in 2021 to 63,500 in 2023": so many were sold in each year. */
function soldCounts(text: string): string[] {
  const { what, did = '', a, then, b, now } = sold.exec(text)?.groups ?? {};
  return what !== undefined && isChange(did)
    ? [`${a} ${what} were sold ${then}`, `${b} ${what} were sold ${now}`]
    : [];
}

const part = '\\d[\\d.]* ?(?:%|percent|per cent)';
const shares = new RegExp(
  `^(?<one>${part}) of (?<whole>(?:the |its |all )?(?:\\d[\\d,]* )?(?:\\p{Ll}[\\p{Ll}-]* ){0,2}\\p{Ll}+s) (?<first>\\p{Ll}+ [^,;%]{2,60}), (?<rest>${part} [^;]{4,160})$`,
  'iu',
);
const shared = new RegExp(`^(?<size>${part}) (?<verb>\\p{Ll}+) (?<what>[^,;%]{2,60})$`, 'iu');
/** "38% of households heat with gas, 27% use heat pumps and 19% rely on coal": each of the households. */
function listedShares(text: string): string[] {
  const { one, whole = '', first, rest = '' } = shares.exec(text)?.groups ?? {};
  if (one === undefined) return [];
  const items = rest.split(/,? and (?=\d)|, (?=\d)/).map((item) => shared.exec(item)?.groups);
  if (
    items.some(
      (item) => item === undefined || /^(?:of|in|more|less|fewer|a|to|for|from)$/.test(item.verb ?? ''),
    )
  )
    return [];
  return [
    `${one} of ${whole} ${first}`,
    ...items.map((item) => `${item?.size} of ${whole} ${item?.verb} ${item?.what}`),
  ];
}

const isChange = (word: string) => upStems.has(stem(word)) || downStems.has(stem(word));
