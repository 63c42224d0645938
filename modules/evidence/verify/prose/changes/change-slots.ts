import type { Amount } from '../../numbers/amounts';
import {
  amountAt,
  comparatives,
  foreign,
  hasMark,
  leads,
  manner,
  owners,
  type Reading,
  readTime,
  says,
  wordAt,
} from './change-reading';
import { modalities, negations } from '../../words/lexicon';
import type { Placed } from '../reading/read-sentence';

const isUp = /^(?:up|more|higher|larger|greater|longer|increase|rise|growth|gain)$/;

const changeNouns = /^(?:increase|rise|growth|gain|decrease|fall|drop|decline|reduction)$/;

/** A part of the clause behind its verb. */
export function readSlot(reading: Reading): boolean {
  const { draft } = reading;
  const isTail = hasMark(reading, ',');
  if (isTail) {
    reading.at += 1;
    if (readTail(reading)) return true;
    reading.at -= 1;
    return false;
  }
  if (says(reading, manner)) {
    draft.manner.push(wordAt(reading)?.lower ?? '');
    reading.at += 1;
    return true;
  }
  return (
    readFigure(reading) || readAside(reading) || readTail(reading) || readTime(reading) || readPhrase(reading)
  );
}

function put(reading: Reading, slot: 'to' | 'from' | 'by', figure: Placed<Amount>, length: number): boolean {
  const { draft } = reading;
  if (slot === 'by') draft.by.push(figure);
  else if (draft[slot]) return false;
  else draft[slot] = figure;
  reading.last = slot;
  reading.at += length;
  readCounted(reading);
  return true;
}

/** "by 8 percent", "to 412,000 units", "from 371,000", and the figure right behind the verb. */
function readFigure(reading: Reading): boolean {
  const [own, next] = [amountAt(reading), amountAt(reading, 1)];
  if (own && reading.last === 'verb') return put(reading, reading.draft.way ? 'by' : 'to', own, 1);
  if (!next) return false;
  if (says(reading, /^by$/)) return put(reading, 'by', next, 2);
  if (says(reading, /^to$/) && reading.draft.way) return put(reading, 'to', next, 2);
  return says(reading, /^from$/) && put(reading, 'from', next, 2);
}

/** Nouns right behind a figure. */
function readCounted(reading: Reading): void {
  let word = wordAt(reading);
  while (
    word &&
    !foreign.test(word.lower) &&
    !leads.test(word.lower) &&
    !manner.test(word.lower) &&
    !comparatives.test(word.lower) &&
    !/^(?:from|compared|against|versus|and|during|last|on|over|year|the|this|thanks|despite|although|though|between|not|by)$/.test(
      word.lower,
    )
  ) {
    reading.draft.counted.push(word.meaning);
    reading.at += 1;
    word = wordAt(reading);
  }
}

/** "(2022: EUR 1,207 million)" */
function readAside(reading: Reading): boolean {
  const { tokens, at, draft } = reading;
  const period = tokens[at + 1];
  const before = says(reading, /^(?:previous|prior)$/, 1) && says(reading, /^year$/, 2);
  const length = before ? 3 : 2;
  const figure = amountAt(reading, length + 1);
  if (!hasMark(reading, '(') || !hasMark(reading, ':', length) || !figure) return false;
  if (!hasMark(reading, ')', length + 2) || draft.from || (!before && period?.kind !== 'period'))
    return false;
  const then = period?.kind === 'period' ? `${period.period.from}-${period.period.to}` : 'before';
  // "Capacity was 40 megawatts in 2023 (2025: 50 megawatts)": what will be is no earlier level.
  if (draft.time !== undefined && then !== 'before' && then >= draft.time) return false;
  draft.from = figure;
  draft.then = then;
  reading.at += length + 3;
  reading.last = 'time';
  return true;
}

/** "up from 371,000", "8 percent more than in 2022", "an increase of 8 percent on 2022", "compared with 371,000 in 2022". */
function readTail(reading: Reading): boolean {
  const { draft } = reading;
  const turn = (lower: string) => {
    const way = isUp.test(lower) ? 'up' : 'down';
    if (draft.way && draft.way !== way) return false;
    draft.way = way;
    return true;
  };
  const own = amountAt(reading);
  if (own) {
    const behind = [1, 2].find((ahead) => says(reading, comparatives, ahead));
    const noun = behind === 2 ? wordAt(reading, 1)?.meaning : undefined;
    if (behind === undefined || (noun !== undefined && !draft.counted.includes(noun))) return false;
    if (!turn(wordAt(reading, behind)?.lower ?? '')) return false;
    const skip = says(reading, /^than$/, behind + 1) ? 0 : 1;
    if (skip && wordAt(reading, behind + 1)?.meaning !== draft.counted[0]) return false;
    if (!says(reading, /^than$/, behind + 1 + skip)) return false;
    draft.by.push(own);
    reading.at += behind + 2 + skip;
    return readThen(reading);
  }
  if (says(reading, /^(?:up|down)$/)) {
    if (!turn(wordAt(reading)?.lower ?? '')) return false;
    const by = says(reading, /^by$/, 1) ? 2 : 1;
    const figure = amountAt(reading, by);
    if (!figure) {
      const from = amountAt(reading, 2);
      return says(reading, /^from$/, 1) && from !== undefined && put(reading, 'from', from, 3);
    }
    return put(reading, 'by', figure, by + 1);
  }
  if (says(reading, /^an?$/) && says(reading, changeNouns, 1) && says(reading, /^of$/, 2)) {
    const figure = amountAt(reading, 3);
    return figure !== undefined && turn(wordAt(reading, 1)?.lower ?? '') && put(reading, 'by', figure, 4);
  }
  return readReference(reading);
}

/** "compared with 371,000", "against 371,000", "compared with 2022", "on the previous year". */
function readReference(reading: Reading): boolean {
  const { at } = reading;
  const length = says(reading, /^compared$/) && says(reading, /^(?:with|to)$/, 1) ? 2 : 1;
  if (length === 1 && !says(reading, /^(?:against|versus|on|over|from|than)$/)) return false;
  reading.at += length;
  const figure = amountAt(reading);
  if (figure && !says({ ...reading, at }, /^(?:on|over)$/)) {
    // "Compared with 70 percent nationally": no earlier level. Its time says that it is one.
    if (put(reading, 'from', figure, 1) && readThen(reading)) return true;
    if (says({ ...reading, at }, /^from$/)) return true;
    reading.draft.from = undefined;
    reading.at = at;
    return false;
  }
  if (!figure && readThen(reading)) return true;
  reading.at = at;
  return false;
}

/** The time that is compared with. */
function readThen(reading: Reading): boolean {
  reading.last = 'from';
  return readTime(reading);
}

/** "in Europe", "an hour", "of cargo": what narrows the thing, or what is counted. */
function readPhrase(reading: Reading): boolean {
  const lead = wordAt(reading)?.lower ?? '';
  if (!leads.test(lead)) return false;
  const words: string[] = [];
  reading.at += 1;
  let word = wordAt(reading);
  const order = orderAt(reading);
  if (order !== undefined) words.push(order);
  if (order !== undefined) word = wordAt(reading);
  while (word && words.length < 6 && !leads.test(word.lower) && !isJoint(reading)) {
    if (/^(?:from|by|to|compared|against|last|this)$/.test(word.lower)) break;
    const isForeign = foreign.test(word.lower) && !owners.test(word.lower);
    if (isForeign || modalities.has(word.lower) || negations.has(word.lower)) return false;
    if (word.lower !== 'the' && !owners.test(word.lower)) words.push(word.meaning);
    reading.at += 1;
    word = wordAt(reading);
  }
  if (words.length === 0) return false;
  if (lead === 'of' && reading.last === 'to') reading.draft.counted = [...reading.draft.counted, ...words];
  else reading.draft.phrases.push(`${/^(?:an?|per)$/.test(lead) ? 'a' : lead} ${words.join(' ')}`);
  return true;
}

/** "the third quarter" */
function orderAt(reading: Reading): string | undefined {
  const ahead = says(reading, /^the$/) ? 1 : 0;
  const token = reading.tokens[reading.at + ahead];
  if (token?.kind !== 'amount' || !token.amount.ordinal) return undefined;
  reading.at += ahead + 1;
  return `#${token.amount.value}`;
}

const joints = /^(?:and|but|while|whereas|as|because|although|though|despite|thanks)$/;

const isJoint = (reading: Reading) =>
  says(reading, joints) && !(says(reading, /^as$/) && says(reading, /^an?$/, 1));

/** The end of the sentence, or where a clause of its own begins. */
export function isEnd(reading: Reading): boolean {
  const { tokens, at } = reading;
  if (at >= tokens.length) return true;
  if (hasMark(reading, ';') || (hasMark(reading, '.') && at === tokens.length - 1)) return true;
  if (hasMark(reading, ',')) {
    const isWhich =
      says(reading, /^which$/, 1) || (says(reading, /^of$/, 1) && says(reading, /^wh(?:ich|om)$/, 2));
    return isWhich || (says(reading, joints, 1) && !amountAt(reading, 2));
  }
  return isJoint(reading) && !amountAt(reading, 1) && !says(reading, /^(?:by|to|from|in|at|for)$/, 1);
}
