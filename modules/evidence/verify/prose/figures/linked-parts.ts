import type { Amount } from '../../numbers/amounts';
import { memoize } from '../../../../kernel/memoize';
import { isSaidBy, saysWhat, type Pair, roleIn } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { isShare } from '../reading/worked-figures';
import type { Token, Word } from '../../text/scan';
import { verbUses } from '../reading/verb-uses';
import { auxiliaries, isPastForm, isPresentForm } from '../../words/verbs';
import { month } from '../../words/calendar';

/** A figure that a passage gives as part of another: "310,000 people use it, of whom 62,000 hold a pass". */
export type LinkedPart = {
  part: Placed<Amount>;
  whole: Placed<Amount>;
  /** What is said of the part alone, and its own stretch of the sentence. */
  partWords: readonly Word[];
  stretch: Stretch;
  /** What is said of the whole, and the words of those that stand behind its figure. */
  wholeWords: readonly Word[];
  behindWhole: readonly Word[];
  /** The sentence of the part, and that of the whole. */
  source: Read;
  wholeSource: Read;
  wholeStretch: Stretch;
  /** It is what the part leaves of the whole: "the hospitals paid the rest". */
  isRest?: boolean;
};

type Stretch = { from: number; to: number };

const bounds =
  '(?:(?:about|some|nearly|almost|only|just|over|under|roughly|around|more than|fewer than|a further) )*';
const pointed = new RegExp(
  `,? (?:and )?of (?:whom|which|them|these|those) (?<actor>[^,;\\d]{0,60}?)${bounds}$`,
  'iu',
);
const pointing = /^(?: \p{Ll}+)? of (?:whom|which|them|these|those)\b/iu;
const within = /^(?: \p{L}+)? of (?:the |its |all |these |their )*(?:[\p{L}-]+ ){0,2}$/u;
const owned = /^ of (?:the |its |their )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]) $/u;
const leading = /^(?:Out of|Of) (?:the |its |all |their )*$/;
const inserted = /^, (?:the |its )?(?:\p{L}+ ){1,4}(?:said|says|reported|reports)$/u;

const ofThese =
  /^(?:Out of|Of) (?:these|those|them|this|(?:this|that) (?:sum|amount|total)), (?:about |some |nearly |only )?$/;
const atTime =
  /^(?:(?:On|In|By|At|During) [^,;\d]{2,40}(?:, [^,;]{4,24})?, )?(?:[Aa]bout |[Ss]ome |[Nn]early |[Aa]lmost |[Oo]nly |[Aa]round )?$/;

/** The parts that a sentence gives, of a whole in it or in the sentence before. */
export function linkedParts(source: Read, before: Read | undefined): readonly LinkedPart[] {
  const own = linkedWithin(source).map((link) => withSubject(link, before));
  const first = source.amounts[0];
  if (!before || !first || own.some(({ part }) => part === first)) return own;
  const lead = ofThese.exec(source.text.slice(0, first.at));
  const isBack = atTime.test(source.text.slice(0, first.at));
  const isTailed = isBack && pointing.test(source.text.slice(first.end));
  const whole = (lead ?? (isTailed || undefined)) && wholeIn(before, 0, before.text.length);
  if (!whole) return own;
  const comma = source.text.slice(0, first.at).lastIndexOf(',');
  const stretch = { from: Math.max(comma, 0), to: clauseEnd(source, first, source.amounts[1]) };
  const link = partAt(source, first, stretch, { read: before, whole });
  return isPartOf(first.of, whole.of) ? [...own, link] : own;
}

/** "It is expected to cost 24.5 million": what has the whole, where a pronoun or a predicate before it stands for it. */
function withSubject(link: LinkedPart, before: Read | undefined): LinkedPart {
  const { wholeSource, wholeWords, wholeStretch } = link;
  const isPronoun = /^(?:It|They)\b/.test(wholeSource.text);
  if (isPronoun && !before) return link;
  const named = subjectOf(isPronoun && before ? before : wholeSource);
  const isApart = isPronoun || wholeSource.text.startsWith('and ', wholeStretch.from);
  return isApart ? { ...link, wholeWords: [...named, ...wholeWords] } : link;
}

/** What a passage says of a part that it gives beside another of the same whole, where a statement says none of it. */
export function ofOtherLinkedPart(
  claim: Read,
  source: Read,
  before: Read | undefined,
  pairs: readonly Pair[],
): string | undefined {
  const links = linkedParts(source, before);
  for (const { matches, amount } of links.length < 2 ? [] : pairs) {
    const own = links.find(
      ({ part, isRest }) => !isRest && matches.includes(part) && isSaidBy(amount.of, part.of),
    );
    const others = links.filter(({ whole, part }) => own && whole === own.whole && part !== own.part);
    const held = new Set(others.flatMap(({ partWords }) => partWords.map(({ meaning }) => meaning)));
    const apart = own?.partWords.filter(({ meaning }) => !held.has(meaning)) ?? [];
    const [first] = apart;
    if (others.length > 0 && first && !apart.some(({ meaning }) => claim.meanings.has(meaning)))
      return first.text;
  }
  return undefined;
}

/** What a sentence says before its first verb. */
function subjectOf(read: Read): readonly Word[] {
  const aux = read.words.find(({ lower }) => auxiliaries.has(lower));
  const end = Math.min(aux?.at ?? read.text.length, verbUses(read)[0]?.word.at ?? read.text.length);
  return end === read.text.length ? [] : read.words.filter((word) => word.end <= end && saysWhat(word));
}

const linkedWithin = memoize((source: Read): readonly LinkedPart[] => {
  const found: LinkedPart[] = [];
  const { text, amounts } = source;
  const lead = amounts[0] && leading.test(text.slice(0, amounts[0].at)) ? amounts[0] : undefined;
  const comma = lead && source.tokens.find(({ kind, at }) => kind === 'mark' && at >= lead.end)?.at;
  for (const [index, part] of amounts.entries()) {
    if (part.of.ordinal || part.of.range) continue;
    const next = amounts[index + 1];
    const behind = text.slice(part.end, next?.at ?? part.end);
    const back = pointed.exec(text.slice(0, part.at));
    if (lead && comma !== undefined && part.at > comma && text[comma] === ',') {
      const from = index === 1 ? comma : text.slice(0, part.at).lastIndexOf(' and ') + 1 || comma;
      const stretch = { from: Math.max(from, comma), to: clauseEnd(source, part, next) };
      found.push(
        partAt(source, part, stretch, { read: source, whole: lead, stretch: { from: 0, to: comma } }),
      );
    } else if (next && (within.test(behind) || owned.test(behind))) {
      const to = phraseEnd(source, next.end);
      found.push(
        partAt(
          source,
          part,
          { from: stretchStart(source, part.at), to: stretchEnd(source, to) },
          { read: source, whole: next, stretch: { from: part.end, to } },
        ),
      );
    } else if (back || pointing.test(text.slice(part.end))) {
      const end = back?.index ?? stretchStart(source, part.at);
      const whole = wholeIn(source, 0, end);
      if (!whole) continue;
      const from = back ? back.index + back[0].indexOf(back.groups?.actor ?? '') : end;
      found.push(
        partAt(
          source,
          part,
          { from: back ? from : end, to: clauseEnd(source, part, next) },
          { read: source, whole },
        ),
      );
    }
  }
  const parts = found.filter(({ part, whole }) => isPartOf(part.of, whole.of));
  return [...parts, ...restsOf(source, parts)];
});

const rest =
  /(?:[;,]| and| while) (?:and |while )?(?<who>(?:the |its )?[\p{L}][^,;\d]{1,60}?) (?<verb>\p{L}+ )?the (?:rest|remainder)$/u;

/** ", the hospitals the rest": what one part leaves of its whole. */
function restsOf(source: Read, parts: readonly LinkedPart[]): LinkedPart[] {
  const [link, ...others] = parts;
  const found = others.length > 0 ? null : rest.exec(source.text.replace(/\.$/, ''));
  if (!link || !found || found.index < link.stretch.to - 1) return [];
  const stretch = { from: found.index + found[0].indexOf(found.groups?.who ?? ''), to: source.text.length };
  const said = source.words.filter(
    ({ at, end, lower }) => at >= stretch.from && end <= stretch.to && !/^(?:rest|remainder)$/.test(lower),
  );
  return [{ ...link, partWords: said.filter(saysWhat), stretch, isRest: true }];
}

/** Counted alike, or a share of it. */
const isPartOf = (part: Amount, whole: Amount): boolean =>
  !isShare(whole) &&
  whole.value > 0 &&
  !whole.range &&
  (isShare(part) || (part.value <= whole.value && (part.unit?.dim ?? whole.unit?.dim) === whole.unit?.dim));

/** The one level of the last clause before a place that has a figure. */
const beforeMonth = new RegExp(`^ ${month}\\b`);

function wholeIn(read: Read, from: number, to: number): Placed<Amount> | undefined {
  const held = read.amounts.filter(
    (each) =>
      each.at >= from &&
      each.end <= to &&
      /^(?:level|to|duration)$/.test(roleIn(each, read)) &&
      !each.of.ordinal &&
      !beforeMonth.test(read.text.slice(each.end)),
  );
  const last = held.at(-1);
  if (!last || isShare(last.of)) return undefined;
  const start = predicateStart(read, last.at);
  const isBeside = read.text.slice(last.end, to).length < 90;
  return isBeside && held.filter(({ at }) => at >= start).length === 1 ? last : undefined;
}

type Whole = { read: Read; whole: Placed<Amount>; stretch?: Stretch };

function partAt(
  source: Read,
  part: Placed<Amount>,
  own: Stretch,
  { read, whole, stretch }: Whole,
): LinkedPart {
  const held = stretch ?? {
    from: predicateStart(read, whole.at),
    to: wholeEnd(read, whole.end, own, read === source),
  };
  const isIn = ({ at, end }: Word, { from, to }: Stretch) => at >= from && end <= to;
  const ofWhole = read.words.filter((word) => saysWhat(word) && isIn(word, held));
  return {
    part,
    whole,
    partWords: source.words.filter(
      (word) => saysWhat(word) && isIn(word, own) && !(read === source && isIn(word, held)),
    ),
    stretch: own,
    wholeWords: ofWhole,
    behindWhole: ofWhole.filter(({ at }) => at >= whole.end),
    source,
    wholeSource: read,
    wholeStretch: held,
  };
}

/** The whole's stretch ends where that of the part begins, or at a mark before it; ", the operator said" stays outside. */
function wholeEnd(read: Read, end: number, own: Stretch, isSame: boolean): number {
  const to = isSame ? own.from : read.text.length;
  const mark = read.tokens.find(({ kind, at }) => kind === 'mark' && at >= end && at < to)?.at ?? to;
  return inserted.test(read.text.slice(mark, to)) ? mark : Math.min(mark, to);
}

const isMark = (token: Token) => token.kind === 'mark' && /^[,;:.()–—]$/.test(token.text);

const reported =
  /^[^,;:]{2,80}? (?:said|says|found|reported|reports|noted|added|stated|announced|estimates|estimated) that /u;

/** Behind the last mark before a place, and behind "she said that". */
function stretchStart({ tokens, text }: Read, at: number): number {
  const mark = tokens.findLast((token) => token.end <= at && isMark(token))?.end ?? 0;
  const lead = reported.exec(text.slice(0, at))?.[0].length ?? 0;
  return Math.max(mark, lead);
}

/** Behind the last "and" before a figure that a verb follows. */
function predicateStart(read: Read, at: number): number {
  const start = stretchStart(read, at);
  const and = read.text.slice(0, at).lastIndexOf(' and ') + 1;
  const verb = read.words.find((word) => word.at >= and + 4);
  const isPredicate =
    verb && (auxiliaries.has(verb.lower) || verbUses(read).some(({ word }) => word === verb));
  return and > start && isPredicate ? and : start;
}

const stretchEnd = ({ tokens, text }: Read, from: number): number =>
  tokens.find((token) => token.at >= from && isMark(token))?.at ?? text.length;

/** Up to a mark, or to "and" before the next figure. */
function clauseEnd(read: Read, { end }: Placed<Amount>, next: Placed<Amount> | undefined): number {
  const to = stretchEnd(read, end);
  const and = read.text.indexOf(' and ', end);
  return next &&
    and > 0 &&
    and < next.at &&
    and < to &&
    /^ and (?:a further |another )?(?:about |some )?$/.test(read.text.slice(and, next.at))
    ? and
    : to;
}

/** The end of a noun phrase: before the first word that cannot be part of it. */
function phraseEnd({ words, text }: Read, from: number): number {
  const run = words.filter(({ at }) => at >= from);
  const stop = run.find(
    (word, index) =>
      auxiliaries.has(word.lower) ||
      (index > 0 &&
        (isPastForm(word.lower) || isPresentForm(word.lower, word.stem)) &&
        !isRelative(run, index)) ||
      word.at - (index > 0 ? (run[index - 1]?.end ?? from) : from) > 1,
  );
  return stop ? Math.max(from, stop.at - 1) : text.length;
}

/** "people who use the network": the verb is part of the phrase. */
const isRelative = (run: readonly Word[], index: number) =>
  /^(?:who|that|which)$/.test(run[index - 1]?.lower ?? '');
