import { scan } from '../../text/scan';
import { capital } from '../../words/words';
import { limiting, time } from './dated-levels';

const longest = 300;
const figure =
  '(?:(?:about|some|around|roughly|nearly|almost) )?(?:\\p{Sc} ?|[A-Z]{2,3} )?\\d[\\d.,]*(?:(?: ?%|(?:-| )(?:percent|per cent|million|billion|thousand|trillion))*)(?: (?!(?:in|at|on|of|and|but|a|the|recorded|reported|seen)\\b)\\p{Ll}+)?';
const when = `${time}|a year earlier|a year before|the year before|the previous year|one year earlier`;
const first = new RegExp(
  `^(?<clause>.{8,180}?),? (?:compared (?:with|to)|as against|against|up from|down from|the same as) (?=(?:the )?(?:${figure}|in (?:19|20)\\d{2}))`,
  'u',
);
const item = new RegExp(
  `^(?:the )?(?<size>${figure}) (?:of (?=(?:19|20)\\d{2}))?(?:(?:recorded|reported|seen) )?(?<when>${when}|(?:19|20)\\d{2})`,
  'u',
);
const link =
  /^(?:,? and|,) (?=(?:the )?\p{Sc}?\d)|^,? but (?:still )?(?:fewer than|less than|more than|above|below|higher than|lower than) (?=(?:the )?\p{Sc}?\d)/u;
const leadTime = new RegExp(`^(?<when>${time}),? `, 'iu');
const lastTime = new RegExp(`(?<![,;]) (?<when>${time})$`, 'iu');
/** What holds for the one time alone, and a change that ends at its figure. */
const ofOnce =
  /\b(?:record|highest|lowest|most|fewest|largest|smallest|first|last|latest|new|again|another|also|already|still|peak\p{Ll}*)\b/iu;
const changedTo = /\b(?:to|from|by|reached|hit|exceeded) (?:about |some |around )?$/i;

/**
 * "Harvested 6.3 million tonnes in 2023, compared with 7.0 million in 2022 and 5.6 million in 2021": what it harvested in each of the
 * earlier years; "the same as in 2022": the same figure in that year.
 */
export function comparedLevels(text: string): string[] {
  const found = text.length > longest ? null : first.exec(text);
  const clause = found?.groups?.clause;
  if (clause === undefined || !found || limiting.test(clause) || ofOnce.test(clause)) return [];
  const lead = leadTime.exec(clause);
  const last = lead ? null : lastTime.exec(clause);
  const now = (lead ?? last)?.groups?.when;
  const plain = lead ? clause.slice(lead[0].length) : clause.slice(0, last?.index ?? clause.length);
  // "At the census of 2021": a time that is part of another phrase.
  if (/\b(?:19|20)\d{2}\b/.test(plain)) return [];
  const rest = text.slice(found[0].length);
  const same = / the same as $/.test(found[0]) ? /^in (?<year>(?:19|20)\d{2})(?=[.,;]|$)/.exec(rest) : null;
  if (same) return now === undefined ? [] : [sentence(plain, `in ${same.groups?.year ?? ''}`)];
  return earlierFigures(rest).flatMap(({ size, at }) => {
    const dated = timeOf(at, now);
    const said = dated === undefined ? undefined : withFigure(plain, size);
    return said === undefined || dated === undefined ? [] : [sentence(said, dated)];
  });
}

/** The figures that a clause is compared with, each with its time. */
function earlierFigures(text: string): { size: string; at: string }[] {
  const found: { size: string; at: string }[] = [];
  let rest = text;
  for (let next = item.exec(rest); next && found.length < 4; next = item.exec(rest)) {
    found.push({ size: next.groups?.size ?? '', at: next.groups?.when ?? '' });
    const behind = rest.slice(next[0].length);
    const joint = link.exec(behind);
    if (!joint)
      return /^(?:[.;]|$|, (?:while|whereas|and|but) |(?: and| but|,) \p{L})/u.test(behind) ? found : [];
    rest = behind.slice(joint[0].length);
  }
  return found;
}

/** "A year earlier" than "at the end of 2023" is at the end of 2022. */
function timeOf(at: string, now: string | undefined): string | undefined {
  if (/^(?:19|20)\d{2}$/.test(at)) return `in ${at}`;
  if (/\d/.test(at)) return at;
  const year = /(?:19|20)\d{2}(?!\/)/.exec(now ?? '')?.[0];
  return year === undefined ? undefined : now?.replace(year, String(Number(year) - 1));
}

/** A clause with another figure in place of its only one of that kind. */
function withFigure(clause: string, size: string): string | undefined {
  const amountsIn = (text: string) =>
    scan(text).flatMap((token) => (token.kind === 'amount' && !token.amount.ordinal ? [token] : []));
  const [other] = amountsIn(size);
  const own = amountsIn(clause).filter(({ amount }) => amount.unit?.dim === other?.amount.unit?.dim);
  const [one, ...more] = own;
  if (!other || !one || more.length > 0 || one.amount.bound !== 'exact' || one.amount.range) return undefined;
  if (other.amount.bound !== 'exact' && other.amount.bound !== 'about') return undefined;
  const before = clause.slice(0, one.at);
  return changedTo.test(before) ? undefined : `${before}${size}${clause.slice(one.end)}`;
}

const sentence = (clause: string, dated: string): string => `${capital(clause)} ${dated}.`;
