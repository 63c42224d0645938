import { amountAt } from './numbers/amounts';
import type { StatedChange } from './fact-changes';
import type { FactToCheck } from './figures';

/** A figure of a plan's ledger, as far as its sentences say it. */
type Stated = Pick<FactToCheck, 'label' | 'value' | 'unit' | 'period'>;

const leading = new Set(['$', '€', '£', '¥', 'US$']);

/** The value with its unit: "-£3 million", "6.4%", "22,730 Mt". */
function writtenValue({ value, unit }: Stated): string {
  const plain = value.trim();
  const of = unit.trim();
  if (of === '' || plain.toLowerCase().includes(of.toLowerCase())) return plain;
  if (leading.has(of)) return prefixed(plain, of);
  return /^[%‰]/.test(of) ? `${plain}${of}` : `${plain} ${of}`;
}

const prefixed = (value: string, currency: string) =>
  /^[-+−]/.test(value) ? `${value.charAt(0)}${currency}${value.slice(1)}` : `${currency}${value}`;

/** "Growth in freight carried": what the figure is by which it rose. The sign of a "change in" says which way. */
const changeLabel =
  /^(?:(?<rise>growth|increase|rise|gain)s?|(?<fall>decline|decrease|fall|drop|reduction)s?|(?:(?:annual|year-on-year|absolute|net|percentage) )?(?:change|difference)s?) (?:in|of) (?:the )?(?<rest>[\p{L}\d].+)$/iu;
/** "Revenue growth", "Turnover growth, Gorsley Gardens". */
const growthLabel =
  /^(?<rest>\p{L}[^,]*?) (?:(?<rise>growth|increase)|(?<fall>decline|decrease))(?:,(?<owner> [^,\d]+))?$/iu;

const time = '(?:Q[1-4] |H[12] |(?:[A-Z][a-z]{2,8}) )?(?:19|20)\\d{2}';
const pair = new RegExp(`^(?<from>${time})\\s*(?:[-–]| to )\\s*(?<to>${time})$`);
const pairBehind = new RegExp(`,? (?:from )?(?<pair>${time}\\s*(?:[-–]| to )\\s*${time})$`);

/** All years of a period stand in the label. */
const years = (label: string, when: string) =>
  (when.match(/\d{4}/g) ?? [when]).every((year) => label.includes(year));

/** "2019–2020" as "from 2019 to 2020". */
function timePhrase(when: string): string {
  const { from, to } = pair.exec(when)?.groups ?? {};
  return from === undefined ? `in ${when}` : `from ${from} to ${to}`;
}

/** A ledger figure as the sentence it amounts to: "CO2 emissions, 2023: 37.79 Gt"; "Growth in exports" as "exports rose by". */
export function factSentence(fact: Stated): string {
  const { label, value, period } = fact;
  const plain = value.trim();
  const written = writtenValue(fact);
  const when = period.trim();
  const change = changeLabel.exec(label.trim())?.groups;
  const isSigned = /^[-+−]/.test(plain);
  const isNamed = change?.rise !== undefined || change?.fall !== undefined;
  if (change && !(isNamed && isSigned)) {
    const phrase = when === '' || years(label, when) ? '' : ` ${timePhrase(when)}`;
    return movedBy(change.rest ?? '', change.fall !== undefined, fact, phrase);
  }
  return `${label.trim()}${when === '' || label.includes(when) ? '' : `, ${when}`}: ${written}`;
}

function movedBy(what: string, isFall: boolean, fact: Stated, when: string): string {
  const verb = isFall || /^[-−]/.test(fact.value.trim()) ? 'fell' : 'rose';
  return `${what} ${verb} by ${writtenValue(fact).replace(/^[-+−]/, '')}${when}`;
}

/** Other sentences are tried in turn; each takes the time of a check. */
const mostSentences = 6;
/** A longer label is read as it stands: it is a sentence, or hostile. */
const longestLabel = 300;

/**
 * Sentences that each say what a ledger figure says, the plainest first. `row`: the name of the row that it cites, which has the
 * highest or lowest value that a label speaks of.
 */
export function factSentences(fact: Stated, row: string | undefined): string[] {
  if (fact.label.length > longestLabel) return [factSentence(fact)];
  const timed = withTimeApart(fact);
  const when = timed.period.trim();
  const label = timed.label.trim();
  const own = ownerLabels(label);
  const within = when === '' || label.includes(when) ? '' : ` ${timePhrase(when)}`;
  return [
    ...new Set([
      factSentence(fact),
      ...(timed === fact ? [] : [factSentence(timed)]),
      ...changedBy(timed),
      ...extremes(timed, row),
      ...shares(timed),
      ...own.map((each) => factSentence({ ...timed, label: each })),
      ...totals(label).map((each) => factSentence({ ...timed, label: each })),
      ...(changeLabel.test(label) ? [] : [label, ...own]).map(
        (each) => `${each} was ${writtenValue(timed)}${within}.`,
      ),
    ]),
  ].slice(0, mostSentences);
}

/** "Growth in tram trips, Q4 2021 to Q4 2023": two times at the end of a label are its period. */
function withTimeApart(fact: Stated): Stated {
  const found = pairBehind.exec(fact.label.trim());
  const own = found?.groups?.pair;
  if (!found || own === undefined) return fact;
  const isSame = fact.period.trim() === '' || years(own, fact.period);
  return isSame ? { ...fact, label: fact.label.trim().slice(0, found.index), period: own } : fact;
}

/** "Revenue growth, Halden: +15.3%" as what rose by how much. */
function changedBy(fact: Stated): string[] {
  const { rest, fall, owner } = growthLabel.exec(fact.label.trim())?.groups ?? {};
  const when = fact.period.trim();
  const isSigned = /^[-−]/.test(fact.value.trim());
  if (rest === undefined || when === '' || (fall !== undefined && isSigned)) return [];
  const what = owner === undefined ? rest : `${rest} of${owner}`;
  return [movedBy(what, fall !== undefined, fact, ` ${timePhrase(when)}`)];
}

const extreme = /^(?<which>highest|lowest|largest|smallest) (?<what>\p{L}[^,]*)$/iu;

/** "Highest turnover among the members: 19.2 million" of the cited row. */
function extremes(fact: Stated, row: string | undefined): string[] {
  const { which, what } = extreme.exec(fact.label.trim())?.groups ?? {};
  const when = fact.period.trim();
  if (which === undefined || row === undefined || row === '' || row === when) return [];
  return [
    `${row} had the ${which.toLowerCase()} ${what}${when === '' ? '' : ` ${timePhrase(when)}`}, with ${writtenValue(fact)}.`,
  ];
}

const shareLabel = /^share of (?<part>[^,]+?) in (?<whole>[^,\d]+)$/i;
const ownShare = /^(?<part>[^,]+?)['’]s? (?:share|part) of (?<whole>[^,]+)$/i;

/** "Share of Lund in all trips: 51%" as what Lund accounts for. */
function shares(fact: Stated): string[] {
  const label = fact.label.trim();
  const { part, whole } = (shareLabel.exec(label) ?? ownShare.exec(label))?.groups ?? {};
  const when = fact.period.trim();
  if (part === undefined) return [];
  return [
    `${part} accounted for ${writtenValue(fact)} of ${whole}${when === '' ? '' : ` ${timePhrase(when)}`}.`,
  ];
}

/** "Fares, night trains" as the fares of, in, at or for night trains. */
function ownerLabels(label: string): string[] {
  const { what, owner } = /^(?<what>\p{L}[^,]*), (?<owner>\p{L}[^,\d]*)$/u.exec(label)?.groups ?? {};
  return what === undefined ? [] : ['of', 'in', 'at', 'for'].map((link) => `${what} ${link} ${owner}`);
}

/** "Members of all cooperatives" as their total. */
function totals(label: string): string[] {
  return /^(?!total\b)\p{L}[^,]*? of all \p{L}/iu.test(label)
    ? [`Total ${label.charAt(0).toLowerCase()}${label.slice(1)}`]
    : [];
}

/**
 * Sentences of which each says the change beside a figure, with the figure: "Visits rose by 9% to 1.34 million in 2023". The earlier time
 * stands in each of them where the change names one.
 */
export function changeSentences(fact: Stated, change: StatedChange): string[][] {
  const { by, from, time } = change;
  const own = fact.label.trim();
  const period = fact.period.trim();
  const labels = own.length > longestLabel ? [own] : [own, ...ownerLabels(own)].slice(0, 3);
  const value = writtenValue(fact);
  const when = period === '' || own.includes(period) ? '' : ` in ${period}`;
  const until = period === '' ? '' : ` to ${period}`;
  const base = typeof time === 'object' ? time.text : undefined;
  const isFall = change.direction === -1 || (change.direction === undefined && isBelow(value, from?.text));
  const verb = isFall ? 'fell' : 'rose';
  const step = typeof time === 'string' ? ` a ${time} earlier` : '';
  const size = by && withUnitOf(by.text, fact.unit);
  const earlier = from && withUnitOf(from.text, fact.unit);
  const sized = (label: string) => [
    ...(base ? [`${label} ${verb} by ${size} from ${base}${until}.`] : []),
    ...(base || step
      ? [
          `${label} was ${value}${when}, ${size} ${isFall ? 'less' : 'more'} than${base ? ` in ${base}` : step}.`,
        ]
      : [`${label} ${verb} by ${size} to ${value}${when}.`]),
  ];
  const levelled = (label: string) => [
    `${label} ${verb} from ${earlier}${base ? ` in ${base}` : step} to ${value}${when}.`,
    ...(base || step
      ? [`${label} was ${value}${when}, compared with ${earlier}${base ? ` in ${base}` : step}.`]
      : []),
  ];
  return [...(size ? [labels.flatMap(sized)] : []), ...(earlier ? [labels.flatMap(levelled)] : [])];
}

const isBelow = (value: string, from: string | undefined) => {
  const [now, before] = [value, from ?? ''].map((text) => amountAt(text.trim(), 0, false)?.amount.value);
  return now !== undefined && before !== undefined && now < before;
};

/** The amount of a change without its sign; a bare number is in the unit of the figure, if that is none of percent. */
function withUnitOf(text: string, unit: string): string {
  const bare = text.trim().replace(/^[-+−]\s?/, '');
  return /^[\d.,]+$/.test(bare) && unit.trim() !== '%'
    ? writtenValue({ label: '', value: bare, unit, period: '' })
    : bare;
}
