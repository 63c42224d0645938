import { segmentsIn } from '../../../kernel/text/graphemes';
import { speechVerbs } from '../words/speech-verbs';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A full stop after these ends no sentence, whatever follows. */
const neverLast =
  /(?:^|[\s("“‘])(?:dr|mr|mrs|ms|messrs|prof|rev|hon|gov|sen|gen|capt|lt|sgt|vs|viz|e\.g|i\.e|cf|figs?|approx|ca|esp|incl)\.$/i;
/** A full stop after these ends a sentence only where the next word begins one. */
const mayBeLast = /(?:^|[\s("“‘])(?:inc|ltd|co|corp|bros|dept|univ|est|al|jr|sr|st|ph\.d)\.$/i;
/** So it is with initials: "U.S.", "John F.", "J. K."; not with the letter in "vitamin C." */
const initials = /(?:^|["“‘(]|\p{Lu}[\p{L}'’-]*\s|(?:^|[\s("“‘])(?:\p{Lu}\.[\s-]?)+)\p{Lu}\.$/u;
/** A full stop after these goes on only before a number: "no. 5", "Jan. 12", "pp. 3". */
const beforeNumber =
  /(?:^|[\s("“‘])(?:nos?|nr|pp?|vol|ch|sec|art|eq|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;

/** Words that begin sentences, and names hardly ever. */
const starter =
  /^["“‘(]?(?:the|an?|in|on|at|of|it|its|this|that|these|those|there|he|she|they|we|his|her|their|our|but|and|yet|so|however|by|from|for|to|as|if|when|while|where|what|why|how|who|since|until|after|before|during|with|without|among|some|many|most|all|both|each|every|no|not|only|one|two|another|other|such|then|thus|also)(?=[\s,’'])/i;

/** A question or a cry that stands within a sentence: '"How large?" needs a boundary.' */
const cry = /[?!]["'”’»)\]]*$/;
const lowerWord = /^\p{Ll}+(?=[\s,;:.])/u;
/** The speaker behind a quote that ends in a question or a cry: '"Close it!" Ada Okafor said.' */
const quotedCry = /[?!]["”’»]$/;
const speaker = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]*\\s){1,4}(?:${speechVerbs})\\b`, 'u');

/** As much of a sentence as tells whether it has ended. */
const endLength = 60;
/** A quotation of several sentences stays whole up to this many characters, with the sentence that it stands in. */
const longestQuoted = 380;
const quotation =
  /“[^“”]{1,380}”|„[^„“”]{1,380}[“”]|«[^«»]{1,380}»|(?<![\p{L}\p{N}])"(?=\S)[^"]{1,380}(?<=\S)"(?![\p{L}\p{N}])/gu;

export type Range = { start: number; end: number };
export type Piece = { text: string; offset: number };

function goesOn(sentence: string, next: string): boolean {
  const end = sentence.trimEnd();
  if (neverLast.test(end)) return true;
  if (mayBeLast.test(end) || initials.test(end)) return !starter.test(next);
  if (cry.test(end) && lowerWord.test(next)) return true;
  if (quotedCry.test(end) && speaker.test(next)) return true;
  return beforeNumber.test(end) && /^\d/.test(next);
}

/** A full stop before a figure that begins the next sentence, which the segmenter takes for one inside a sentence. */
const beforeFigure = /(?<=\p{Ll}{2}|[12]\d{3}|%|[)”"])\.["”’)]* +(?=[$€£]?\d)/gu;

type Segment = { segment: string; index: number };

/** "The route is 120 km long. 30 per cent of it runs through forest." in two, but not "cf. 12" or "no. 5". */
function withoutFigureStart({ segment, index }: Segment): Segment[] {
  let from = 0;
  const found: Segment[] = [];
  for (const stop of segment.matchAll(beforeFigure)) {
    const to = stop.index + stop[0].length;
    if (goesOn(segment.slice(Math.max(from, to - endLength), to), segment.slice(to, to + endLength)))
      continue;
    found.push({ segment: segment.slice(from, to), index: index + from });
    from = to;
  }
  return [...found, { segment: segment.slice(from), index: index + from }];
}

/** Where the sentences of a text lie, without the space around them. A line break counts as a space. */
export function sentenceRanges(text: string): Range[] {
  const line = text.replace(/\n/g, ' ');
  const quotes = [...line.matchAll(quotation)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const ranges: Range[] = [];
  let open: Range | undefined;
  let quote = 0;
  for (const { segment, index } of [...segmentsIn(line, segmenter)].flatMap(withoutFigureStart)) {
    const end = index + segment.length;
    while ((quotes[quote]?.end ?? Infinity) <= index) quote += 1;
    const quoted = (quotes[quote]?.start ?? Infinity) < index && end - (open?.start ?? 0) <= longestQuoted;
    if (open && (quoted || goesOn(line.slice(Math.max(open.start, open.end - endLength), open.end), segment)))
      open.end = end;
    else ranges.push((open = { start: index, end }));
  }
  return ranges.map((range) => trimmed(line, range)).filter(({ start, end }) => end > start);
}

function trimmed(text: string, { start, end }: Range): Range {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  return { start: from, end: from + piece.trim().length };
}

/** Sentences of a paragraph with where they start, white space tidied. */
export function sentencesWithOffsets(paragraph: string): Piece[] {
  return sentenceRanges(paragraph).map(({ start, end }) => ({
    text: paragraph.slice(start, end).replace(/\s+/g, ' '),
    offset: start,
  }));
}

/** Sentences of a text, white space tidied. */
export const sentencesOf = (text: string): string[] => sentencesWithOffsets(text).map((piece) => piece.text);
