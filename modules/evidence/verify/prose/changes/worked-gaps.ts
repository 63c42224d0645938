import type { Amount } from '../../numbers/amounts';
import { isContent } from '../reading/passage-figures';
import { type Read, readSentence } from '../reading/read-sentence';
import {
  isAlike,
  isShare,
  isWritten,
  isWrittenShare,
  mostWorkings,
  number,
  type Working,
  written,
} from '../reading/worked-figures';
import { capital } from '../../words/words';

const thing = '(?:[^,;<>]|,(?=\\d)){2,70}?';
const link = '(?<link>in|for|among|on|at|with|of)';
const more = 'more|higher|larger|greater|longer|bigger|heavier';
const side = `(?<side>${more}|less|fewer|lower|smaller|shorter|lighter)`;
const particle = '(?:in|out|up|off|on|at|for|of|with|from|to)\\b';
const verb = `(?<verb>(?!than\\b|${particle})\\p{Ll}+(?: by| in| out| up)?)`;
const noun = '(?<noun>(?: (?!than\\b|in\\b|for\\b|among\\b|on\\b|at\\b|with\\b|of\\b)\\p{Ll}+){0,3}?)';
const be = '(?<verb>was|is|were|are)';

/** What is compared, with what makes each of the two statements on it. */
type Form = { pattern: RegExp; of: (found: Record<string, string>, who: string, size: string) => string };

const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^(?<what>${thing}) ${verb} (?:<0> )?${side}${noun} ${link} (?<x>${thing}) than \\k<link> (?<y>${thing})$`,
      'u',
    ),
    of: ({ what, verb: did, noun: counted, link: lead }, who, size) =>
      `${what} ${did} ${size}${counted} ${lead} ${who}`,
  },
  {
    pattern: new RegExp(
      `^(?<what>${thing}) ${link} (?<x>${thing}) ${be} (?:<0> )?${side} than (?:(?:that|those|it was|they were) )?\\k<link> (?<y>${thing})$`,
      'u',
    ),
    of: ({ what, verb: did, link: lead }, who, size) => `${what} ${lead} ${who} ${did} ${size}`,
  },
  {
    pattern: new RegExp(
      `^(?<x>${thing}) ${verb} (?:<0> )?${side}${noun} than (?!(?:in|for|among|on|at|with|of|by|from|before|ever|that|it|they|doubled|tripled|trebled|quadrupled|halved) )(?<y>${thing})(?: did| does| do)?$`,
      'u',
    ),
    of: ({ verb: did, noun: counted }, who, size) => `${who} ${did} ${size}${counted}`,
  },
];

const isUp = new RegExp(`^(?:${more})$`);
const limited =
  /\b(?:not|never|no|if|would|could|may|might|will|said|says|much|far|slightly|expected|planned)\b/;

/** "Poland sold 47,000 more units than Austria", "The rate for men was lower than that for women": what either of the two had. */
export function gapsOf(claim: Read, sentences: readonly Read[]): Working[] {
  const [gap, ...others] = claim.amounts;
  if (others.length > 0 || gap?.of.ordinal || gap?.of.range || limited.test(claim.text)) return [];
  const bare = claim.text.replace(/[.!]$/, '');
  const framed = gap ? `${bare.slice(0, gap.at)}<0>${bare.slice(gap.end)}` : bare;
  const frame = /^(?:In|During) (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2}, /u.exec(framed)?.[0] ?? '';
  const text = framed.slice(frame.length);
  const form = forms.find(({ pattern }) => pattern.test(text));
  const found = form?.pattern.exec(text)?.groups;
  if (!form || !found || (gap && !text.includes('<0> '))) return [];
  // "Wages brought in more than stadiums": a figure beside either does not say that it was brought in.
  if (/^(?:brings?|brought|takes?|took)\b/.test(found.verb ?? '')) return [];
  const { x = '', y = '', side: word = '' } = found;
  const made: Working[] = [];
  for (const a of figuresOn(x, sentences))
    for (const b of figuresOn(y, sentences)) {
      if (made.length >= mostWorkings || a === b || !isAlike(a, b)) continue;
      const off = isUp.test(word) ? a.value - b.value : b.value - a.value;
      if (off <= 0 || (gap && !isGap(gap.of, off, b))) continue;
      made.push({
        statements: [form.of(found, x, written(a)), form.of(found, y, written(b))].map((each) =>
          frame === '' ? `${capital(each)}.` : `${frame}${each}.`,
        ),
        operands: [a, b],
        text: `${a.text.trim()} against ${b.text.trim()}`,
        formula: `${a.value} − ${b.value} = ${number(a.value - b.value)}`,
        result: number(a.value - b.value),
      });
    }
  return made;
}

/** Exact figures of the sentences that have all words of a phrase. */
function figuresOn(phrase: string, sentences: readonly Read[]): Amount[] {
  const words = readSentence(phrase).words.filter(isContent);
  return words.length === 0
    ? []
    : sentences
        .filter(({ meanings }) => words.every(({ meaning }) => meanings.has(meaning)))
        .flatMap(({ amounts }) => amounts.map(({ of }) => of))
        .filter((of) => of.bound === 'exact' && !of.ordinal && !of.range && !of.fraction)
        .slice(0, 12);
}

function isGap(by: Amount, off: number, base: Amount): boolean {
  if (by.unit?.dim === 'points') return base.unit?.dim === 'percent' && isWritten(by, off);
  if (isShare(by))
    return base.unit?.dim !== 'percent' && base.value > 0 && isWrittenShare(by, (100 * off) / base.value);
  return (isAlike(by, base) || (!by.unit && by.scale === base.scale)) && isWritten(by, off);
}
