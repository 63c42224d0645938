import { withCarriedUnits } from './carried-units';
import { scan } from '../../text/scan';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { functionWords, modalities, negations } from '../../words/lexicon';
import { stem, capital } from '../../words/words';

const word = "[\\p{L}][\\p{L}’'-]*";
const figure =
  '(?:(?:about|some|nearly|almost|around|roughly) )?(?:\\p{Sc} ?)?\\d[\\d.,]*\\d?(?: (?:million|billion))?(?: ?%| percentage points| percent| per cent)?';

/** "Wet meadows lost 12 percent of their orchids, dry ones 61 percent", "The state gave 3 million crowns and the city 2 million crowns". */
const gapped = new RegExp(
  `^(?<subject>(?:${word} ){1,6}?)(?<verb>${word})(?<lead> (?:by|to|at|in))? (?<one>${figure})(?<unit>(?: (?!(?:of|in|over|a|per|and|between|during|since) )${word}){0,2})(?<tail>(?: (?:of|over|a|per|during|since|between) (?:[^,;:\\d]|(?:19|20)\\d{2}){2,60}?| in (?:19|20)\\d{2})?)(?:,(?: and| but| while)?| and|;) (?<other>(?:${word} ){1,5}?)(?<again>(?:by|to|at) )?(?<two>${figure})(?<unit2>(?: ${word}){0,2})$`,
  'u',
);

/** Words by which a second figure is no second subject's: another time, a part, an addition. */
const noSubject =
  /\b(?:up|down|from|against|than|after|before|previously|earlier|formerly|once|last|next|year|years|month|months|week|season|decade|quarter|today|now|then|later|another|more|less|fewer|further|including|only|just|rest|remainder|others?|both|each|all|every|of|in|at|on|for|with|to|by|per|that|which|who|whom|them|they|it|he|she|if|as|or|and|some|about|nearly|almost|around|equivalent|say|said|says|down|namely|average)\b|ly\b/iu;

/** "On average, …": what leads both clauses. */
const opening =
  /^(?:On average|In total|Overall|(?:In|During) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2}|Of (?:the|its|all) (?:\p{Ll}+ ){1,4}?(?:in (?:19|20)\d{2})?), (?=[\p{L}\d])/u;
const small = (text: string) =>
  /^(?:The|A|An|Its|Their|Night|Day)\b/.test(text) || /^\p{Lu}\p{Ll}+s? \p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const bareNoun = '(?:the |its )?(?:(?!(?:of|in|on|at|for|to|by|with|from|and|or|up|down) )[\\p{L}’-]+ ){1,3}';
const listed = new RegExp(
  `^(?<subject>(?:${word} ){1,4}?)(?<verb>${word}) (?<one>${figure})(?<unit>(?: (?!(?:of|in|over|a|per|and) )${word}){0,2})(?<when>(?: of (?:the|its|all|all the) (?:[^,;:\\d]|(?:19|20)\\d{2}){2,40}?)?(?: in (?:19|20)\\d{2})?), (?<second>${bareNoun})(?<two>${figure})(?<unit2>(?: ${word}){0,2}),? and (?<third>${bareNoun})(?<three>${figure})(?<unit3>(?: ${word}){0,2})$`,
  'u',
);

/** "Shops gave 1,120 tonnes, makers 540 tonnes and farmers 280 tonnes": three clauses with one verb. */
function listedClauses(text: string): string[] {
  const found = listed.exec(text)?.groups;
  const {
    subject = '',
    verb = '',
    one = '',
    unit = '',
    when = '',
    second = '',
    two = '',
    third = '',
    three = '',
  } = found ?? {};
  const alike = [found?.unit2, found?.unit3].every((each) => each === '' || each === unit);
  if (!found || !isVerb(verb) || !isPlain(subject) || !alike) return [];
  if ([second, third].some((each) => noSubject.test(each) || isVerbIn(each))) return [];
  const dims = [one, two, three].map((each) => scan(`${each}${unit}`).find(({ kind }) => kind === 'amount'));
  if (!dims.every((each) => each?.kind === 'amount')) return [];
  return [
    `${subject}${verb} ${one}${unit}${when}.`,
    `${capital(second)}${verb} ${two}${unit}${when}.`,
    `${capital(third)}${verb} ${three}${unit}${when}.`,
  ];
}

const at = '(?:in|at|for|among|on|to)';
const place = `(?:the )?(?:${word} ){0,2}?${word}`;
const places = new RegExp(
  `^(?<what>[^,;:\\d]{3,60}?(?: in (?:19|20)\\d{2})?) (?<be>was|were|stood at|came to|averaged|amounted to) (?<items>${figure} ${at} ${place}(?:, ${figure} ${at} ${place}){0,3},? and ${figure} ${at} ${place})$`,
  'u',
);
const item = new RegExp(`(?<size>${figure}) (?<where>${at} ${place})(?=, |,? and |$)`, 'gu');

/** "The rate was 5 percent in Arl, 7 percent in Bel and 4 percent in Cor": what it was in each. */
function placedFigures(text: string): string[] {
  const { what = '', be = '', items } = places.exec(text)?.groups ?? {};
  return items === undefined
    ? []
    : [...items.matchAll(item)].map(({ groups }) => `${what} ${be} ${groups?.size} ${groups?.where}.`);
}

const sharedVerb = new RegExp(
  `^(?<first>${figure})(?<noun>(?: ${word})?) (?<verb>${word}) (?<items>${at} ${place}(?:, ${figure} ${at} ${place}){0,4}(?:,? and|,) ${figure} ${at} ${place})$`,
  'u',
);

/** "22 percent fell in spring, 47 percent in summer and 31 percent in winter": which part did so where. */
function placedShares(text: string): string[] {
  const { first = '', noun = '', verb = '', items } = sharedVerb.exec(text)?.groups ?? {};
  if (items === undefined || !isVerb(verb) || noSubject.test(noun)) return [];
  return [...`${first} ${items}`.matchAll(item)].map(
    ({ groups }) => `${groups?.size}${noun} ${verb} ${groups?.where}.`,
  );
}

const forShare = new RegExp(
  `^(?<subject>(?:${word} ){1,6}?)(?<verb>${word}) for (?<one>${figure})(?<tail>(?: of (?:the |all |its )?(?:${word} ?){1,3}?)?(?: in (?:19|20)\\d{2})?)(?<items>(?:,| and) .+)$`,
  'u',
);
const forItem = new RegExp(
  `(?:,? and|,) (?<who>${bareNoun})for (?:the remaining |another |a further )?(?<size>${figure})(?=,| and |$)`,
  'gu',
);

/** "Buyers accounted for 38 percent of purchases, investors for 17 percent": each with the verb of the first. */
function forShares(text: string): string[] {
  const { subject = '', verb = '', one = '', tail = '', items } = forShare.exec(text)?.groups ?? {};
  if (items === undefined || !isVerb(verb) || !isPlain(subject)) return [];
  const others = [...items.matchAll(forItem)].map(({ groups }) => ({
    ...{ who: groups?.who ?? '', size: groups?.size ?? '' },
  }));
  if (
    others.length === 0 ||
    others.some(({ who }) => noSubject.test(who) || isVerbIn(who) || endsWithVerb(who))
  )
    return [];
  return [
    `${subject}${verb} for ${one}${tail}.`,
    ...others.map(({ who, size }) => `${capital(who)}${verb} for ${size}${tail}.`),
  ];
}

const preposition = '(?:of|for|to|in|from|on|at|by)';
const byPronoun = new RegExp(
  `^(?<noun>(?:${word} ){1,4}?)(?<first>${preposition} (?:${word} ){1,5}?)(?<verb>${word}) (?<lead>(?:by|to|at) )?(?<one>${figure}(?: (?!and )${word}){0,2}?)(?<tail>(?: in (?:19|20)\\d{2})?)(?:,? and|,(?: while| but)?|;) (?:that|those) (?<second>${preposition} (?:${word} ){1,5}?)(?<again>(?:by|to|at) )?(?<two>${figure}(?: ${word}){0,2}?)$`,
  'u',
);

/** "Admissions for kidneys rose by 38 percent and those for lungs by 17 percent": the noun again behind a pronoun. */
function pronounClauses(text: string): string[] {
  const {
    noun = '',
    first = '',
    verb = '',
    lead = '',
    one = '',
    tail = '',
    second,
    again = '',
    two = '',
  } = byPronoun.exec(text)?.groups ?? {};
  if (second === undefined || !isVerb(verb) || lead !== again || isVerbIn(noun) || isVerbIn(second))
    return [];
  return [`${noun}${first}${verb} ${lead}${one}${tail}.`, `${noun}${second}${verb} ${lead}${two}${tail}.`];
}

/** "The southern district of Ponte" is Ponte. */
const nameAlone = (text: string): string =>
  text.replace(
    /(?:\bthe )?(?:\p{Ll}+ )?\b(?:district|city|town|province|state|canton|village|region|island|port|county) of (?=\p{Lu})/u,
    '',
  );

const superlative =
  '(?:highest|lowest|largest|smallest|longest|shortest|oldest|youngest|biggest|most|fewest|best|worst)';
const firstAndLast = new RegExp(
  `^(?<lead>(?:(?:Among|Of) [^,;\\d]{3,40}, )?)(?<one>\\p{L}[^,;\\d]{1,60}?) (?<verb>has|had|recorded|reported) the (?<first>${superlative}) (?<what>[^,;\\d]{3,60}?)(?<when> in (?:19|20)\\d{2})?, (?<at>at|with) (?<size>${figure}(?: \\p{Ll}+)?), and (?<other>\\p{L}[^,;\\d]{1,60}?) the (?<last>${superlative}), (?:at|with) (?<size2>${figure}(?: \\p{Ll}+)?)$`,
  'u',
);

/** "Dunmore had the shortest wait in 2023, at 19 weeks, and Ferrin the longest, at 38 weeks": each with its figure. */
function firstAndLastClauses(text: string): string[] {
  const found = firstAndLast.exec(text)?.groups;
  if (!found) return [];
  const { lead = '', one = '', verb = '', what = '', when = '', at = '', other = '' } = found;
  if (!isPlain(one) || !isPlain(other) || found.first === found.last) return [];
  const clause = (who: string, most = '', size = '') =>
    `${lead === '' ? capital(who) : lead + who} ${verb} the ${most} ${what}${when}, ${at} ${size}.`;
  return [clause(one, found.first, found.size), clause(other, found.last, found.size2)];
}

/** Both clauses of a sentence of which the second leaves away the verb, and the noun behind "ones". */
export function gappedClauses(given: string): string[] {
  if (/["“”„«»?()]/.test(given)) return [];
  const text = withCarriedUnits(given);
  const parts = gapped.test(text.replace(/\.$/, '')) ? [] : text.split('; ');
  if (parts.length > 1 && parts.length < 4) return parts.flatMap((part) => gappedClauses(part));
  const led = opening.exec(text)?.[0];
  if (led !== undefined)
    return gappedClauses(capital(text.slice(led.length))).map((each) => `${led}${small(each)}`);
  const placed = placedFigures(text.replace(/\.$/, ''));
  if (placed.length > 0) return placed;
  const shares = [pronounClauses, placedShares, forShares, firstAndLastClauses].flatMap((split) =>
    split(text.replace(/\.$/, '')),
  );
  if (shares.length > 0) return shares;
  if (listed.test(text.replace(/\.$/, ''))) return listedClauses(text.replace(/\.$/, ''));
  const found = gapped.exec(text.replace(/\.$/, ''))?.groups;
  if (!found) return [];
  const { subject = '', verb = '', lead = '', one = '', unit = '', tail = '' } = found;
  const { other = '', again = '', two = '', unit2 = '' } = found;
  if (
    !isVerb(verb) ||
    (lead.trim() !== again.trim() && lead !== ' in') ||
    !isPlain(subject) ||
    noSubject.test(nameAlone(other))
  )
    return [];
  if (/\bthan\b/.test(tail) || isVerbIn(other) || isVerbIn(unit2) || endsWithVerb(other)) return [];
  const [own, theirs] = [one, two].map((each) => scan(each).find(({ kind }) => kind === 'amount'));
  if (own?.kind !== 'amount' || theirs?.kind !== 'amount') return [];
  const isPercent = own.amount.unit?.dim === 'percent' || own.amount.unit?.dim === 'points';
  if (own.amount.unit?.dim !== theirs.amount.unit?.dim) return [];
  if (!`${unit} `.startsWith(`${unit2} `)) return [];
  if (
    unit2 === '' &&
    !isPercent &&
    !own.amount.unit &&
    unit !== '' &&
    /[a-z]$/.test(unit) &&
    !/s$/.test(unit)
  )
    return [];
  const second = namedBy(other.trim(), subject.trim());
  if (second === undefined) return [];
  return [
    `${subject}${verb}${lead} ${one}${unit}${tail}.`,
    `${capital(second)} ${verb}${lead} ${two}${unit}${tail}.`,
  ];
}

const isVerb = (text: string) => {
  const lower = text.toLowerCase();
  return (
    /^(?:was|were|is|are|has|have|had|cost|costs)$/.test(lower) ||
    isPastForm(lower) ||
    isPresentForm(lower, stem(lower))
  );
};

const isVerbIn = (text: string) =>
  text
    .trim()
    .split(' ')
    .some((each) => /^(?:was|were|is|are|has|have|had|did|does|may|will|would|could)$/.test(each));

/** "energy prices fell": the second clause has a verb of its own. */
const endsWithVerb = (text: string) => isPastForm(text.trim().split(' ').at(-1)?.toLowerCase() ?? '');

const isPlain = (subject: string) =>
  subject
    .trim()
    .toLowerCase()
    .split(' ')
    .every(
      (each) =>
        !negations.has(each) &&
        !modalities.has(each) &&
        !isVerbIn(each) &&
        !/^(?:that|if|said|says|which|who|while|when|because|and|or|by)$/.test(each),
    );

/** "dry ones" behind "wet meadows" are dry meadows; a noun alone stands for itself. */
function namedBy(other: string, subject: string): string | undefined {
  const words = other.split(' ');
  const last = words.at(-1) ?? '';
  if (/^ones?$/.test(last)) {
    const noun = subject.split(' ').at(-1) ?? '';
    const isAlike = subject.split(' ').length > 1 && (last === 'ones') === /s$/.test(noun);
    return isAlike && words.length > 1 ? [...words.slice(0, -1), noun].join(' ') : undefined;
  }
  return functionWords.has(last.toLowerCase()) ? undefined : other;
}
