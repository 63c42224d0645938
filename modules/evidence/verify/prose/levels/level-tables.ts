import type { Dataset } from '../../../evidence';
import { viewsOf } from '../../tables/structure/series-views';
import type { Table } from '../../tables/structure/tables';
import { capital } from '../../words/words';
import { bySource, type Passage } from '../reading/read-passage';
import { type Level, keyOf, levelsOf } from './stated-levels';

/**
 * `isAll`: it has all owners or times that a statement on the first, the sum or the share of all may mean. `wholes`: it is for shares
 * alone; what the text does not give of these levels is a row of its own.
 */
export type LevelTable = {
  tables: readonly Table[];
  /** What its rows were made of. */
  levels: readonly Level[];
  /** Whose levels these are, of several owners that the text has: a statement must name it. */
  owner?: string;
  isAll: boolean;
  wholes?: readonly Level[];
};

/** The owner of a whole that its text does not name. */
const unnamedWhole = 'all';

/** The label of what a text gives of a whole to none of its parts. */
export const unnamedRest = '(not named)';

/** Words of a text that names some owners of several. */
const others =
  /\b(?:others?|rest|remaining|remainder|including|such as|among|along with|ahead of|behind|elsewhere|top|leading|most|fewest|\p{Ll}+est|\p{Ll}+-largest)\b/u;

/** The tables that were made last of passages of which this is the first. */
const known = new WeakMap<Passage, { passages: readonly Passage[]; made: readonly LevelTable[] }>();

/** The levels of passages as tables: a row for each owner and year. */
export function levelTables(passages: readonly Passage[]): readonly LevelTable[] {
  const [first] = passages;
  if (!first) return [];
  const last = known.get(first);
  if (last?.passages.length === passages.length && last.passages.every((each, at) => each === passages[at]))
    return last.made;
  const made = tablesFrom(passages);
  known.set(first, { passages, made });
  return made;
}

/** Levels of one passage; those of several passages of a source where each sentence names whose they are. */
function tablesFrom(all: readonly Passage[]): readonly LevelTable[] {
  return bySource(all).flatMap((passages) => {
    const title = passages[0]?.topic?.phrase ?? '';
    const named = passages.flatMap((each) => levelsOf(each)).filter(({ isImplied }) => !isImplied);
    return [
      ...listTables(passages, title),
      ...passages.flatMap((passage) => completeTables(levelsOf(passage), title)),
      ...passages.flatMap((passage) => tablesOfMeasures(levelsOf(passage), title, isOpenIn([passage]))),
      ...(passages.length > 1 ? tablesOfMeasures(named, title, isOpenIn(passages)) : []),
    ];
  });
}

const isOpenIn = (passages: readonly Passage[]): boolean =>
  passages.some(({ sentences }) => sentences.some(({ text }) => others.test(text)));

function tablesOfMeasures(found: readonly Level[], title: string, isOpen: boolean): readonly LevelTable[] {
  const levels = underOneName(found);
  const compound = levels.flatMap((level) => withModifierAsOwner(level) ?? []);
  return [
    ...grouped(levels, ({ key }) => key).flatMap((each) =>
      tablesOf(withCompound(each, compound), title, isOpen),
    ),
    ...byModifier(compound).flatMap((each) => tablesOf(each, title, isOpen)),
  ];
}

/** "Bellmarsh Group" is called "Bellmarsh" as well, and "Timber" is timber. */
function underOneName(levels: readonly Level[]): readonly Level[] {
  const names = new Set(levels.map(({ owner }) => owner));
  return levels
    .filter(({ owner }) => owner === '' || ![...names].some((each) => each.startsWith(`${owner} `)))
    .map((level) => {
      const small = level.owner.charAt(0).toLowerCase() + level.owner.slice(1);
      return names.has(small) ? { ...level, owner: small } : level;
    });
}

function grouped<Item>(items: readonly Item[], keyed: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyed(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** Lists of figures: of all items where each is cited. */
const listTables = (passages: readonly Passage[], title: string): LevelTable[] =>
  grouped(
    passages.filter(({ list }) => list !== undefined),
    ({ list }) => [list?.lead, ...(list?.items ?? [])].join('\n'),
  ).map((items) => {
    const levels = named(items.flatMap((passage) => levelsOf(passage)));
    return tableFrom(levels, title, items.length === items[0]?.list?.items.length);
  });

/** A sentence that says how many there are, and lists as many. */
const completeTables = (levels: readonly Level[], title: string): LevelTable[] =>
  grouped(
    levels.filter(({ isOfAll }) => isOfAll),
    ({ group, key }) => `${group}|${key}`,
  ).map((own) => tableFrom(own, title, true));

/** Words that say which kind of a figure it is, and not of what. */
const figureKind =
  /^(?:operating|net|gross|total|overall|average|mean|median|annual|adjusted|pre-tax|real|nominal|final|primary|number of|share of|new|old|other|first|second|domestic|foreign)\b/;

type Compound = { of: string; level: Level };

/** "The wheat harvest": the harvest of wheat. */
function withModifierAsOwner(level: Level): Compound | undefined {
  const [, modifier, measure] = /^(.+) (\S+)$/.exec(level.measure) ?? [];
  if (modifier === undefined || measure === undefined || level.verb !== '' || figureKind.test(modifier))
    return undefined;
  const own = { ...level, owner: modifier, kind: '', measure };
  return { of: level.owner, level: { ...own, key: keyOf(own) } };
}

/** The wheat harvest, the barley harvest: harvests. */
const byModifier = (compound: readonly Compound[]): Level[][] =>
  grouped(compound, ({ of, level: { key } }) => `${of}|${key}`)
    .map((group) => group.map(({ level }) => level))
    .filter((group) => ownersOf(group).size > 1);

/** Levels of a measure, with what "home storage sales" say of home storage, where it is among their owners. */
const withCompound = (levels: readonly Level[], compound: readonly Compound[]): readonly Level[] => {
  const owners = ownersOf(levels);
  return [
    ...levels,
    ...compound.flatMap(({ level }) =>
      level.key === levels[0]?.key && owners.has(level.owner) ? [level] : [],
    ),
  ];
};

const yearsOf = (levels: readonly Level[]) => new Set(levels.map(({ year }) => year));
const ownersOf = (levels: readonly Level[]) => new Set(levels.map(({ owner }) => owner));

function tablesOf(all: readonly Level[], title: string, isOpen: boolean): readonly LevelTable[] {
  const levels = withWhole(all);
  const [owners, years] = [[...ownersOf(levels)], [...yearsOf(levels)]];
  if (owners.length === 1) return [tableFrom(levels, title, isRun(levels))];
  const whole = owners.find((owner) => years.some((year) => restIn(levels, owner, year) !== undefined));
  if (whole === undefined) {
    const isAll = owners.length > 2 && !isOpen && isFull(levels);
    return fullTables(levels, title).map((table) => (isAll ? { ...table, isAll } : table));
  }
  const [own, parts] = [
    levels.filter(({ owner }) => owner === whole),
    levels.filter(({ owner }) => owner !== whole),
  ];
  const complete = parts.filter(({ year }) => restIn(levels, whole, year) === 0);
  return [
    tableFrom(complete, [whole, own[0]?.called].filter(Boolean).join(', '), true),
    ...fullTables(levels, title),
    tableFrom(own, title, isRun(own)),
    ...own.flatMap((level) => sharesOf(level, parts, title)),
  ];
}

/** Tables without gaps: of all owners that have a level in each year, of each year, and of each owner alone. */
function fullTables(levels: readonly Level[], title: string): LevelTable[] {
  if (isFull(levels)) return [tableFrom(levels, title)];
  const byOwner = grouped(levels, ({ owner }) => owner);
  const full = byOwner.filter((own) => yearsOf(own).size === yearsOf(levels).size);
  return [
    ...(full.length > 1 ? [tableFrom(full.flat(), title)] : []),
    ...grouped(levels, ({ year }) => year).map((ofYear) => tableFrom(ofYear, title)),
    ...byOwner.map((own) => ({ ...tableFrom(own, title, isRun(own)), owner: own[0]?.owner ?? '' })),
  ];
}

/** The parts of a whole in a year, with what they leave of it. */
function sharesOf(whole: Level, all: readonly Level[], title: string): LevelTable[] {
  const parts = all.filter(({ year }) => year === whole.year);
  const rest = restIn([whole, ...parts], whole.owner, whole.year);
  if (rest === undefined || rest === 0) return [];
  const unnamed = { ...whole, owner: unnamedRest, kind: '', amount: { ...whole.amount, value: rest } };
  const about = [whole.owner, title, whole.called].filter(Boolean).join(', ');
  return [{ ...tableFrom([...parts, unnamed], about), wholes: [whole] }];
}

/** Three years or more without a gap. */
function isRun(levels: readonly Level[]): boolean {
  const years = [...yearsOf(levels)].map(Number).sort((a, b) => a - b);
  return years.length > 2 && years.every((year, at) => at === 0 || year - (years[at - 1] ?? 0) === 1);
}

const isFull = (levels: readonly Level[]): boolean =>
  ownersOf(levels).size * yearsOf(levels).size ===
  new Set(levels.map(({ owner, year }) => `${owner}|${year}`)).size;

/** What the levels of all others leave of that of an owner in a year, where it may be their whole; 0 where they are all of it. */
function restIn(levels: readonly Level[], owner: string, year: string): number | undefined {
  const ofYear = levels.filter((each) => each.year === year);
  const own = ofYear.find((each) => each.owner === owner)?.amount;
  const parts = new Map(ofYear.flatMap((each) => (each.owner === owner ? [] : [[each.owner, each.amount]])));
  if (!own || parts.size < 2 || own.unit?.dim === 'percent') return undefined;
  const rest = own.value - [...parts.values()].reduce((sum, { value }) => sum + value, 0);
  if (Math.abs(rest) <= own.step / 2) return 0;
  return rest > 0 ? rest : undefined;
}

const scaleWords = new Map([
  [1, ''],
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
]);

/** Levels of named owners and times only, where there are any. */
function named(levels: readonly Level[]): readonly Level[] {
  const owned = levels.some(({ owner }) => owner !== '')
    ? levels.filter(({ owner }) => owner !== '')
    : levels;
  return owned.some(({ year }) => year !== '') ? owned.filter(({ year }) => year !== '') : owned;
}

/** The same with the level of no named owner, where it is the whole of those that have one. */
function withWhole(levels: readonly Level[]): readonly Level[] {
  const own = named(levels);
  const isWhole = [...yearsOf(own)].some(
    (year) => restIn([...levels.filter(({ owner }) => owner === ''), ...own], '', year) !== undefined,
  );
  return isWhole
    ? named(levels.map((level) => (level.owner === '' ? { ...level, owner: unnamedWhole } : level)))
    : own;
}

/** None where two levels of one owner and year differ. */
function tableFrom(levels: readonly Level[], title: string, isAll = false): LevelTable {
  const cells = new Map<string, Level>();
  for (const level of levels) {
    const place = `${level.owner}|${level.year}`;
    const known = cells.get(place);
    if (known && known.amount.value !== level.amount.value) return { tables: [], levels: [], isAll };
    cells.set(place, level);
  }
  const rows = [...cells.values()];
  const tables = rows.length < 2 ? [] : viewsOf(datasetOf(rows, title), undefined, undefined, []);
  return { tables, levels: rows, isAll };
}

function datasetOf(rows: readonly Level[], title: string): Dataset {
  const [first] = rows as [Level];
  const scale = new Set(rows.map(({ amount }) => amount.scale)).size === 1 ? first.amount.scale : 1;
  const [hasOwners, hasYears] = [ownersOf(rows).size > 1, yearsOf(rows).size > 1];
  const kinds = new Set(rows.map(({ kind }) => kind));
  const about = [
    rows.some(({ owner }) => owner === title) ? '' : title,
    hasOwners ? '' : first.owner,
    hasYears ? '' : first.year,
    ...new Set(rows.flatMap(({ called }) => called ?? [])),
  ];
  return {
    id: 'levels',
    title: about.filter(Boolean).join(', '),
    sourceId: '',
    columns: [
      ...(hasOwners ? [{ name: kindOf(rows), type: 'text' as const, unit: '' }] : []),
      ...(hasYears ? [{ name: 'Year', type: 'date' as const, unit: '' }] : []),
      {
        name: capital(`${first.measure} ${first.verb}`.trim()),
        type: 'number' as const,
        unit: unitOf(first, scale),
      },
    ],
    rows: rows.map(({ owner, kind, year, amount }) => [
      ...(hasOwners ? [kinds.size === 1 ? owner : `${owner} ${kind}`.trim()] : []),
      ...(hasYears ? [year] : []),
      Number((amount.value / scale).toPrecision(12)),
    ]),
    spanIds: rows.map(({ spanId }) => spanId),
  };
}

/** "Division", "Line": what all owners are called. */
function kindOf(rows: readonly Level[]): string {
  const words = new Set(rows.map(({ owner, kind }) => kind || (owner.split(' ').slice(1).at(-1) ?? '')));
  const [word = ''] = words.size === 1 ? words : [];
  return word === '' || /\d/.test(word) ? 'Name' : capital(word);
}

function unitOf({ amount }: Level, scale: number): string {
  const unit = amount.unit?.text.trim() ?? '';
  const parts = [scaleWords.get(scale) ?? '', unit].filter(Boolean);
  return (/\p{Sc}/u.test(unit) ? parts.reverse() : parts).join(' ');
}
