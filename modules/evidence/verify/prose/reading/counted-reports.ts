import { ownerStems } from '../../words/lexicon';
import { capital, stem } from '../../words/words';

/** Longer sentences are left as they stand. */
const longest = 500;

const office =
  '(?:(?:national|federal|central) )?(?:(?:[Ss]tatistics [Oo]ffice|[Ss]tatistics [Aa]gency|[Ss]tatistics [Bb]ureau|[Ss]tatistical [Oo]ffice|[Oo]ffice (?:of|for) (?:[Nn]ational )?[Ss]tatistics|[Cc]ensus [Bb]ureau)(?: (?:of|in) \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)?)';
const census =
  '(?:\\d{4} census|census(?: of \\d{4})?|(?:\\d{4} )?(?:\\p{Ll}+ ){0,2}survey of \\d{4}|\\d{4} (?:\\p{Ll}+ ){0,2}survey|official (?:figures|statistics|data))';
const accounts =
  "(?:its|their|the|the \\p{Ll}+[’']s) (?:\\d{4} |latest |own )?(?:annual|half-year|half-yearly|quarterly|interim|financial) (?:report|accounts|statements|figures|results)(?: for \\d{4})?";
const counting = `(?:(?:the |the latest |the last )?(?:${office}|${census})|${accounts})`;

const ahead = new RegExp(`^According to (?<who>${counting}), (?<rest>.+)$`, 'u');
const behind = new RegExp(
  `^(?<rest>.+?), according to (?<who>${counting})(?:, (?:which was )?(?:published|released|presented) (?:on|in) [^,;.]{3,30})?(?<more>, [^;]+)?(?<stop>\\.)$`,
  'u',
);
const when =
  '(?: on (?:\\d{1,2} )?\\p{Lu}\\p{Ll}+(?: \\d{1,2})?(?: \\d{4})?| in \\p{Lu}\\p{Ll}+ \\d{4}| (?:yesterday|today))?';
const saidBehind = new RegExp(
  `^(?<rest>.+?), (?<who>(?:the |its )[\\p{L} ]{3,60}?|\\p{Lu}[\\p{L} ]{1,60}?|it) (?:said|says)${when}(?<more>, [^;]+)?(?<stop>\\.)$`,
  'u',
);
const saidAhead = new RegExp(
  `^(?<who>(?:The )?(?:\\p{L}[\\p{L}&’-]* ?){1,6}?)(?:, (?:an? |the )[^,;]{3,60},)? (?:said|says|reported)${when} (?:that )?(?:(?<whose>its|it|they) )?(?<rest>.+)$`,
  'u',
);
/** "Kolbjorn Haven, 27 February 2024 - " */
export const dateline =
  /^\p{Lu}[\p{L} .-]{1,40}(?:, \d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?| \(\p{Lu}[\p{L} ]{1,20}\)) ?[-–—] ?(?=\p{Lu})/u;

/** What an organisation counts of itself. */
const measures =
  /\b(?:revenues?|sales|turnover|profits?|loss(?:es)?|income|earnings|debts?|assets|equity|dividends?|orders|shipments|shipped|deliver(?:ies|ed)|employ\p{Ll}+|staff|headcount|workforce|passengers?|visitors?|guests|customers|members|subscribers|students|pupils|(?:in)?patients|admissions|output|production|produced|harvest|stores|shops|branches|fleet|flights|nights|cargo|freight|containers|enrol\p{Ll}+|attendances?|tickets|generat\p{Ll}+|treated|handled|carried|served|spent|spending|costs?|budget|invested|investments?|deposits|loans|premiums|deficit|surplus|tonnes)\b/iu;
/** What is not counted: an aim, a doubt, a view, a comparison without a count. */
const turning =
  /["“”„«»?]|\b(?:would|will|could|may|might|should|can|expect\p{Ll}*|plan\p{Ll}*|aim\p{Ll}*|hop\p{Ll}+|want\p{Ll}*|if|because|due|thanks|never|not?|none|nobody|best|worst|better|worse|safer?|believ\p{Ll}+|estimat\p{Ll}+|about|around|roughly|up to|at least|more than|less than|target\p{Ll}*|forecast\p{Ll}*|likely|probably|although|though|but|despite|while|whereas|who|denied|den(?:y|ies)|claim\p{Ll}*|reject\p{Ll}*)\b/iu;

const countsForAll = new RegExp(`^(?:the |The )?(?:${office})$`, 'u');
const report = new RegExp(`^${accounts}$`, 'u');

/** "The company", "its operator", or the name with which the rest begins: those whose figures they are. */
const isItself = (who: string, rest: string): boolean => {
  const noun = /^(?:[Tt]he|[Ii]ts) (?<noun>\p{Ll}+)$/u.exec(who)?.groups?.noun;
  return (noun !== undefined && ownerStems.has(stem(noun))) || rest.startsWith(`${who} `) || who === 'it';
};

/** Who counts: for a whole country, or what is its own. Of itself it may say only what it counts. */
const isCounted = (who: string, rest: string, isOwn: boolean): boolean =>
  /\d/.test(rest) && !turning.test(rest) && (countsForAll.test(who) || (isOwn && measures.test(rest)));

/**
 * A sentence without the office that counted, or the organisation that reports its own figures: "Sales fell to 3.2 billion, the company said" as
 * "Sales fell to 3.2 billion". Views, aims and figures of others remain attributed. Undefined where it has none.
 */
export function asCounted(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const plain = text.replace(dateline, '');
  return withoutReport(plain) ?? (plain === text ? undefined : plain);
}

function withoutReport(text: string): string | undefined {
  if (!/\b(?:[Aa]ccording to|said|says|reported)\b/.test(text)) return undefined;
  const first = ahead.exec(text)?.groups;
  if (first) {
    const { who = '', rest = '' } = first;
    return countedBy(who, rest) ? capital(inYearOf(who, rest)) : undefined;
  }
  const last = behind.exec(text)?.groups;
  if (last) {
    const rest = `${last.rest ?? ''}${last.more ?? ''}${last.stop ?? ''}`;
    return countedBy(last.who ?? '', rest) ? rest : undefined;
  }
  const told = saidBehind.exec(text)?.groups;
  if (told) {
    const { who = '' } = told;
    const rest = `${told.rest ?? ''}${told.more ?? ''}${told.stop ?? ''}`;
    return isCounted(who, rest, isItself(who, rest)) ? rest : undefined;
  }
  const { who = '', whose, rest = '' } = saidAhead.exec(text)?.groups ?? {};
  const isOwn = whose !== undefined || ownMeasure.test(rest);
  if (!isOwn || !isCounted(who, rest, true)) return undefined;
  return `${who}${whose === 'it' || whose === 'they' ? '' : '’s'} ${rest}`;
}

/** "Said that revenue fell": its own. */
const ownMeasure =
  /^(?:(?:net|operating|total|group|annual) )?(?:revenues?|sales|turnover|profits?|income|debt) (?:was|were|fell|rose|grew|came|reached|increased|decreased|declined|dropped|amounted)\b/;

/** "63 % slept under a net" of the survey of 2023 as "In 2023, 63 % slept under a net". */
function inYearOf(who: string, rest: string): string {
  const year = /(?:19|20)\d{2}/.exec(who)?.[0];
  return year === undefined || report.test(who) || /\b(?:19|20)\d{2}\b/.test(rest)
    ? rest
    : `In ${year}, ${rest}`;
}

const countedBy = (who: string, rest: string): boolean =>
  report.test(who) ? isCounted(who, rest, true) : /\d/.test(rest) && !turning.test(rest);
