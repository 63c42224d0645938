import { checkTable, type Finding, isVouched } from '../../tables/check-table';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';
import { functionWords } from '../../words/lexicon';
import { tellsOf } from '../../words/measure-words';
import { meaningOf } from '../../words/words';
import { type Level, levelsOf } from './stated-levels';
import { type LevelTable, levelTables, unnamedRest } from './level-tables';

/** A statement that follows from the levels of the cited passages, as it would from a table of them. */
export function checkLevels(claim: Read, passages: readonly Passage[]): Finding | undefined {
  if (manner.test(claim.text) || isOfOtherKind(claim.text, passages)) return undefined;
  for (const levels of levelTables(passages))
    for (const table of mayHold(levels, claim) ? levels.tables : []) {
      const found = checkTable(table, claim.tokens, claim.text);
      if (isVouched(found) && isWithin(levels, found))
        return { ...ofWhole(found, levels), spanIds: [...new Set(found.spanIds)] };
    }
  return undefined;
}

/** What figures do not show: "fell sharply", "declined further". Also "Poland sold more than in Austria" compares two things of one owner. */
const manner =
  /\b(?:sharply|slightly|steeply|further|again|still|already|dramatically|significantly|steadily|continuously|rapidly|slowly|suddenly|gradually|markedly|substantially|marginally|strongly)\b|\bthan (?:in|at|for) (?:the )?\p{Lu}/u;

/** Whether a table may decide a statement: it names the measure with all its words, and the owner, and speaks of no more than it holds. */
const mayHold = (levels: LevelTable, claim: Read): boolean =>
  levels.tables.length > 0 &&
  (levels.owner === undefined || claim.text.toLowerCase().includes(levels.owner.toLowerCase())) &&
  saysMeasure(claim, levels.levels) &&
  saysUnits(claim, levels.levels) &&
  isOfItsRows(levels, claim.text);

/** Words of a measure that a statement may leave away: "freight" for "freight traffic". */
const general =
  /^(?:traffic|volumes?|numbers?|levels?|totals?|amounts?|figures?|quantit(?:y|ies)|rates?|output)$/;

function saysMeasure(claim: Read, levels: readonly Level[]): boolean {
  const [first] = levels;
  if (!first) return false;
  const { measure, verb } = first;
  const words = measure.split(' ').filter((word) => !functionWords.has(word));
  const meanings = new Set([...words, verb].map((word) => meaningOf(word)));
  const tells = (own: ReadonlySet<string>) => claim.words.some((word) => tellsOf(word, own));
  const isSaid = (word: string) => claim.meanings.has(meaningOf(word)) || tells(new Set([meaningOf(word)]));
  const said = words.filter(isSaid);
  if (said.length === 0)
    return (
      (verb !== '' && claim.meanings.has(meaningOf(verb))) ||
      tells(meanings) ||
      (making.test(verb) && /\b(?:output|production|generation)\b/.test(claim.text)) ||
      isSumOfNamed(claim, levels) ||
      areKindsNamed(claim, levels)
    );
  return words.every((word) => said.includes(word) || general.test(word));
}

const making = /^(?:generated|produced|made|supplied)$/;

/** "Timber, grain and steel together came to 19.95 million tonnes" */
const isSumOfNamed = ({ text, amounts }: Read, levels: readonly Level[]): boolean =>
  /\b(?:came|amounted|added up) to\b|\btotalled\b/.test(text) &&
  amounts.every(({ of }) => of.unit !== undefined && of.unit.dim === levels[0]?.amount.unit?.dim) &&
  levels.filter(({ owner }) => text.toLowerCase().includes(owner.toLowerCase())).length > 1;

/** "Twice as many Embraer E195s as ATR 72s" of levels that count them. */
const areKindsNamed = ({ text }: Read, levels: readonly Level[]): boolean =>
  levels.every(({ isKind }) => isKind) &&
  levels.filter(({ owner }) => text.toLowerCase().includes(owner.toLowerCase())).length > 1;

/** "Rents were 7" of 7 percent: a figure that a passage gives with a unit is said with it. */
const saysUnits = (claim: Read, levels: readonly Level[]): boolean =>
  !claim.amounts.some(
    ({ of }) =>
      of.unit === undefined &&
      of.scale === 1 &&
      levels.some(({ amount }) => amount.unit !== undefined && amount.value === of.value),
  );

const kinds =
  /^(?:division|segment|unit|factory|plant|branch|store|shop|region|line|business|brand|group|subsidiary|team|department|office|site|mine|hospital|school|port|airport|station|district|city|county|province)$/;

/** "The Paints factory" of what the passage says of the Paints division. */
const isOfOtherKind = (text: string, passages: readonly Passage[]): boolean =>
  passages
    .flatMap((passage) => levelsOf(passage))
    .some(({ owner, kind }) => {
      const at = kind === '' ? -1 : text.indexOf(`${owner} `);
      const [next = ''] = at < 0 ? [] : text.slice(at + owner.length + 1).split(/[^\p{L}]/u, 1);
      return next !== kind && kinds.test(next);
    });

/** Words of a statement on all owners or times: only a complete table decides them. */
const ofAll =
  /\b(?:all|every|each|only|alone|none|no|any|always|never|most|least|fewest|best|worst|\p{Ll}{2,}est|top|leading|first|last|peak\p{Ll}*|record|rank\p{Ll}*|total|overall|average|mean|median|combined|altogether)\b/u;
/** Words of a statement on a share, for a table of parts and what they leave of their whole. */
const shares =
  /\b(?:share|accounted|account|accounts|made up|makes? up|represented|contributed|percent of|per cent of|% of|part of|half|third|quarter|fifth|tenth)\b/u;
/** How a derivation begins that takes all rows for all there are. */
const ofRows = /all rows|^place of|^share of|^mean|^median/;

const isOfItsRows = ({ isAll, wholes }: LevelTable, text: string): boolean =>
  isAll ||
  (wholes ? shares.test(text) && !moreThanShares.test(text) : !ofAll.test(text) && !ofShare.test(text));

/** Words of a share that a table without its whole cannot decide. */
const ofShare =
  /\b(?:share|accounted|account|accounts|made up|makes? up|represented|percent of|per cent of|% of|part of)\b/u;
/** Words that ask of a table of shares more than one share. */
const moreThanShares =
  /\b(?:all|every|each|only|alone|none|no|any|always|never|most|least|fewest|best|worst|top|leading|last|rank\p{Ll}*|average|mean|median|together|combined)\b|(?!rest|north|west|south|forest|harvest)\b\p{Ll}{2,}est\b/u;

const isWithin = ({ isAll, wholes }: LevelTable, { derivations }: Finding): boolean =>
  isAll ||
  (wholes
    ? derivations.length > 0 && derivations.every(({ formula }) => /^[^+−]+ \/ [^+−]+ = /.test(formula))
    : !derivations.some(({ text }) => ofRows.test(text)));

/** A share of a whole that the text gives: worked out from it, not from what its parts leave. */
function ofWhole(found: Finding, { wholes }: LevelTable): Finding {
  const [whole] = wholes ?? [];
  if (!whole) return found;
  const input = {
    spanId: whole.spanId,
    label: [whole.owner, whole.measure, whole.year].filter(Boolean).join(', '),
    value: whole.amount.value,
    unit: whole.amount.unit?.text ?? '',
  };
  const derivations = found.derivations.map((made) => ({
    ...made,
    inputs: [...made.inputs.filter(({ label }) => !label.includes(unnamedRest)), input],
  }));
  return { ...found, derivations };
}
