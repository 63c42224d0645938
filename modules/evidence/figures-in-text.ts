import { scaleWords } from './scale-words';
/** A number as a sentence writes it. `value` is what it amounts to, `step` the precision it is written with. */
export type WrittenNumber = {
  text: string;
  value: number;
  step: number;
  signed: '+' | '-' | '';
  percent: boolean;
  /** 1e6 where it says million. */
  scale: number;
};

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?';

/** What holds digits and is no claim: dates, times, decades, ordinals, places in a document, names. */
const structural = [
  /\[s\d+(?:\s*[,;-]\s*s\d+)*\]/gi,
  /\{\{[^}]*\}\}/g,
  /\bhttps?:\/\/\S+/gi,
  /\b\d{4}-\d{2}(?:-\d{2})?\b/g,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{4})?\\b`, 'g'),
  new RegExp(`\\b${month} \\d{1,2}(?:st|nd|rd|th)?(?:, \\d{4})?\\b`, 'g'),
  new RegExp(`\\b${month} \\d{4}\\b`, 'g'),
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
  /\bQ[1-4]\b/g,
  /\b\d{1,4}0s\b/g,
  /\b\d+(?:st|nd|rd|th)\b/gi,
  /\b(?:section|figure|fig\.|table|chapter|part|step|model|phase|appendix|page|note|rule|article|line|row|column|level|type|version|no\.|number)\s+\d+(?:\.\d+)*\b/gi,
  /^\s*\d{1,3}[.)]\s/g,
];

const numberPattern =
  /(?<![\p{L}\p{N}_.,])(?<!\p{L}-)([-+\u2212])?\s?(?:US\$|[$€£¥₹])?\s?(\d{1,3}(?:[,\u00a0\u202f ']\d{3})+(?!\d)|\d+)(\.\d+)?\s?(%|per ?cent\b|percent\b|percentage points?\b|thousand\b|million\b|billion\b|trillion\b|(?:bn|mn|tn|[kKMBT])\b)?(?![\p{L}\p{N}])/gu;

/** Numbers of a sentence that claim something. Years and structural numbers do not. */
export function claimNumbers(sentence: string): WrittenNumber[] {
  const bare = structural.reduce(
    (text, pattern) => text.replace(pattern, (found) => ' '.repeat(found.length)),
    sentence,
  );
  return numbersIn(bare).filter((number) => !isYear(number));
}

/** All numbers of a text, as they are written. */
export function numbersIn(text: string): WrittenNumber[] {
  return [...text.matchAll(numberPattern)].map((match) => read(match, text));
}

const continental =
  /(?<![\p{L}\p{N}.,])([-+\u2212])?(\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?:,\d+)?|\d+,\d+)(?![\p{N}.,]\d)(\s?%)?/gu;

/** The numbers a source may mean: a text that writes decimals with a comma is read that way as well. */
export function readingsIn(text: string): WrittenNumber[] {
  const more = [...text.matchAll(continental)].map(([whole, sign, digits = '', percent]): WrittenNumber => {
    const size = Number(digits.replace(/[^\d,]/g, '').replace(',', '.'));
    const negative = sign !== undefined && sign !== '+';
    return {
      text: whole,
      value: negative ? -size : size,
      step: 1,
      signed: negative ? '-' : '',
      percent: percent !== undefined,
      scale: 1,
    };
  });
  return [...numbersIn(text), ...more];
}

function read(match: RegExpExecArray, text: string): WrittenNumber {
  const [whole, sign, digits = '', fraction = '', tail = ''] = match;
  const scale = scaleWords[tail.toLowerCase()] ?? 1;
  const size = Number(digits.replace(/[^\d]/g, '') + fraction) * scale;
  const isSign = sign !== undefined && !/(?:[\p{L}\p{N})]|\p{N}\s)$/u.test(text.slice(0, match.index));
  const signed = !isSign ? '' : sign === '+' ? '+' : '-';
  return {
    text: (isSign ? whole : whole.replace(sign ?? '', '')).trim(),
    value: signed === '-' ? -size : size,
    step: scale * 10 ** -Math.max(0, fraction.length - 1),
    signed,
    percent: /^(?:%|per)/i.test(tail),
    scale,
  };
}

/** Four digits alone, between 1000 and 2999, without sign, mark or unit. */
function isYear({ text, value, signed, percent }: WrittenNumber): boolean {
  return /^\d{4}$/.test(text) && value >= 1000 && value < 3000 && !signed && !percent;
}

/** Words and units by which a table says that its figures are in thousands, millions or more. */
const scaled =
  /\b(?:thousands?|millions?|billions?|trillions?|mio|mrd|mn|bn|tn|[kMGT]t|[kMGT]Wh?|[kMGT]W)\b|\((?:k|m|b|t)\)/i;

/** "37.8 billion tonnes" may stand for 37.79 where the source counts in billions. */
export function withoutScale(number: WrittenNumber, source: string): WrittenNumber | undefined {
  if (number.scale === 1 || !scaled.test(source)) return undefined;
  return { ...number, value: number.value / number.scale, step: number.step / number.scale, scale: 1 };
}

const downward =
  /\b(?:fell|falls?|falling|declin\w*|drop\w*|down|decreas\w*|reduc\w*|below|minus|negative|los[st]\w*|loss|shr[aiu]nk\w*|lower\w*|less|cut|contract\w*|slip\w*|deficit|under)\b/i;

/** Whether a number as written says what a figure is: equal at the precision written, the sign carried by itself or by words. */
export function saysFigure(written: WrittenNumber, figure: number, sentence: string): boolean {
  const close = (value: number) =>
    Math.abs(value - written.value) <= written.step / 2 + Math.abs(figure) * 1e-12;
  if (close(figure)) return true;
  return figure < 0 && written.signed === '' && downward.test(sentence) && close(-figure);
}
