import { capital } from '../../words/words';

const year = '(?:19|20)\\d{2}';
const size =
  '(?:(?:about|around|just over|just under) )?(?:\\p{Sc}|[A-Z]{3} )?[-+\\u2212]?\\d(?:[^\\s,;]|,(?=\\d))*(?: (?:percent|per cent|thousand|million|billion|\\p{Ll}{1,3}|\\p{Ll}+s))?';
const place =
  '(?: (?:in|at|for|of|on) (?<{}>(?:the )?\\p{Lu}[^,;]{1,60}?|(?:two|three|four|five|six|seven|eight|nine|ten|all) (?:of the )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+))';
const range = new RegExp(
  `^(?<lead>In ${year}, )?(?<what>\\p{L}[\\p{L} ]{2,60}?) (?<verb>ranges?|ranged|varied|var(?:y|ies)) from (?<low>${size})${place.replace('{}', 'one')} to (?<high>${size})${place.replace('{}', 'other')}(?<when> in ${year})?\\.?$`,
  'u',
);

/** "Stakes range from 35% at Dale to 100% at three hotels": both ends, and which rows have them. */
export function endsOfRange(text: string): string[] {
  const {
    lead = '',
    what = '',
    verb = '',
    low = '',
    one = '',
    high = '',
    other = '',
    when = '',
  } = range.exec(text)?.groups ?? {};
  const isCount = (said: string) => /^\p{Ll}/u.test(said) && !/^the /.test(said);
  if (what === '' || isCount(one) === isCount(other)) return [];
  const isPast = /ed$/.test(verb);
  const time =
    when || (lead === '' ? '' : ` ${lead.charAt(0).toLowerCase()}${lead.slice(1).replace(', ', '')}`);
  const name = what.replace(/^The /, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const article = /^[aeiou]/.test(name) ? 'an' : 'a';
  const said = (rows: string, figure: string) =>
    isCount(rows)
      ? `${capital(rows)} ${isPast ? 'had' : 'have'} ${article} ${name} of ${figure}${time}.`
      : `The ${name} of ${rows} ${isPast ? 'was' : 'is'} ${figure}${time}.`;
  return [`${capital(what)} ${verb} from ${low} to ${high}${time}.`, said(one, low), said(other, high)];
}

const bound = '(?:\\p{Sc}|[A-Z]{3} )?[-+\\u2212]?\\d(?:[^\\s,;]|,(?=\\d))*';
const limits = new RegExp(
  `(?<=\\b(?:was|were|is|are|had|has|have|employed|employs|came to|amounted to|totalled|stood at|stayed|remained|lay) )(?:somewhere )?between (?<low>${bound})(?<scale> (?:thousand|million|billion))? and (?<high>${bound}(?: (?:thousand|million|billion))?)(?<unit> (?:percent|per cent|(?!in\\b|at\\b|for\\b|on\\b)\\p{Ll}+))?`,
  'u',
);

/** "Was between 8,000 and 8,500 tonnes": not less than the one, not more than the other. */
export function withinLimits(text: string): string[] {
  const found = limits.exec(text);
  const { low = '', scale, high = '', unit = '' } = found?.groups ?? {};
  if (!found || turned.test(text) || [low, high].some((each) => /^(?:19|20)\d{2}$/.test(each))) return [];
  const shared = scale ?? / (?:thousand|million|billion)$/.exec(high)?.[0] ?? '';
  const sign = /%$/.exec(high)?.[0] ?? '';
  const said = (limit: string) =>
    `${text.slice(0, found.index)}${limit}${unit}${text.slice(found.index + found[0].length)}`;
  const least = sign !== '' && low.endsWith('%') ? low : `${low}${sign}`;
  return [said(`at least ${least}${shared}`), said(`at most ${high}`)];
}

const first = /\bthe (?:highest|lowest|largest|smallest|biggest|most|fewest|least)\b/;
const turned = /\b(?:not|never|no|nor|only|except|but|than|also)\b|n['’]t\b/i;
const mostYears = 12;
const span = new RegExp(
  `(?:,? ?\\b(?:in|for) (?:every|each|every single)(?: one)? (?:year |of the years )?(?:from|between) (?<from>${year}) (?:to|and|through) (?<to>${year})\\b,?|\\b(?:every|each) year (?:from|between) (?<from2>${year}) (?:to|and|through) (?<to2>${year})\\b,?|\\bin (?<list>${year}(?:, ${year})*,? and ${year})\\b,?)`,
  'iu',
);

/** "Had the highest rate in every year from 2020 to 2022": in each of these years. */
export function firstInEach(text: string): string[] {
  const found = span.exec(text);
  const { from, to, from2, to2, list } = found?.groups ?? {};
  const rest = found ? text.slice(0, found.index) + text.slice(found.index + found[0].length) : '';
  if (!found || !first.test(rest) || turned.test(rest) || /\d{4}/.test(rest)) return [];
  const [start, end] = [Number(from ?? from2), Number(to ?? to2)];
  const years =
    list?.match(/\d{4}/g) ??
    Array.from({ length: Math.max(0, end - start + 1) || 0 }, (_, at) => `${start + at}`);
  if (years.length < 2 || years.length > mostYears) return [];
  const plain = rest.replace(/\.$/, '').trim();
  return years.map((each) => `${capital(plain)} in ${each}.`);
}

const inOrder = new RegExp(
  `^(?<lead>In ${year}, )?[Tt]he (?<count>two|three|four|five) \\p{Ll}[\\p{Ll} ]{2,30}?(?: with| that (?:had|have|carry|carried|produced|employ|employed|received|won|got)) (?:the )?(?<most>highest|lowest|largest|smallest|biggest|most|fewest) (?<what>\\p{Ll}[^,;]{2,60}?)(?<when> in ${year})? (?:are|were) (?<list>\\p{L}[^;]{5,160}?),? in (?:that|this) order\\.?$`,
  'u',
);
const places = new RegExp(
  `^(?<lead>In ${year}, )?[Bb]y (?<what>\\p{Ll}[\\p{L} ]{2,40}?), (?<list>.+? (?:is|comes|was|came) first, .+? second(?:,? and .+? third)?)(?<when> in ${year})?\\.?$`,
  'u',
);
const ordinal = ['', 'second-', 'third-', 'fourth-', 'fifth-'];
const counts = ['', '', 'two', 'three', 'four', 'five'];

/** "The three lines with the most passengers are A, B and C, in that order", "by length, A comes first, B second and C third". */
export function placesInOrder(text: string): string[] {
  const ranked = inOrder.exec(text)?.groups;
  const placed = ranked ? undefined : places.exec(text)?.groups;
  const { lead = '', when, what = '', list = '' } = ranked ?? placed ?? {};
  if (what === '' || turned.test(text)) return [];
  const time =
    when ?? (lead === '' ? '' : ` ${lead.charAt(0).toLowerCase()}${lead.slice(1).replace(', ', '')}`);
  const names = list
    .split(/, (?:and )?| and /)
    .map((name) => name.replace(/ (?:(?:is|comes|was|came) first|second|third)$/, '').trim());
  if (ranked)
    return names.length === counts.indexOf(ranked.count ?? '')
      ? names.map(
          (name, at) => `${capital(name)} had the ${ordinal[at] ?? ''}${ranked.most ?? ''} ${what}${time}.`,
        )
      : [];
  return names.map(
    (name, at) => `${capital(name)} comes ${['first', 'second', 'third'][at] ?? ''} by ${what}${time}.`,
  );
}
