import type { Dataset, Derivation } from '../../../evidence';
import type { Reading } from '../reading/reading';
import { meaningOf, stem } from '../../words/words';
import { namesOf, otherMeasure } from './other-measures';
import { atomsOf } from '../structure/table-labels';

/** Words of a statement that its table does not hold, though its figures are there: "full time", a stage, a place. */
export const unheldWording = (reading: Reading, derivations: readonly Derivation[]): string | undefined =>
  [
    ofOnePeriod,
    wholeYear,
    aloneAsOnly,
    hoursOfWork,
    atSeat,
    otherStage,
    otherMeasure,
    movesInRank,
    ofAllRows,
    shareAsCount,
    perThing,
    ofAllThings,
    atHome,
    asRecord,
    leastNegative,
    otherDeed,
  ].reduce<string | undefined>((known, ask) => known ?? ask(reading, derivations), undefined);

/** "Energy use of the whole year" of one quarter's row. */
const wholeYear = ({ text, table }: Reading, derivations: readonly Derivation[]): string | undefined =>
  /^(?:quarter|month|day)$/.test(table.grain) &&
  !derivations.some((made) => /^(?:total|mean|sum)/.test(made.text))
    ? /\b(?:whole|full|entire) year\b|\byear as a whole\b/i.exec(text)?.[0]
    : undefined;

/** "9.5% of revenue for 2021", where the share is one of all quarters. */
function ofOnePeriod({ text, table, rows }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found =
    /\bof [^,;]{2,60}? (?:for|in|of|during) (?:the (?:whole|full) (?:of |year )?)?(?:19|20)\d{2}\b/.exec(
      text,
    )?.[0];
  const isPart = /^(?:quarter|month)$/.test(table.grain) && rows.some((row) => row.rows.length > 1);
  return isPart && derivations.some((made) => made.text.startsWith('share of')) ? found : undefined;
}

/** "Fenwick alone lost people": no other did. "Alone accounted for 30%" says no more than the figure. */
function aloneAsOnly(
  { text, rows, figures }: Reading,
  derivations: readonly Derivation[],
): string | undefined {
  const isAlone = rows.some(
    ({ kind, end }) => kind === 'label' && / ?alone\b/y.test(text.slice(end, end + 6)),
  );
  return isAlone && figures.length === 0 && !derivations.some((made) => /\bonly\b|^rows /.test(made.text))
    ? 'alone'
    : undefined;
}

/** "Employed full time" of a column that counts all. */
const hoursOfWork = (reading: Reading): string | undefined => {
  const found = /\b(?:full|part)[- ]time\b(?![- ]equivalents?)/i.exec(reading.text)?.[0];
  return found && !/\b(?:full|part)[- ]time\b/i.test(namesOf(reading)) ? found : undefined;
};

const seat = /\b(?:head ?office|headquarters?|seat|based|registered|domicile)\b/i;
/** "1,910 staff in Leeds" of a company that has its head office there. */
function atSeat({ text, rows, figures, table }: Reading): string | undefined {
  const isSeat = (name: string) =>
    table.dataset.columns.some(
      (column, index) =>
        seat.test(column.name) && table.dataset.rows.some((row) => String(row[index] ?? '') === name),
    );
  const place = rows.find(
    ({ at, kind, text: name }) =>
      kind === 'label' &&
      / in $/.test(text.slice(0, at)) &&
      figures.some(({ end }) => end < at && at - end < 40) &&
      isSeat(name),
  );
  return place?.text;
}

const stages =
  /\b(?:harvests?|crops?|production|output|catch(?:es)?|landings?|purchases|stocks?|inventory|consumption)\b/i;
const traded =
  /\b(?:sales|sold|revenues?|turnover|orders?|deliver(?:y|ies|ed)|shipments|exports?|imports?)\b/i;
/** "The harvest amounted to 350 tonnes" of a column "Sales": another stage of the same goods. */
function otherStage(reading: Reading): string | undefined {
  const found = stages.exec(reading.text)?.[0];
  const areTraded =
    reading.table.columns.filter(({ name }) => traded.test(name)).length * 2 >= reading.table.columns.length;
  if (found === undefined || !areTraded) return undefined;
  const known = [...atomsOf(namesOf(reading)), ...reading.table.context];
  const start = found.toLowerCase().slice(0, 5);
  return known.some((each) => each.startsWith(start)) ? undefined : found;
}

/** "Lost two places", where a lower rank is a better one. */
const movesInRank = ({ text }: Reading): string | undefined =>
  /\b(?:lost|gained|fell|rose|climbed|dropped|slipped|moved|up|down)\b[^.;]{0,30}\b(?:places?|ranks?|positions?|ranking)\b/i.exec(
    text,
  )?.[0];

/** "The highest of all rows", decided among those of one period. */
function ofAllRows({ text, rows, table }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found =
    /\bof all (?:the )?(?:rows|entries|figures)\b|\b(?:in|of) the (?:whole |entire )?(?:table|data ?set|data|file)\b/i.exec(
      text,
    )?.[0];
  // A place is worked out among all rows there; the highest of named ones is not.
  const isRanked = derivations.some((made) =>
    (/\bof all\b/i.test(found ?? '') ? /^(?:place|highest|lowest)/ : /^(?:highest|lowest)/).test(made.text),
  );
  return isRanked && !table.timed && rows.some(({ kind }) => kind === 'period') ? found : undefined;
}

/** "35 men were dissatisfied" of a table of percentages. */
const shareAsCount = ({ text, figures, table, columns }: Reading): string | undefined => {
  const named = columns.length > 0 ? columns.flatMap((ref) => ref.columns) : table.columns;
  const isShares = named.every(({ unit }) => unit.dim === 'percent');
  const people =
    /^ (?:men|women|people|persons|respondents|adults|residents|students|pupils|patients|employees|workers|customers|users)\b/;
  const figure = figures.find(
    ({ amount, end }) => !amount.unit && !amount.fraction && !amount.ordinal && people.test(text.slice(end)),
  );
  return isShares && figure && !/^ \p{Ll}+ in \w+\b/u.test(text.slice(figure.end))
    ? figure.amount.text
    : undefined;
};

/** "350 thousand tiles per kiln" of a column that counts all tiles, beside one of the kilns. */
function perThing(
  { text, table: { columns } }: Reading,
  derivations: readonly Derivation[],
): string | undefined {
  const { thing } = /\bper (?<thing>(?!cent\b|mille\b)\p{Ll}{3,})/u.exec(text)?.groups ?? {};
  const isRate = columns.some(({ name, unitText }) => /\bper\b|\//i.test(`${name} ${unitText}`));
  const isCounted = columns.some(({ meanings }) => meanings.has(meaningOf(thing ?? '')));
  const isWorked = derivations.some(({ formula }) => formula.includes('/'));
  return thing !== undefined && isCounted && !isRate && !isWorked ? `per ${thing}` : undefined;
}

/** "Sold by all houses" of the row of one house. */
function ofAllThings({ text, table, rows }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found = /\b[Aa]ll (?:of )?(?:the )?(?:\p{L}+ )?(?<thing>\p{Ll}{3,})s\b/u.exec(text);
  const isOfOne = derivations.length === 0 && !rows.some(({ text: label }) => /^all\b/i.test(label));
  if (!found || !isOfOne) return undefined;
  const [phrase] = found;
  const { dataset } = table;
  const thing = stem(`${found.groups?.thing}s`);
  const isThing = dataset.columns.some(
    ({ type, name }) => type === 'text' && atomsOf(name).some((each) => stem(each) === thing),
  );
  // "Nessby, all species" is the label of one row.
  const isLabel = (row: Dataset['rows'][number]) =>
    row.some((cell) => typeof cell === 'string' && cell.toLowerCase().includes(phrase.toLowerCase()));
  return isThing && !dataset.rows.some(isLabel) ? phrase : undefined;
}

/** "In its own house". */
const atHome = (reading: Reading): string | undefined => {
  const found = /\b(?:its|their|his|her) own \p{Ll}+/u.exec(reading.text)?.[0];
  return found && !/\bown\b/i.test(namesOf(reading)) ? found : undefined;
};

/** "A record 1,317": the highest of the rows, if it is, is no record: the source does not hold the years before. */
const asRecord = (reading: Reading, derivations: readonly Derivation[]): string | undefined =>
  /(?<!\b(?:to|not|did|does|will|would|can|could|may|might|\d{4}) )\b[Rr]ecord\b/.test(reading.text) &&
  !/\brecord/i.test(namesOf(reading)) &&
  !derivations.some(({ text }) => /^(?:place|highest|lowest)/.test(text))
    ? 'record'
    : undefined;

/** "The least negative year": the highest one, where a reading takes the lowest. */
const leastNegative = ({ text }: Reading): string | undefined =>
  /\b(?:least|most|less|more) (?:negative|positive)\b/i.exec(text)?.[0];

const handedOver = /\b(?:delivered|sold|shipped|exported|ordered|returned|scrapped|donated)\b/i;
const madeThere =
  /\b(?:cast|made|built|produced|harvested|caught|grown|brewed|printed|woven|fired|planted|baked)\b/i;
/** "Anchors delivered" of a column "Anchors cast". */
const otherDeed = (reading: Reading): string | undefined => {
  const found = handedOver.exec(reading.text)?.[0];
  const names = namesOf(reading);
  return found && madeThere.test(names) && !handedOver.test(names) ? found : undefined;
};
