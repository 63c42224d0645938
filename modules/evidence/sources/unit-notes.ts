import type { Column } from '../evidence';
import { currencies } from '../verify/numbers/currencies';
import { columnUnit } from '../verify/numbers/units';

/** Lines that are searched, and their length. */
const mostLines = 12;
const longestLine = 400;

const label = /^(?:table|tab\.|figure|exhibit|sheet) ?\d{0,3}[a-z]?(?:\.\d{1,2})?[.:]? /i;
const given =
  '(?:(?:is|are|were) )?(?:(?:given|shown|stated|expressed|reported|measured|counted|quoted|presented) )?';
/** "Revenue and cost in million euros", "Expenditure: in thousand crowns", "in cents per kWh". */
const noted = new RegExp(`^(?:(?<names>[^()]{1,80}?):? )?${given}in (?:the )?(?<unit>[^()]{1,80})$`, 'i');
/** "Unit: tonnes", "Currency: EUR thousand". */
const labelled = /^(?:units?|currency)(?: of measure(?:ment)?)?: (?:in )?(?<unit>[^()]{1,40})$/i;
/** "Loans (in thousand) by branch", "Budget and outturn (thousand crowns)". */
const bracketed = /(?<names>[^().,;:]{2,80}) \((?:in )?(?<unit>[^()\d]{1,80})\)(?<rest>[^()]*)$/i;
/** What is said of the unit: "in MW at the end of the year", "in EUR million, except per share". */
const circumstance =
  /(?: (?:at|on|for|by|as|of the|per year|a year|during)|,? (?:unless|except(?:ing)?|excluding|other than))\b.*$/i;

/** "The figures below", "All amounts shown in this table". */
const shown = '(?: (?:below|above|shown|given|here|in (?:the|this) table))*';
const anyFigure = new RegExp(`^(?:all )?(?:the )?(?:figures|values|numbers|data|quantities)${shown}$`, 'i');
/** Of money, and what money: "all amounts are spending". */
const anyMoney = new RegExp(
  `^(?:all )?(?:the )?(?:(?:amounts|sums|prices)(?: of money)?|(?:monetary|money|budget|financial) (?:amounts|figures|values|data))${shown}(?: (?:are|show|mean) [\\p{L} ]{3,40})?$`,
  'iu',
);
const money =
  /\b(?:budget\w*|outturn|plan(?:ned)?|actual|spen[dt]|spending|expenditures?|costs?|expenses?|outlays?|revenues?|income|receipts|sales|turnover|profits?|loss|results?|earnings|ebitd?a|balance|surplus|deficit|grants?|subsid(?:y|ies)|wages|salaries|pay|taxe?s?|debt|assets|liabilities|equity|cash|investments?|reserves|rents?|royalties|interest|fees|payments|dividends|premiums|claims|loans|funding|donations|capex|value)\b/i;
/** Columns that a unit of the whole table is not of. */
const ownMeasure =
  /%|\b(?:shares?|rates?|ratio|percent\w*|change|growth|index|per|staff|employees|number of|year|rank)\b/i;
/** What is counted, and no money. */
const counted =
  /\b(?:posts?|positions|jobs|headcount|ftes?|workers|workforce|people|persons|pupils|students|children|patients|visitors?|visits|guests|passengers|members|customers|clients|users|subscribers|households|inhabitants|population|residents|units|volumes?|quantity|count|orders|tickets|trips|journeys|nights|vehicles|vessels|ships|boats|cars|shops|stores|branches|schools|hospitals|beds|rooms|seats|projects|contracts|area|length|distance|height|weight|temperature|age|scores?|code|id|no|hours|days|weeks|months|km|sites|plants|offices|copies|events|margin|times?)\b/i;

type Note = { names: string[]; unit: string };

/**
 * Units that lines around a table give: "Journeys in thousand; average fare in euros". Only columns of figures without a unit of their own
 * take one, and only where all notes agree. `farther`: lines that may be about something else, unless they say it of all figures.
 * `hasFractions`: whether a column has figures with decimals, which "all amounts" are about whatever it is called.
 */
export function withNotedUnits(
  columns: readonly Column[],
  lines: readonly string[],
  farther: readonly string[] = [],
  hasFractions: (index: number) => boolean = () => false,
): Column[] {
  const read = (some: readonly string[]) =>
    some.slice(0, mostLines).map((line) => notesIn(line.slice(0, longestLine), columns));
  const ofAll = read(farther).filter((notes) => notes.some(isGeneral));
  const notes = [...read(lines), ...ofAll].flat();
  const isFree = ({ type, unit }: Column) => type === 'number' && unit === '';
  const ofMoney = columns.filter((column) => isFree(column) && money.test(column.name));
  return columns.map((column, index) => {
    if (!isFree(column)) return column;
    const isAmount = money.test(column.name) || hasFractions(index);
    const named = notes.filter(({ names }) => names.some((name) => isNamed(name, column)));
    const isOther = ofMoney.length > 0 && !isAmount;
    const found =
      named.length > 0 ? named : notes.filter((note) => isOfAll(note, column, { isOther, isAmount }));
    const units = new Map(found.map(({ unit }) => [meaningOf(unit), unit]));
    const [unit] = units.values();
    return unit !== undefined && units.size === 1 ? { ...column, unit } : column;
  });
}

/** "Thousand euros" and "EUR thousand" are one unit. */
function meaningOf(unit: string): string {
  const { dim, factor, words } = columnUnit(unit);
  return [dim, factor, ...words].join(' ');
}

function notesIn(line: string, columns: readonly Column[]): Note[] {
  const text = line
    .trim()
    .replace(label, '')
    .replace(/^\(([^()]*)\)\.?$/, '$1');
  // "Thousand tonnes", alone in its line.
  if (isKnownUnit(text.replace(/\.$/, ''))) return noteIn({ unit: text.replace(/\.$/, '').toLowerCase() });
  const clauses = text.split(/[;.,)](?:\s+|$)| \(/).map((clause) => clause.trim());
  // "(in thousand)" is of the name before it.
  const said = clauses
    .flatMap((clause) => noteIn(labelled.exec(clause)?.groups ?? noted.exec(clause)?.groups))
    .filter((note) => note.names.length > 0 || !text.includes('('));
  const { names = '', unit = '', rest = '' } = bracketed.exec(text)?.groups ?? {};
  const namesColumn = (note: Note) =>
    columns.some((column) => note.names.some((name) => isNamed(name, column)));
  const ofTable = ({ names: _, unit }: Note): Note => ({ names: [], unit });
  // A caption that names no column says it of all figures, where nothing follows.
  const isCaption = text !== line.trim() && clauses.filter((clause) => clause !== '').length === 1;
  return [
    ...said.map((note) => (isCaption && !namesColumn(note) ? ofTable(note) : note)),
    ...noteIn(unit === '' ? undefined : { names, unit }).map((note) =>
      rest.trim() === '' && !namesColumn(note) ? ofTable(note) : note,
    ),
  ];
}

function noteIn(groups: Partial<Record<string, string>> | undefined): Note[] {
  const unit = (groups?.unit ?? '')
    .replace(circumstance, '')
    .replace(/^(thousand|million|billion)s? of /i, '$1 ')
    .trim();
  if (!groups || /\bnot\b/i.test(`${groups.names ?? ''} ${unit}`)) return [];
  const currency = columnUnit(groups.names ?? '');
  // "Dollars in thousands", "€ in millions".
  if (groups.names && currencies.has(currency.dim) && currency.words.length === 0 && bareScale.test(unit))
    return [{ names: [], unit: `${currency.dim} ${unit.toLowerCase().replace(/s$/, '')}` }];
  if (!isUnit(unit)) return [];
  const names = (groups.names ?? '').split(/, | and | & /).map((name) => name.trim());
  return [{ names: names.filter((name) => name !== ''), unit }];
}

const bareScale = /^(?:thousand|million|billion)s?$/i;
const isGeneral = ({ names }: Note) =>
  names.length > 0 && names.every((name) => anyFigure.test(name) || anyMoney.test(name));

function isKnownUnit(text: string): boolean {
  const { words, dim, scale } = columnUnit(text);
  return words.length === 0
    ? dim !== '' || scale !== 1
    : scale !== 1 && words.length === 1 && /^\p{L}+s$/u.test(words[0] ?? '');
}

/** A unit that is known, a thousand of anything, or what is counted: "full-time equivalents", "crowns". */
export function isUnit(text: string): boolean {
  const { words, dim, scale } = columnUnit(text);
  if (words.length === 0) return dim !== '' || scale !== 1;
  if (scale !== 1 || dim !== '') return words.length <= 2;
  return (
    /^(?:[\p{Ll}-]+ )?[\p{Ll}]+s$/u.test(text) &&
    !/\b(?:brackets|italics|parentheses|totals|series|prices|terms|places)$/.test(text)
  );
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''));

/** All words of a note's name are words of the column, or the other way round: "water supplied" of "Supplied 2023". */
const isNamed = (name: string, column: Column) => {
  const [own, words] = [wordsOf(column.name), wordsOf(name)];
  const isPart = (some: readonly string[], of: readonly string[]) =>
    some.length > 0 && some.every((word) => of.includes(word));
  return isPart(words, own) || isPart(own, words);
};

/**
 * A note that names nothing is of all figures, one on amounts of those of money (`isAmount`). Of a currency, neither is of what is counted,
 * nor of a column beside those of money (`isOther`).
 */
function isOfAll(
  { names, unit }: Note,
  { name }: Column,
  { isOther, isAmount }: { isOther: boolean; isAmount: boolean },
): boolean {
  const isMoney = money.test(name);
  const isPriced = currencies.has(columnUnit(unit).dim);
  if (ownMeasure.test(name) || (isPriced && (isOther || (counted.test(name) && !isMoney)))) return false;
  if (names.length === 0 || names.every((each) => anyFigure.test(each))) return true;
  return names.every((each) => anyMoney.test(each)) && isAmount;
}
