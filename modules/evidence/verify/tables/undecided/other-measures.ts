import { max } from 'd3-array';
import type { Derivation } from '../../../evidence';
import { otherTimeSaid } from '../reading/per-times';
import { baseOf, eachWords, saidBase } from '../reading/per-units';
import type { Reading } from '../reading/reading';
import type { Word } from '../../text/scan';
import { currencies } from '../../numbers/currencies';
import { rowName } from '../structure/formulas';
import { atomsOf } from '../structure/table-labels';
import { keyMeanings, meaningsIn } from '../structure/tables';
import { countedState, toCome } from '../../words/lexicon';
import { meaningOf } from '../../words/words';

/** What a table and its columns are called. */
export const namesOf = ({ table: { dataset } }: Pick<Reading, 'table'>): string =>
  [dataset.title, ...dataset.columns.map(({ name, unit }) => `${name} ${unit}`)].join(' ');

/** A word that makes another measure of the column that a statement names: a profit of sales, a cost of income, gross, registered. */
export const otherMeasure = (reading: Reading, derivations: readonly Derivation[]): string | undefined =>
  otherResult(reading) ??
  costOfIncome(reading) ??
  otherKind(reading) ??
  otherSide(reading) ??
  oppositeName(reading) ??
  volumeOfMoney(reading) ??
  plannedOnly(reading) ??
  aroundPlace(reading) ??
  otherState(reading) ??
  summedSince(reading, derivations);

const resultWords = /\b(?:profits?|surplus(?:es)?|deficits?|margins?(?! of\b))\b/i;
const results =
  /\b(?:profits?|loss(?:es)?|results?|earnings|(?:net|operating|comprehensive|interest|pre-?tax) income|income (?:before|after|from operations)|balance|surplus|deficit|margin|ebit\w*|net|cash ?flow)\b/i;

/** "Profit was 4.2 million" of a table that has revenue alone. */
function otherResult(reading: Reading): string | undefined {
  const found = resultWords.exec(reading.text)?.[0];
  const hasNegative = reading.table.columns.some(({ values }) =>
    values.some((value) => value !== null && value < 0),
  );
  const labels =
    reading.rows.some(({ text }) => results.test(text)) ||
    columnsNamed(reading).some(({ name, parts }) => parts !== undefined && results.test(name));
  return found && !hasNegative && !labels && !results.test(namesOf(reading)) ? found : undefined;
}

const costs = /\b(?:costs?|expenses?|expenditures?|outlays?)\b/i;
const incomes = /\b(?:income|revenues?|sales|turnover|receipts|takings|proceeds|earnings|profits?)\b/i;

/** "Ticket costs came to 597,000" of a column "Ticket income", "operating costs" of a table whose only money is revenue. */
function costOfIncome({ text, columns, table }: Reading): string | undefined {
  const found = costs.exec(text)?.[0];
  const named = columns.flatMap((ref) => ref.columns);
  const held = named.length > 0 ? named : table.columns.filter(({ unit }) => currencies.has(unit.dim));
  const names = held.map(({ name }) => name);
  const areIncomes = names.length > 0 && names.every((name) => incomes.test(name) && !costs.test(name));
  return found && areIncomes && !incomes.test(text) ? found : undefined;
}

/** "Gross" income, "registered" visitors, where no column says so. "Registered 412 visitors" has it as a verb. */
function otherKind(reading: Reading): string | undefined {
  const { text, table } = reading;
  const found =
    /\bgross\b/i.exec(text)?.[0] ??
    /(?:\d|\b(?:thousand|million|the|of|its|all|their)) (?<kind>registered|working) \p{L}/iu.exec(text)
      ?.groups?.kind;
  if (found === undefined) return undefined;
  const isNamed = new RegExp(`\\b${found}`, 'i').test(namesOf(reading));
  return isNamed || table.context.has(meaningOf(found)) ? undefined : found;
}

const sides =
  /\b(before|after|pre|post)[- ](tax(?:es|ation)?|interest|depreciation|amortisation|amortization|exceptional items?)\b/gi;

/** The sides that a text tells of a result: "before tax" of "pre-tax profit". */
const sidesIn = (text: string): string[] =>
  [...text.matchAll(sides)].map(
    ([, side = '', of = '']) =>
      `${/^(?:before|pre)$/i.test(side) ? 'before' : 'after'} ${of.toLowerCase().replace(/(?:es|ation)$/, '')}`,
  );

/** "Profit after tax" of a column "Result before tax", or of one that does not say which. */
function otherSide(reading: Reading): string | undefined {
  const rows = reading.rows.flatMap((ref) => (ref.kind === 'label' ? ref.rows.slice(0, 1) : []));
  const named = [
    ...columnsNamed(reading).map(({ name }) => name),
    ...rows.map((row) => rowName(reading.table, row)),
  ];
  const held = sidesIn(named.length > 0 ? named.join('; ') : namesOf(reading));
  return sidesIn(reading.text).find((side) => !held.includes(side));
}

/** "Before" of "the result before tax", of a column that is called so. */
export const isSideOfColumn = ({ lower, end }: Word, reading: Reading): boolean => {
  const of = /^(?:before|after)$/.test(lower) && /^ \p{L}+/u.exec(reading.text.slice(end))?.[0];
  return (
    of !== false &&
    of !== undefined &&
    sidesIn(
      columnsNamed(reading)
        .map(({ name }) => name)
        .join('; '),
    ).includes(`${lower}${of}`)
  );
};

const extremes =
  /\b(?:highest|lowest|most|least|fewest|largest|smallest|best|worst|first|record|peak|low|high)\b/i;

const sinceYear = /\bsince (?<year>(?:19|20)\d{2})\b/i;
/** Words by which "since" is the beginning of a change, a run, a comparison or an office. */
const fromThen =
  /\b(?:every|each|always|never|stayed|remained|kept|held|open|opened|operat\p{Ll}+|runs?|running|led|headed|founded|built|service|office|ros[ei]\p{Ll}*|risen|grew|grown|climb\p{Ll}*|increas\p{Ll}*|gain\p{Ll}*|fell|fallen|dropp?\p{Ll}*|declin\p{Ll}*|decreas\p{Ll}*|lost|shr[aiu]nk\p{Ll}*|doubled|tripled|halved|chang\p{Ll}*|up|down|improv\p{Ll}*|worsen\p{Ll}*|widen\p{Ll}*|narrow\p{Ll}*)\b/iu;

const compared = /\b(?:more|fewer|less|higher|lower|above|below|over|under|at least|at most)\b/i;

/** "Had 52,400 visitors since 2019" of the cell of one year; "since 2023" of a table that ends in 2023. */
function summedSince({ text, figures, table }: Reading, derivations: readonly Derivation[]) {
  const [since, year] = sinceYear.exec(text) ?? [];
  const names = namesOf({ table });
  if (since === undefined || /\bsince\b/i.test(names)) return undefined;
  const ends = (table.periods ?? []).flatMap((period) => (period ? Math.floor(period.to / 10_000) : []));
  const named = [...names.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([each]) => Number(each));
  const last = max([...ends, ...named]);
  const isOpen = !fromThen.test(text);
  const isLast = last !== undefined && Number(year) >= last && isOpen;
  const isCell = figures.length > 0 && derivations.length === 0 && !extremes.test(text);
  return isLast || (isCell && (summed.test(text) || (isOpen && !compared.test(text)))) ? since : undefined;
}

const summed =
  /\b(?:has|have|had) (?:had|\p{Ll}+ed|seen|made|sold|taken|given)\b[^.;]*?\bsince (?:19|20)\d{2}\b/iu;

/** Words of which a column has the one and a statement the other. */
const opposites = (
  [
    [/\bopen\b/i, /\bclosed\b/i],
    [/\b(?:opened|openings?)\b/i, /\b(?:closed|closures?|closings?)\b/i],
    [/\bborn\b|\bbirths?\b/i, /\bdied\b|\bdeaths?\b/i],
    [/\bhired\b/i, /\b(?:dismissed|left)\b/i],
    [/\barrivals?\b/i, /\bdepartures?\b/i],
    [/\b(?:occupied|filled|taken|used)\b/i, /\b(?:vacant|unfilled|unused|empty|free)\b/i],
    [/\b(?:indoor|inside)\b/i, /\b(?:outdoor|outside)\b/i],
    [/\bpermanent\b/i, /\b(?:temporary|seasonal)\b/i],
    [/\burban\b/i, /\brural\b/i],
    [/\bfull-time\b/i, /\bpart-time\b/i],
    [/\bsurplus(?:es)?\b/i, /\bshortages?\b/i],
    [/\b(?:won|wins|victories)\b/i, /\b(?:lost|losses|defeats)\b/i],
  ] as const
).flatMap(([one, other]) => [
  { mine: one, theirs: other },
  { mine: other, theirs: one },
]);

/** "29 caves were open" of a column "Caves closed", "employment was 5.1 percent" of a column "Unemployment". */
function oppositeName(reading: Reading): string | undefined {
  const names = namesOf(reading);
  const pair = opposites.find(
    ({ mine, theirs }) =>
      mine.test(reading.text) &&
      !mine.test(names) &&
      !theirs.test(reading.text) &&
      columnsNamed(reading).some(({ name }) => theirs.test(name)),
  );
  if (pair) return pair.mine.exec(reading.text)?.[0];
  const said = new Set(atomsOf(reading.text));
  const known = new Set(atomsOf(names));
  return [...said].find(
    (word) =>
      word.length > 4 &&
      !known.has(word) &&
      ['un', 'in', 'dis', 'non'].some(
        (prefix) => known.has(`${prefix}${word}`) && !said.has(`${prefix}${word}`),
      ),
  );
}

const columnsNamed = ({ columns }: Reading) => columns.flatMap((ref) => ref.columns);

const money =
  /[€$£¥]|\b(?:EUR|USD|GBP|CHF|NOK|SEK|DKK|JPY|CAD|AUD|euros?|dollars?|pounds?|crowns?|francs?|kroner|kronor|yen)\b/i;

/** "Export volumes rose" of exports in euros. */
function volumeOfMoney({ text, columns }: Reading): string | undefined {
  const found = /\b(?:volumes?|quantit(?:y|ies)|tonnage)\b/i.exec(text)?.[0];
  const named = columns.flatMap((ref) => ref.columns);
  const areMoney = named.length > 0 && named.every(({ unitText }) => money.test(unitText));
  return areMoney ? found : undefined;
}

/** "Exports were to grow": a plan, where a table has what happened. */
const plannedOnly = ({ text }: Reading): string | undefined => toCome.exec(text)?.[0];

/** "Around Brandow there are", "outside Brandow": another place than the row. */
const aroundPlace = ({ text, rows }: Reading): string | undefined =>
  rows
    .filter(({ kind }) => kind === 'label')
    .map(({ at }) =>
      /\b(?:around|near|outside|beyond) (?:the )?$/i.exec(text.slice(Math.max(0, at - 14), at))?.[0].trim(),
    )
    .find((lead) => lead !== undefined);

/** "64 hotels are full": a state that no column counts. */
function otherState(reading: Reading): string | undefined {
  const state = countedState.exec(reading.text)?.groups?.state;
  return state === undefined || new RegExp(`\\b${state}`, 'i').test(namesOf(reading)) ? undefined : state;
}

/** "Tomra had 4.22 beds" of a column "beds per 1,000 residents", and the other way round. */
export function otherBase(
  { columns, text, table }: Reading,
  derivations: readonly Derivation[],
): string | undefined {
  const said = saidBase(text);
  const named = columns.flatMap((ref) => ref.columns);
  const isGrowth = derivations.some((each) => /^(?:compound growth|growth|mean change) /.test(each.text));
  const time = isGrowth ? undefined : otherTimeSaid(named, text);
  if (time !== undefined) return `The source gives this per ${time}.`;
  const own = named.flatMap((column) => baseOf(column) ?? []).find((base) => base !== said);
  const isNoun = own !== undefined && !/^\d/.test(own);
  const isLeftOut = own !== undefined && !(isNoun && (eachWords.test(text) || meaningsIn(text).has(own)));
  if (isLeftOut) return `The source gives this per ${shown(own)}, which the sentence does not say.`;
  const isPlain = named.some(
    (column) => !column.parts && !/\bper\b|\//i.test(`${column.name} ${column.unitText}`),
  );
  // "The median per country" of a table of countries.
  const isWorked =
    derivations.some(({ formula }) => formula.includes('/')) ||
    (derivations.length > 0 && keyMeanings(table).has(said ?? ''));
  return said !== undefined && isPlain && !isWorked && named.every((column) => baseOf(column) === undefined)
    ? `The source does not give this per ${shown(said)}.`
    : undefined;
}

const shown = (base: string) => (/^\d/.test(base) ? Number(base).toLocaleString('en') : base);
