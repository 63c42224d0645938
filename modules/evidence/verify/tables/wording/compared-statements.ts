import { capital } from '../../words/words';

const year = '(?:19|20)\\d{2}(?![\\d/])';
const unit =
  '(?!(?:in|from|to|of|against|compared|for|and|by|at|versus|as|rather|one|a|an|the)\\b)[\\p{L}²³/%]{1,14}';
const figure = `(?:(?:about|around|roughly|some|almost|nearly) )?(?:\\p{Sc} ?|[A-Z]{3} )?\\d[\\d,.]*%?(?: ${unit}){0,3}`;
const grew = 'grew|rose|increased|climbed|expanded|fell|declined|decreased|shrank|dropped';
const stretch = `(?:from|between) ${year} (?:to|and) ${year}|over the (?:whole )?period`;

const faster = new RegExp(
  `^(?:(?<ahead>${stretch}), )?(?<one>\\p{L}[^,;\\d]{1,60}?) (?<verb>${grew}) (?<way>faster|more quickly|more strongly|more sharply|more steeply|more|more slowly|less strongly|less) than (?<other>\\p{L}[^,;\\d]{1,60}?)(?: (?<when>${stretch}))?(?:,|:)? (?:by|at) (?<first>${figure}) (?:against|compared with|compared to|versus|as against|rather than) (?:by )?(?<second>${figure})\\.?$`,
  'iu',
);

/** The size of a figure as it is written. */
const sizeOf = (text: string): number =>
  Number((/\d[\d,.]*/.exec(text)?.[0] ?? '').replace(/,(?=\d{3})/g, '').replace(/[.,]$/, '')) || 0;

/** "Deposits grew faster than loans from 2012 to 2023, by 70.7% against 60.4%": what each grew by, the first one more. */
export function comparedGrowth(text: string): string[] {
  const {
    ahead,
    one = '',
    verb = '',
    way = '',
    other = '',
    when,
    first = '',
    second = '',
  } = faster.exec(text)?.groups ?? {};
  const time = ahead ?? when;
  if (first === '' || time === undefined) return [];
  const isMore = !/slowly|less/.test(way);
  if (isMore ? sizeOf(first) <= sizeOf(second) : sizeOf(first) >= sizeOf(second)) return [];
  const told = time.charAt(0).toLowerCase() + time.slice(1);
  return [`${capital(one)} ${verb} by ${first} ${told}.`, `${capital(other)} ${verb} by ${second} ${told}.`];
}

const beyond =
  '(?<way>exceeds|exceeded|surpasses|surpassed|tops|topped|(?:is|was|are|were) (?:above|higher than|larger than|greater than|more than)|(?:falls|fell) short of|(?:is|was|are|were) (?:below|lower than|smaller than|less than))';
const withFigures = new RegExp(
  `^At (?<first>${figure}), (?<what>(?:the )?\\p{L}[^,;\\d]{2,40}?) (?<link>of|in|at|for) (?<one>[^,;\\d]{2,60}?)(?<when> in ${year})? ${beyond} the (?<second>${figure}) (?:of|in|at|for|recorded in|recorded at) (?<other>[^,;]{2,60}?)\\.?$`,
  'iu',
);
const notFigures = /^(?:19|20)\d{2}$/;

/** "At 5,080 million m³, the capacity of A and B exceeds the 3,400 million m³ of C and D": what each has, the first one more. */
export function comparedLevels(text: string): string[] {
  const {
    first = '',
    what = '',
    link = '',
    one = '',
    when = '',
    way = '',
    second = '',
    other = '',
  } = withFigures.exec(text)?.groups ?? {};
  if (first === '' || notFigures.test(first) || notFigures.test(second)) return [];
  const isMore = !/short|below|lower|smaller|less/.test(way);
  if (isMore ? sizeOf(first) <= sizeOf(second) : sizeOf(first) >= sizeOf(second)) return [];
  return [
    `${capital(what)} ${link} ${one} was ${first}${when}.`,
    `${capital(what)} ${link} ${other} was ${second}${/\d{4}/.test(other) ? '' : when}.`,
  ];
}

const swing = new RegExp(
  `^(?<lead>(?:In \\d{4},? )?)An? (?<kind>(?:(?:net|operating|trade) )?)(?<one>profit|surplus|loss|deficit) of (?<first>${figure}) in (?<then>${year}) (?:turned|changed|swung|became|was followed by) (?:in)?(?:to )?an? (?:(?:net|operating|trade) )?(?<other>profit|surplus|loss|deficit) of (?<second>${figure}) (?:in (?<now>${year})|(?:a|one) year later|the (?:following|next) year)(?:, an? (?:swing|turnaround|change|difference|deterioration|improvement) of (?<by>${figure}))?\\.?$`,
  'u',
);
const isGain = (word: string) => /^(?:profit|surplus)$/.test(word);

/** "A profit of 133 in 2019 turned into a loss of 37 in 2020, a swing of 170": the one result, the other, and what lies between them. */
export function swungResult(text: string): string[] {
  const {
    kind = '',
    one = '',
    first = '',
    then = '',
    other = '',
    second = '',
    now,
    by,
  } = swing.exec(text)?.groups ?? {};
  if (first === '' || isGain(one) === isGain(other)) return [];
  const late = Number(now ?? Number(then) + 1);
  if (late <= Number(then)) return [];
  const [unit, size] = [(said: string) => said.replace(/\d[\d,.]*/, '#'), sizeOf(first) + sizeOf(second)];
  const holds =
    by === undefined || (unit(by) === unit(first) && Math.abs(sizeOf(by) - size) < 1e-9 * Math.max(1, size));
  return holds && unit(first) === unit(second)
    ? [`The ${kind}${one} was ${first} in ${then}.`, `The ${kind}${other} was ${second} in ${late}.`]
    : [];
}

const widened = new RegExp(
  `^[Tt]he (?:surplus|excess) of (?<one>[^,;\\d]{2,40}?) over (?<other>[^,;\\d]{2,40}?) (?<verb>widened|grew|rose|increased|climbed|narrowed|fell|shrank|declined|dropped) (?:to (?<to>${figure}) in (?<now>${year}),? from (?<from>${figure}) (?:in (?<then>${year})|(?:a|one) year (?:before|earlier)|in the (?:previous|preceding) year|the year before)|from (?<first>${figure}) in (?<early>${year}) to (?<last>${figure}) in (?<late>${year}))\\.?$`,
  'u',
);

/** "The surplus of deposits over loans widened to 6.6 in 2021 from 5.5 a year before": what it was at the one time and at the other. */
export function movedSurplus(text: string): string[] {
  const {
    one = '',
    other = '',
    verb = '',
    to,
    now,
    from,
    then,
    first,
    early,
    last,
    late,
  } = widened.exec(text)?.groups ?? {};
  if (one === '') return [];
  const [before, after] = [from ?? first ?? '', to ?? last ?? ''];
  const newYear = Number(now ?? late);
  const oldYear = Number(then ?? early ?? newYear - 1);
  const isUp = /^(?:widened|grew|rose|increased|climbed)$/.test(verb);
  const moved = sizeOf(after) - sizeOf(before);
  if (oldYear >= newYear || (isUp ? moved <= 0 : moved >= 0)) return [];
  return [
    `${capital(one)} exceeded ${other} by ${before} in ${oldYear}.`,
    `${capital(one)} exceeded ${other} by ${after} in ${newYear}.`,
  ];
}
