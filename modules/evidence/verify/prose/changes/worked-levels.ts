import type { Derivation } from '../../../evidence';
import { multiples } from '../../tables/reading/cues';
import { type Finding, finding } from '../../tables/check-table';
import type { Amount } from '../../numbers/amounts';
import { fits, times } from '../../numbers/compare';
import { plainChange } from './change-wording';
import { limiting, time } from '../reading/dated-levels';
import { isContent, isIdle, isSaidBy } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import { type Read, readSentence } from '../reading/read-sentence';
import {
  figuresOf,
  isAlike,
  isShare,
  isWritten,
  isWrittenShare,
  number,
  written,
} from '../reading/worked-figures';
import { capital } from '../../words/words';
import { timesOf } from './worked-relations';
import { month } from '../../words/calendar';

/** One thing at two times: what it was at either, and what the statement says of the two. */
type TwoLevels = {
  levelOf: (size: string, when: string) => string;
  then: string;
  now: string;
  /** 1 where the later figure is said to be larger, -1 where smaller, 0 where a multiple tells. */
  way: number;
  by?: Amount | undefined;
  multiple?: Amount | undefined;
  /** The later level, where the statement gives it. */
  to?: Amount | undefined;
};

/** Figures of the passages that are tried as a level; each is a statement to check. */
const mostLevels = 8;

const point = `(?:the end of )?(?:${month} )?(?:19|20)\\d{2}(?:/\\d{2})?`;
const back = '(?:compared with|compared to|against|relative to|on|over|from)';
const yearBefore =
  '(?:a year earlier|a year before|the year before|the previous year|the preceding year|in the previous year|in the preceding year|year on year|year-on-year)';

type Frame = { rest: string; then?: string | undefined; now?: string | undefined; isOfYear?: boolean };

const leads: readonly RegExp[] = [
  `^(?:Between|From) (?<p>${point}) (?:and|to) (?<q>${point}), (?<rest>.+)$`,
  `^(?:Compared with|Compared to) (?<then>${time}|${point}), (?<rest>.+)$`,
  `^(?<year>Year on year|Year-on-year|Compared with the previous year|Compared with the year before), (?<rest>.+)$`,
  `^(?<now>${time}), (?<rest>.+)$`,
].map((form) => new RegExp(form, 'iu'));

const tails: readonly RegExp[] = [
  `^(?<rest>.+?) (?<now>${time})(?<gain>, an? (?:increase|rise|growth|gain|decrease|fall|drop|decline|reduction) of <0>) ${back} (?:(?<then>${time}|${point})|(?<year>${yearBefore}))$`,
  `^(?<rest>.+?) (?:between|from) (?<p>${point}) (?:and|to) (?<q>${point})$`,
  `^(?<rest>.+?) (?<now>${time}),? (?:than|as|${back}) (?:(?<then>${time}|${point})|(?<year>${yearBefore}))$`,
  `^(?<rest>.+?) (?:than|as|${back}) (?:(?<then>${time}|${point})|(?<year>${yearBefore}))$`,
  `^(?<rest>.+?) (?<now>${time}),? (?<year>${yearBefore})$`,
  `^(?<rest>.+? (?:times|twice|half)) (?:that of|that in|what it was in) (?<then>${point})$`,
  `^(?<rest>.+?) (?<now>${time})$`,
].map((form) => new RegExp(form, 'u'));

const what = '(?<what>[^,;:<>]{2,90}?)';
const rise = '(?:rose|increased|grew|climbed|jumped|went up)';
const fall = '(?:fell|decreased|dropped|declined|shrank|slipped|went down)';
const more = '(?:higher|larger|greater|longer|heavier|more expensive)';
const less = '(?:lower|smaller|shorter|lighter|less expensive|cheaper)';
const rough = '(?<bound>(?:more than|almost|nearly|about|roughly|just over|well over) )?';
const size = '(?:high|large|great|long|big|much|many|heavy|expensive)';

const changed = new RegExp(`^${what} (?:(?<up>${rise})|(?<down>${fall}))(?: by <0>)?(?: to <1>)?$`, 'u');
const compared = new RegExp(`^${what} (?:was|were) (?:<0> )?(?:(?<up>${more})|(?<down>${less}))$`, 'u');
const multiplied = new RegExp(
  `^${what} ${rough}(?:(?:was|were) ${rough.replace('bound', 'bound2')}(?:<0> times|(?<word>twice|half))(?: as ${size})?|(?<verb>doubled|tripled|trebled|quadrupled|halved))$`,
  'u',
);
const counted = new RegExp(
  `^${what} (?<verb>\\p{Ll}+ed|sold|built|sent|made|had|bought|spent|won|lost|paid|took|held|drew) (?:<0> )?(?:(?<up>more)|(?<down>fewer|less)|${rough}(?:<0> times|(?<word>twice|half)) as (?:many|much)) (?<noun>(?!than\\b)[^,;:<>]{2,50})$`,
  'u',
);

/** Each change of a statement stands as `<0>`, a level as `<1>`. */
function masked(claim: Read): { text: string; by?: Amount; to?: Amount } | undefined {
  const amounts = claim.amounts.filter(({ of }) => !isIdle(of));
  if (amounts.length > 2 || amounts.some(({ of }) => of.range || of.ordinal)) return undefined;
  let text = claim.text;
  const found: { by?: Amount; to?: Amount } = {};
  for (const { at, end, of } of [...amounts].reverse()) {
    const isLevel = /\b(?:to|reaching) $/.test(text.slice(0, at));
    if (isLevel ? found.to : found.by) return undefined;
    found[isLevel ? 'to' : 'by'] = of;
    text = `${text.slice(0, at)}${isLevel ? '<1>' : '<0>'}${text.slice(end)}`;
  }
  return { text: plainChange(text.replace(/[.!]$/, '')), ...found };
}

const frameOf = (text: string, forms: readonly RegExp[]): Frame[] =>
  forms.flatMap((form) => {
    const found = form.exec(text)?.groups;
    if (!found) return [];
    const { p, q, then, now, year, gain = '' } = found;
    return [
      {
        rest: `${found.rest}${gain}`,
        then: p ?? then,
        now: q ?? now,
        isOfYear: year !== undefined,
      },
    ];
  });

const shared =
  /^(?:[Tt]he )?(?:share|proportion|percentage) of (?<noun>[^,;]{2,60}?) (?:that|who|which) (?<said>[^,;]{3,80})$/u;

/** "times that of 2022", "the share of homes that have": links that limit nothing. */
const withoutLinks = (text: string) =>
  text
    .replace(/ that (?:of|in) /g, ' ')
    .replace(/\b((?:[Ss]hare|[Pp]roportion|[Pp]ercentage) of [^,;]{2,60}?) (?:that|who|which) /, '$1 ');

/** What a thing was at a time: "The fee was 5 euros in 2022.", "28 percent of the homes have a garden in 2022." */
function levelSentence(name: string, size: string, when: string): string {
  const { noun, said } = shared.exec(name)?.groups ?? {};
  return noun === undefined
    ? `${capital(name)} ${isPlural(name) ? 'were' : 'was'} ${size} ${when}.`
    : `${size} of the ${noun} ${said} ${when}.`;
}

/** What a statement compares: each frame of time that it may have, and what is said in it. */
function twoLevelsIn(claim: Read): TwoLevels[] {
  if (claim.text.length > 300 || limiting.test(withoutLinks(claim.text))) return [];
  const told = masked(claim);
  if (!told) return [];
  const [lead] = frameOf(told.text, leads);
  const core = lead?.rest ?? told.text;
  const frames = [...frameOf(core, tails), ...(lead ? [{ rest: core }] : [])];
  return frames.flatMap((tail) => {
    const when = timesOfFrame(lead, tail);
    const said = when && saidIn(tail.rest, told);
    return said ? [{ ...said, ...when, to: told.to }] : [];
  });
}

/** The earlier and the later time; a year alone is compared with the year before. */
function timesOfFrame(lead: Frame | undefined, tail: Frame): { then: string; now: string } | undefined {
  const known = [lead, tail].filter((frame) => frame !== undefined);
  const nows = known.flatMap(({ now }) => now ?? []);
  const thens = known.flatMap(({ then }) => then ?? []);
  const [now] = nows;
  if (now === undefined || nows.length > 1 || thens.length > 1) return undefined;
  const [then = yearBeforeOf(now)] = thens;
  return then === undefined ? undefined : { then: phrase(then), now: phrase(now) };
}

const yearBeforeOf = (now: string): string | undefined => {
  const year = /^(?:(?:in|during|by) )?(?<year>(?:19|20)\d{2})$/i.exec(now)?.groups?.year;
  return year === undefined ? undefined : `in ${Number(year) - 1}`;
};

/** "2022" as "in 2022", "the end of 2022" as "at the end of 2022". */
function phrase(when: string): string {
  const small = `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  if (/^(?:in|at|on|during|for|by) /.test(small)) return small;
  return /^the end/.test(small) ? `at ${small}` : `in ${when}`;
}

type Said = Omit<TwoLevels, 'then' | 'now' | 'to'>;

function saidIn(text: string, { by, to }: { by?: Amount; to?: Amount }): Said | undefined {
  const gain = /, an? (?<noun>\p{Ll}+) of <0>$/u.exec(text);
  const plain = gain ? text.slice(0, gain.index) : text;
  const level = (name: string) => (each: string, when: string) => levelSentence(name, each, when);
  const change = changed.exec(plain)?.groups;
  if (change) {
    const way = change.up ? 1 : -1;
    const isSame = !gain || /^(?:increase|rise|growth|gain)$/.test(gain.groups?.noun ?? '') === way > 0;
    const isWhole = !by || gain !== null || plain.includes('<0>');
    return isSame && isWhole ? { levelOf: level(change.what ?? ''), way, by } : undefined;
  }
  if (gain || to) return undefined;
  const gap = compared.exec(plain)?.groups;
  if (gap) return { levelOf: level(gap.what ?? ''), way: gap.up ? 1 : -1, by };
  const multiple = multiplied.exec(plain)?.groups;
  if (multiple) {
    const factor = multiple.word ?? multiple.verb;
    const of = factor ? timesOf(wordTimes(factor), multiple.bound ?? multiple.bound2 ?? '') : by;
    return of && { levelOf: level(multiple.what ?? ''), way: 0, multiple: of };
  }
  const count = counted.exec(plain)?.groups;
  if (!count) return undefined;
  const levelOf = (each: string, when: string) =>
    `${capital(count.what ?? '')} ${count.verb} ${each} ${count.noun} ${when}.`;
  if (count.up ?? count.down) return { levelOf, way: count.up ? 1 : -1, by };
  const of = count.word ? timesOf(wordTimes(count.word), count.bound ?? '') : by;
  return of && { levelOf, way: 0, multiple: of };
}

const wordTimes = (word: string): number => multiples[word]?.[0] ?? 0.5;

const isPlural = (name: string): boolean =>
  /[^s]s$/.test(name.replace(/ (?:of|in|at|for|from|by|on|among|per|to|with) .*$/, ''));

/**
 * Whether a statement on a change or a comparison over time follows from what the passages give for either time: each level is a
 * statement that is checked on its own, and must be the only one that holds.
 */
export function workedLevels(
  claim: Read,
  passages: readonly Passage[],
  check: (part: Read) => Finding,
): Finding | undefined {
  for (const two of twoLevelsIn(claim)) {
    if (two.way !== 0 && !isInOrder(two, claim)) continue;
    const levels = candidates(claim, two, passages);
    const isHeld = (of: Amount, when: string) => {
      const read = readSentence(two.levelOf(written(of), when));
      const found = check({ ...read, language: claim.language });
      return found.verdict === 'supported' ? found : undefined;
    };
    const [late, ...others] = levels.flatMap((of) => pairOf(of, isHeld(of, two.now)));
    if (!late || others.length > 0 || (two.to && !isSaidBy(two.to, late.of))) continue;
    const [early, ...more] = levels.flatMap((of) => pairOf(of, isHeld(of, two.then)));
    const made = early && more.length === 0 ? workedOut(two, early.of, late.of) : undefined;
    if (!early || !made) continue;
    const spanIds = [...early.found.spanIds, ...late.found.spanIds];
    const inputs = [early, late].map(({ of, found }) => ({
      spanId: found.spanIds[0] ?? '',
      label: of.text.trim(),
      value: of.value,
      unit: of.unit?.text ?? '',
    }));
    return { ...finding('derived'), derivations: [{ ...made, inputs }], spanIds };
  }
  return undefined;
}

const pairOf = (of: Amount, found: Finding | undefined) => (found ? [{ of, found }] : []);

/** A change goes from the earlier time to the later one; "lower in 2022 than in 2023" compares either way. */
function isInOrder({ then, now }: TwoLevels, { text }: Read): boolean {
  const [from, to] = [then, now].map((when) => readSentence(`It was so ${when}.`).periods[0]?.of.from);
  return from !== undefined && to !== undefined && from !== to && (from < to || /\bthan\b/.test(text));
}

/** The figures of sentences nearest to the statement that can be a level of it. */
function candidates(
  claim: Read,
  { by, multiple, to }: TwoLevels,
  passages: readonly Passage[],
): readonly Amount[] {
  const scored = passages
    .flatMap(({ sentences }) => sentences)
    .map((read, place) => ({
      read,
      place,
      score: claim.words.filter((word) => isContent(word) && read.meanings.has(word.meaning)).length,
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const isLevel = (of: Amount) =>
    of.unit?.dim !== 'points' &&
    (to === undefined || isAlike(of, to)) &&
    (by === undefined ||
      (isShare(by) && by.unit?.dim !== 'points'
        ? of.unit?.dim !== 'percent' || by.fraction === true
        : by.unit?.dim === 'points'
          ? of.unit?.dim === 'percent'
          : isAlike(of, by) || !by.unit));
  return figuresOf(scored.map(({ read }) => read))
    .filter((of) => (multiple ? of.value > 0 : isLevel(of)))
    .slice(0, mostLevels);
}

/** What the statement says of the two levels, worked out; undefined where it is something else. */
function workedOut(
  { way, by, multiple }: TwoLevels,
  early: Amount,
  late: Amount,
): Omit<Derivation, 'inputs'> | undefined {
  const [a, b] = [early.value, late.value];
  if (!isAlike(early, late) || a <= 0 || b <= 0) return undefined;
  if (multiple) {
    const isTimes = fits({ ...multiple, unit: undefined }, b / a, times) === 'yes';
    const text = `${late.text.trim()} against ${early.text.trim()}`;
    return isTimes ? { text, formula: `${b} / ${a} = ${number(b / a)}`, result: number(b / a) } : undefined;
  }
  if (Math.sign(b - a) !== way) return undefined;
  const text = `change from ${early.text.trim()} to ${late.text.trim()}`;
  if (by && isShare(by) && by.unit?.dim !== 'points') {
    const value = (100 * (b - a)) / a;
    return isWrittenShare(by, Math.abs(value))
      ? { text, formula: `(${b} − ${a}) / ${a} = ${number(value)} %`, result: number(value) }
      : undefined;
  }
  return !by || isWritten(by, Math.abs(b - a))
    ? { text, formula: `${b} − ${a} = ${number(b - a)}`, result: number(b - a) }
    : undefined;
}
