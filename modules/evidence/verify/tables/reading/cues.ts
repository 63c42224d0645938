import { dictionary } from '../../words/dictionary';
import * as lexicon from '../../words/lexicon';
import type { Reading } from './reading';
import type { Word } from '../../text/scan';
import { currencies } from '../../numbers/currencies';

/** A word that asks for a calculation or a comparison, with where it stands. */
export type Cue =
  /** `ofLoss`: "the loss narrowed", a rise of figures below zero. */
  | { kind: 'change'; direction: 1 | -1 | 0; word: Word; ofLoss?: boolean }
  | { kind: 'extreme'; direction: 1 | -1; word: Word }
  | { kind: 'compare'; direction: 1 | -1; word: Word }
  | Plain<'mean' | 'median' | 'total' | 'difference' | 'share' | 'yearly' | 'steady' | 'even' | 'only'>
  | { kind: 'times'; factor: number; isChange: boolean; word: Word }
  | { kind: 'sign'; direction: 1 | -1; word: Word };

type Plain<Kind extends string> = Kind extends string ? { kind: Kind; word: Word } : never;

/** Words for a multiple: how many times, and whether they tell of a change. */
export const multiples = dictionary<[number, boolean]>({
  ...{
    doubled: [2, true],
    doubling: [2, true],
    doubles: [2, true],
    double: [2, false],
    twice: [2, false],
    twofold: [2, true],
  },
  ...{
    tripled: [3, true],
    trebled: [3, true],
    tripling: [3, true],
    triple: [3, false],
    treble: [3, false],
    threefold: [3, true],
    thrice: [3, false],
  },
  ...{
    quadrupled: [4, true],
    quadrupling: [4, true],
    quadruple: [4, false],
    fourfold: [4, true],
    quintupled: [5, true],
    fivefold: [5, true],
    sixfold: [6, true],
    sevenfold: [7, true],
    eightfold: [8, true],
    ninefold: [9, true],
    tenfold: [10, true],
  },
  ...{ halved: [0.5, true], halving: [0.5, true], halves: [0.5, true] },
});

/** The cues among the words that name neither rows nor columns. */
export function cuesIn(reading: Reading): Cue[] {
  const cues = reading.words.flatMap((word, index) =>
    boundsFigure(word, reading) ? [] : (cueOf(word, reading.words[index + 1], reading) ?? []),
  );
  return cues.map((cue) =>
    cue.kind === 'change' &&
    cue.direction !== 0 &&
    (lossBefore(cues, cue, reading.text) || isOfLossRow(reading, cue))
      ? { ...cue, direction: cue.direction > 0 ? -1 : 1, ofLoss: true }
      : cue,
  );
}

/** "The pre-tax loss narrowed": right behind a label that names figures below zero. */
const isOfLossRow = ({ rows, text }: Reading, { word }: Cue): boolean =>
  rows.some(
    ({ isNegative, end }) =>
      isNegative === true &&
      end <= word.at &&
      /^ (?:(?:has|had|have|then|further|again|sharply|slightly) )*$/.test(text.slice(end, word.at)),
  );

/** "The loss narrowed", "losses nearly halved": the word of a loss right before the one of its change. */
export const lossBefore = (cues: readonly Cue[], { word }: Cue, text: string): Cue | undefined =>
  cues.find(
    (cue) =>
      cue.kind === 'sign' &&
      /^(?:loss(?:es)?|deficits?|shortfall)$/.test(cue.word.lower) &&
      cue.word.end <= word.at &&
      /^ (?:(?:for|of|in|at) (?:the )?[\p{L}\d -]{2,40} )?(?:(?:has|had|have|then|nearly|almost|more than|further|again|sharply|slightly) )*$/u.test(
        text.slice(cue.word.end, word.at),
      ),
  );

/** "more than half", "exceeded 35 Gt", "more than doubled": the word only bounds the figure or multiple behind it. */
const boundsFigure = (word: Word, { figures, text }: Reading) =>
  (lexicon.moreWords.has(word.lower) || lexicon.lessWords.has(word.lower)) &&
  (multiples[/^ than (\p{Ll}+)/u.exec(text.slice(word.end))?.[1] ?? '']?.[1] === true ||
    figures.some(
      ({ at, amount }) =>
        at >= word.end &&
        amount.bound !== 'exact' &&
        amount.bound !== 'about' &&
        /^(?: than| the| a)*\s*$/.test(text.slice(word.end, at)),
    ));

/** "The trade deficit", "a natural increase": the name of what is worked out, which says nothing more of it. */
const isOfDifference = (word: Word, { columns }: Reading): boolean =>
  columns.some(
    (ref) =>
      ref.columns.some(({ operation }) => operation !== undefined) &&
      word.at >= ref.at &&
      word.end <= ref.end,
  );

function cueOf(word: Word, next: Word | undefined, reading: Reading): Cue | undefined {
  const { text } = reading;
  const { lower } = word;
  if ((lower === 'led' && isLedBy(word, reading)) || isOfDifference(word, reading)) return undefined;
  const multiple = multiples[lower];
  if (multiple) return { kind: 'times', factor: multiple[0], isChange: multiple[1], word };
  const phrase = phraseOf(word, next, reading);
  if (phrase) return phrase;
  if (isStepByStep(word, text)) return { kind: 'steady', word };
  if (lexicon.meanWords.has(lower)) return { kind: 'mean', word };
  if (lexicon.medianWords.has(lower)) return { kind: 'median', word };
  if (lexicon.highestWords.has(lower) && isSuperlative(word, next, text))
    return { kind: 'extreme', direction: 1, word };
  if (lexicon.lowestWords.has(lower) && isSuperlative(word, next, text))
    return { kind: 'extreme', direction: -1, word };
  const superlative = lexicon.qualitySuperlatives[lower] ?? lexicon.ageSuperlatives[lower];
  if (superlative && !reading.table.context.has(word.meaning))
    return { kind: 'extreme', direction: superlative, word };
  if (/^br(?:eak|oke)/.test(lower) && next?.lower === 'even') return { kind: 'even', word };
  if (lower === 'only' && isOnly(word, reading)) return { kind: 'only', word };
  if (lexicon.signNouns.has(lower))
    return { kind: 'sign', direction: lexicon.negativeWords.has(lower) ? -1 : 1, word };
  if (lexicon.steadyWords.has(lower)) return { kind: 'steady', word };
  if (/^(?:recover|rebound)(?:ed|s|ing)?$/.test(lower)) return { kind: 'change', direction: 1, word };
  if (lexicon.upStems.has(word.stem) && !(lower === 'up' && isParticle(text, word)))
    return { kind: 'change', direction: 1, word };
  if (lexicon.downStems.has(word.stem)) return { kind: 'change', direction: -1, word };
  if (lexicon.flatStems.has(word.stem)) return { kind: 'change', direction: 0, word };
  if (lexicon.sumWords.has(lower)) return { kind: 'total', word };
  if (lexicon.moreWords.has(lower) && lower !== 'over') return { kind: 'compare', direction: 1, word };
  if (lexicon.lessWords.has(lower) && lower !== 'short') return { kind: 'compare', direction: -1, word };
  if (lexicon.differenceWords.has(lower)) return { kind: 'difference', word };
  if (lexicon.yearlyWords.has(lower)) return { kind: 'yearly', word };
  if (lexicon.shareWords.has(lower)) return { kind: 'share', word };
  return undefined;
}

/** "The Centre, led by T. Lindqvist": another label of the same row, and no first place. */
const isLedBy = ({ end }: Word, { rows, text }: Reading): boolean => {
  const leader = rows.find((ref) => ref.at > end && /^ by (?:the )?$/.test(text.slice(end, ref.at)));
  return (
    leader?.kind === 'label' &&
    rows.some(
      (ref) => ref.end < end && ref.column !== leader.column && ref.rows.join() === leader.rows.join(),
    )
  );
};

/** "From month to month", "year after year". */
const isStepByStep = ({ lower, end }: Word, text: string): boolean =>
  /^(?:year|season|quarter|month|day)$/.test(lower) &&
  new RegExp(`^ (?:to|by|after) ${lower}\\b`).test(text.slice(end));

/** "Only Jessop has less revenue than Greenlow", "the only year in which": not the "only" right before a figure. */
const isOnly = ({ at, end }: Word, { text, figures, rows }: Reading) =>
  !figures.some((figure) => figure.at >= end && figure.at - end < 3) &&
  (/\bthe $/i.test(text.slice(Math.max(0, at - 4), at)) ||
    rows.some((ref) => ref.at > end && /^ (?:in )?(?:the )?$/i.test(text.slice(end, ref.at))));

/** Cues of several words: "add up to", "between them", "in the red". */
function phraseOf(word: Word, next: Word | undefined, reading: Reading): Cue | undefined {
  const { text } = reading;
  const { lower } = word;
  const lead = text.slice(Math.max(0, word.at - 10), word.at).toLowerCase();
  if (/^add(?:s|ed|ing)?$/.test(lower) && next?.lower === 'up') return { kind: 'total', word };
  if (
    /^(?:them|all|sum)$/.test(lower) &&
    (/\bbetween $/.test(lead) ||
      (lower === 'all' && /\bin $/.test(lead) && /^[,.]|^$/.test(text.slice(word.end))))
  )
    return { kind: 'total', word };
  if (lower === 'red' && /\bin(?:to)? the $/.test(lead)) return { kind: 'sign', direction: -1, word };
  if (lower === 'black' && /\bin(?:to)? the $/.test(lead)) return { kind: 'sign', direction: 1, word };
  if (lower === 'short' && isShortfall(word, reading)) return { kind: 'sign', direction: -1, word };
  const direction = tradeSign(word, reading);
  return direction && { kind: 'sign', direction, word };
}

/** "Marsh Lane was £0.4 million short": an amount of money that is lacking. */
const isShortfall = ({ at, end }: Word, { text, figures }: Reading) =>
  figures.some(
    (figure) =>
      currencies.has(figure.amount.unit?.dim ?? '') &&
      text.slice(figure.end, at) === ' ' &&
      /\b(?:is|are|was|were|ended|ended up|closed|finished) $/.test(text.slice(0, figure.at)),
  ) && /^(?:$|[.,;]| (?:in|and|at|while|whereas)\b)/.test(text.slice(end));

/** "A net exporter of electricity", "net exports" of a column of net imports: its figures below zero, or above it. */
function tradeSign({ lower, at }: Word, { table, text }: Reading): 1 | -1 | undefined {
  const [, flow, doer] = /^(import|export)(?:s|(ers?))$/.exec(lower) ?? [];
  const lead = text.slice(Math.max(0, at - 24), at);
  if (!flow || !(doer ? /\ba net $/i : /\bnet (?:\p{Ll}+ )?$/iu).test(lead)) return undefined;
  const nets = table.columns.filter(({ name }) => /\bnet\b/i.test(name) && /\b(?:im|ex)ports?\b/i.test(name));
  const [column] = nets;
  if (!column || nets.length > 1) return undefined;
  const isSame = new RegExp(`\\b${flow}s?\\b`, 'i').test(column.name);
  if (isSame && !doer) return undefined;
  return isSame ? 1 : -1;
}

/** "at least", "at most", "lead to", "record of" and "most of" rank nothing. */
function isSuperlative(word: Word, next: Word | undefined, text: string): boolean {
  const before = text.slice(Math.max(0, word.at - 4), word.at).toLowerCase();
  if (/^(?:least|most|max|min)/.test(word.lower) && /\bat $/.test(before)) return false;
  if (word.lower === 'most' && next?.lower === 'of' && !/^ of (?:any|all)\b/.test(text.slice(word.end)))
    return false;
  if (word.lower === 'least' || word.lower === 'most')
    return (
      /\b(?:the|its|their|with|had|has)(?: (?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)))?[ -]$/i.test(
        text.slice(Math.max(0, word.at - 16), word.at),
      ) || next?.lower === 'expensive'
    );
  if (/^(?:lead|leads|led|leading|heads|headed|heading|tops)$/.test(word.lower))
    return /^(?:by|with|the|in|all)$/.test(next?.lower ?? '') || word.lower === 'leading';
  if (word.lower === 'record')
    return (
      !/\b(?:in|on|of|over) the $/.test(text.slice(Math.max(0, word.at - 9), word.at)) &&
      /\b(?:a|the|its|all-time) $/.test(text.slice(Math.max(0, word.at - 9), word.at)) &&
      !/^(?:of|for|in)$/.test(next?.lower ?? '')
    );
  return true;
}

/** "made up", "up to" and "took up" name no rise. */
const isParticle = (text: string, word: Word) =>
  /\b(?:made|makes|make|making|took|takes|set|add|adds|added|opened|ended|end|ends) $/i.test(
    text.slice(Math.max(0, word.at - 8), word.at),
  );
