import type { Case, Explained } from '../reading/case';
import { month } from '../../words/calendar';
import { changeMeanings } from '../reading/case-columns';
import { downStems, functionWords, neutralStems, upStems } from '../../words/lexicon';
import type { ColumnRef, Reading } from '../reading/reading';
import { isWholeOf } from '../figures/share-cells';
import type { FigureColumn } from '../structure/tables';
import { isIdle, isIn, meaningsOf, wordsIn } from '../../words/raw-words';
import { meaningOf } from '../../words/words';

type Cell = Extract<Explained, { state: 'cell' }>;
type WorkedOut = Extract<Explained, { state: 'worked' }>;

/** A row or column that the sentence names and nothing was checked of. */
export function unchecked(
  { reading, scope }: Case,
  cells: readonly Cell[],
  worked: readonly WorkedOut[],
): string | undefined {
  const rows = new Set([
    ...cells.map(({ row }) => row),
    ...worked.flatMap((each) => each.worked.about ?? each.worked.rows),
  ]);
  const row = scope.singles.find((ref) => ref.at >= 0 && !ref.rows.some((each) => rows.has(each)));
  if (row) return row.text;
  // "Norline and Halden" of a route of Norline: something is said of all of them.
  const joined = scope.singles.find((ref, index) => {
    const next = scope.singles[index + 1];
    const isHolder = ref.kind === 'label' && ref.column !== next?.column && ref.rows.length > 1;
    return (
      isHolder &&
      next !== undefined &&
      / and (?:the )?$/.test(reading.text.slice(ref.end, next.at)) &&
      next.rows.every((each) => ref.rows.includes(each)) &&
      !ref.rows.every((each) => rows.has(each))
    );
  });
  if (joined) return joined.text;
  const names = worked.flatMap((each) => each.worked.inputs.map(({ label }) => label.split(', ')[0] ?? ''));
  const columns = [
    ...cells.map(({ column }) => column),
    ...worked.map((each) => each.column),
    ...reading.table.columns.filter(({ name }) => names.includes(name)),
  ];
  const column = reading.columns.find(
    (ref) =>
      ref.at >= 0 &&
      isForeign(ref, reading) &&
      !columns.some((each) => isWholeOf(reading, ref, each)) &&
      !columns.some(({ meanings }) => isSubset(ref.meanings, meanings)),
  );
  return column && reading.text.slice(column.at, column.end);
}

/** Words of a column that neither the table's titles nor plain words account for. */
const isForeign = ({ meanings }: ColumnRef, { table }: Reading) =>
  [...meanings].some(
    (meaning) => !table.context.has(meaning) && !neutralStems.has(meaning) && !functionWords.has(meaning),
  );

/** Words of a column's name without which its figures are others: "Spend per employee" is no spend. */
const qualifying = new Set(
  'net gross average median lowest highest peak minimum maximum mean adjusted real nominal cumulative index rate share percentage male female women men urban rural public private estimated planned growth change density working prison target capacity maximum potential anomaly deviation variance over under age aged'
    .split(' ')
    .map(meaningOf),
);

const persons = /^(?:person|people|inhabitant|resident|citizen|capita|head)/;

/** "per 1000 visitors" of "Thefts per 1000 visitors", where the sentence does not count by it: "a theft" does not. */
function perOf({ name }: FigureColumn, text: string): string | undefined {
  const [per, size = '', noun = ''] =
    /\bper (?:(\d[\d,. ]*|thousand|million|hundred) ?)?(\p{L}+)/iu.exec(name) ?? [];
  if (per === undefined) return undefined;
  const digits = size.replace(/\D/g, '');
  const said = [
    ...text.matchAll(
      /\b(?:per|an?|each|every) (?:(\d[\d,]*|thousand|million|hundred) )?(\p{L}+)(?=(?: (\p{L}+))?)/giu,
    ),
  ];
  const isSame = (word: string) =>
    word.toLowerCase().slice(0, 4) === noun.toLowerCase().slice(0, 4) ||
    meaningOf(word.toLowerCase()) === meaningOf(noun.toLowerCase()) ||
    (persons.test(noun.toLowerCase()) && persons.test(word.toLowerCase()));
  const isSaid = said.some(
    ([, count = '', word = '', next = '']) =>
      [word, next].some(isSame) &&
      (digits === ''
        ? count.toLowerCase() === size.trim().toLowerCase()
        : (count.replace(/\D/g, '') ||
            { thousand: '1000', million: '1000000', hundred: '100' }[count.toLowerCase()]) === digits),
  );
  return isSaid ? undefined : per;
}

const linked =
  /^(?<head>.+?) (?:(?:at|for|in|without|of|on|by|from|excluding|outside|under|with|before|to|among|aged) (?<rest>.+)|(?<where>abroad|online)|\((?<note>\p{L}+(?: \p{L}+)?)\))$/iu;
/** Words that say which of them; nouns before another, "milk deliveries", mostly say what the whole table is of. */
const telling =
  /(?:[^ae]ed|ional|ical|ural|cial|ernal|tive)$|-|^(?:online|new|used|foreign|school|weekend|male|female|paying|advertising|organic|domestic|public|electric|primary|secondary|temporary|permanent|voluntary)$/i;

/** "At night" of "Waiting time at night", "online" of "Online revenue", where the sentence has the noun beside it. */
function narrowingOf({ name, unit, parts }: FigureColumn, { text, table }: Reading): string | undefined {
  if (parts || /\bchange\b/i.test(name)) return undefined;
  const told = meaningsOf(text);
  const { head = name, rest = '', where = '', note = '' } = linked.exec(name)?.groups ?? {};
  const isUntold = (word: string) =>
    !isIdle(word.toLowerCase()) &&
    !isIn(word, told) &&
    !isIn(word, table.context) &&
    !unit.words.some((each) => each.toLowerCase() === word.toLowerCase()) &&
    // "Regional spending" of "the regions spent".
    !(word.length > 6 && text.toLowerCase().includes(word.toLowerCase().slice(0, 6)));
  const words = wordsIn(head);
  const noun = words.at(-1) ?? '';
  if (isIdle(noun.toLowerCase()) || !isIn(noun, told)) return undefined;
  const before = words.slice(0, -1).filter((word) => telling.test(word));
  const whole = isShareOfOther(name, table.columns) ? '' : rest;
  return [...before, ...wordsIn(`${whole} ${where} ${note}`)].find(isUntold);
}

const shareOf = /^(?<what>.+ (?:share|percentage|proportion)) of (?<whole>\p{L}[\p{L} ]*?)(?: \d{4})?$/iu;

/** "Renewable share of generation", the one share of that name, in a table that has the generation as well: of what it is goes unsaid. */
function isShareOfOther(name: string, columns: readonly FigureColumn[]): boolean {
  const { what = '', whole = '' } = shareOf.exec(name)?.groups ?? {};
  const nouns = wordsIn(whole);
  const isWhole = ({ meanings, name: other }: FigureColumn) =>
    other !== name && nouns.every((noun) => meanings.has(meaningOf(noun.toLowerCase())));
  const alike = columns.filter((column) => column.name.toLowerCase().startsWith(what.toLowerCase()));
  return (
    what !== '' &&
    alike.length === 1 &&
    columns.some((column) => column.unit.dim !== 'percent' && isWhole(column))
  );
}

/** A word of the column that the sentence leaves out, without which its figures are others. */
export function leftOut(column: FigureColumn, reading: Reading): string | undefined {
  const { meanings, text } = reading;
  const per = perOf(column, text) ?? narrowingOf(column, reading) ?? monthLeftOut(column, reading);
  if (per !== undefined) return per;
  if (column.unit.dim === 'percent') return partLeftOut(column, reading);
  const moves = [...meanings].some((meaning) => upStems.has(meaning) || downStems.has(meaning));
  return [...column.meanings].find(
    (meaning) =>
      qualifying.has(meaning) && !meanings.has(meaning) && !(moves && changeMeanings.includes(meaning)),
  );
}

const partOfWhole = /^(?<part>[^()]{2,60}?) (?:among|of|in) /i;
const shareWords =
  /%|\b(?:percent|per cent|percentage|share|rate|proportion|points?|part|quarter|third|half|fifth|tenth)\b/i;
const sizeWords =
  /^(?:share|proportion|percentage|percent|part|rate|change|growth|increase|rise|decline|decrease|ratio|level|degree)$/;

/** "The most finishers" of a column "Women among finishers (%)": without a word of a share it speaks of the whole. */
function partLeftOut({ name }: FigureColumn, { text, meanings }: Reading): string | undefined {
  const part = shareWords.test(text) ? undefined : partOfWhole.exec(name)?.groups?.part;
  const words = (part?.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !functionWords.has(word) && !sizeWords.test(word),
  );
  return words.some((word) => meanings.has(meaningOf(word))) ? undefined : words[0];
}

/** A month that stands alone in a name: the figures of "Rain in January" are of that part of each year; "on 31 December" is a day. */
const monthIn = new RegExp(`(?<!\\d\\.? |\\b(?:end|close) of )\\b${month}\\b(?! \\d{1,2}\\b)`, 'u');

function monthLeftOut({ name }: FigureColumn, { text, table }: Reading): string | undefined {
  const [own] = table.grain === 'year' ? (monthIn.exec(name) ?? []) : [];
  return own !== undefined && !new RegExp(`\\b${own}`).test(text) ? own : undefined;
}

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((each) => all.has(each));
