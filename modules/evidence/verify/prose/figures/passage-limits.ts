import { type Pair, isContent } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import type { Word } from '../../text/scan';

/**
 * What a passage limits a figure by and a statement leaves away: a frame that leads the sentence ("Among smokers, 24 percent"),
 * a limit behind the noun ("farmers with fewer than 20 cows"), the partner of a figure in a pair ("61 and 48 percent"), or
 * the part of a whole ("1,900 of the 12,750 customers"), a limit within the subject ("nurses on fixed shifts slept"), or the
 * condition ("only where the water is renewed").
 */
export function droppedLimit(
  claim: Read,
  source: Read,
  pairs: readonly Pair[],
  context: ReadonlySet<string>,
): string | undefined {
  return (
    droppedFrame(claim, source, context) ??
    droppedBehind(claim, source) ??
    halfOfPair(source, pairs) ??
    partOfWhole(claim, source, pairs) ??
    droppedBetween(claim, source, context) ??
    droppedCondition(claim, source) ??
    droppedTime(claim, source) ??
    laterSubject(claim, source, pairs) ??
    otherClause(claim, source, pairs) ??
    otherCount(claim, source, pairs) ??
    takerOfRest(claim, source, pairs)
  );
}

const frame = /^(?:among|in|for|under|of|within|outside|on|at) ([^,.;]{2,50}),/i;

const part = /\b(?:quarter|half)\b/i;

function droppedFrame(
  { meanings, text: said }: Read,
  { text, words, amounts, periods }: Read,
  context: ReadonlySet<string>,
) {
  const lead = frame.exec(text);
  const isPart = lead && part.test(lead[0]) && !part.test(said) && !context.has('quarter');
  if (isPart && !periods.some(({ at }) => at < lead[0].length)) return lead[1];
  if (!lead || [...amounts, ...periods].some(({ at }) => at < lead[0].length)) return undefined;
  const content = words.filter((word) => word.end <= lead[0].length && isContent(word));
  const isKept = content.some(({ meaning }) => meanings.has(meaning) || context.has(meaning));
  return content.length === 0 || isKept ? undefined : lead[1];
}

const limiting =
  /^(?:with|without|who|whose|aged|entitled|living|under|over|below|above|excluding|among|on|from)$/;

/** A limit right behind the last word that both have, where the statement ends. */
function droppedBehind(claim: Read, source: Read): string | undefined {
  const last = claim.words.findLast(isContent);
  if (!last || claim.amounts.some(({ at }) => at > last.end) || claim.periods.some(({ at }) => at > last.end))
    return undefined;
  const places = source.words.filter(({ meaning }) => meaning === last.meaning);
  const limits = places.map((place) => limitBehind(place, source, claim));
  return limits.length > 0 && limits.every((limit) => limit !== undefined) ? limits[0] : undefined;
}

function limitBehind({ end }: Word, source: Read, claim: Read): string | undefined {
  const next = source.words.find(({ at }) => at >= end);
  if (!next || next.at - end !== 1 || !limiting.test(next.lower)) return undefined;
  return claim.words.some(({ lower }) => lower === next.lower)
    ? undefined
    : source.text.slice(end + 1, end + 30).trim();
}

/** One figure of "61 and 48 percent" without the other: only their order assigns them to their subjects. */
function halfOfPair(source: Read, pairs: readonly Pair[]): string | undefined {
  const matched = new Set(pairs.flatMap(({ matches }) => matches.map(({ at }) => at)));
  for (const [index, one] of source.amounts.entries()) {
    const other = source.amounts[index + 1];
    if (!other || one.of.range || source.text.slice(one.end, other.at) !== ' and ') continue;
    if (one.of.unit?.dim !== other.of.unit?.dim || !one.of.unit) continue;
    if (matched.has(one.at) !== matched.has(other.at)) return source.text.slice(one.at, other.end);
  }
  return undefined;
}

const wholeLead =
  /\bof (?:the |all |its |their |these |those )*(?:(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:['’]s|s['’]) )?$/iu;

/**
 * What a passage says of a part, told of the whole: "1,900 of the 12,750 customers have a meter". A statement may say of the
 * whole what the passage does: "212 sailings were cancelled" of "Of the 212 sailings that were cancelled, 131 …".
 */
function partOfWhole(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    if (wholeLead.test(claim.text.slice(0, amount.at)) || matches.length === 0) continue;
    const wholes = matches.map((match) => wholeAt(match, source));
    const whole = wholes.find((each) => each !== undefined);
    if (!whole || wholes.includes(undefined)) continue;
    const own = new Set(
      source.words.filter(({ at }) => at >= whole.at && at < whole.end).map(({ meaning }) => meaning),
    );
    if (claim.words.some((word) => isContent(word) && !own.has(word.meaning)))
      return source.text.slice(whole.from, whole.end).trim();
  }
  return undefined;
}

/** Where a figure is the whole that another is a part of. `at` to `end`: what the passage says of all of it. */
function wholeAt({ at, end }: { at: number; end: number }, { text, amounts }: Read) {
  const lead = wholeLead.exec(text.slice(0, at));
  if (!lead) return undefined;
  const part = amounts.findLast((other) => other.end <= lead.index);
  const isJoined = part && /^(?: \p{L}+){0,2} $/u.test(text.slice(part.end, lead.index));
  if (isJoined) {
    const noun = /^ \p{L}+/u.exec(text.slice(end))?.[0].length ?? 0;
    return { from: part.at, at, end: end + noun };
  }
  const comma = text.indexOf(',', end);
  const isLeading = lead.index === 0 || /[,;] $/.test(text.slice(0, lead.index));
  return isLeading && comma > 0 && amounts.some((other) => other.at > comma)
    ? { from: lead.index, at, end: comma }
    : undefined;
}

const binding =
  /^(?:on|in|of|from|with|without|at|for|under|over|aged|who|whose|that|which|among|within|outside)$/;

/** The limit between two words of a passage that follow each other in the statement: "nurses on fixed shifts slept". */
function droppedBetween(claim: Read, source: Read, context: ReadonlySet<string>): string | undefined {
  const content = claim.words.filter(isContent);
  for (const [index, one] of content.entries()) {
    const other = content[index + 1];
    if (!other || !/^(?: \p{L}+){0,2} $/u.test(claim.text.slice(one.end, other.at))) continue;
    const places = source.words.filter(({ meaning }) => meaning === one.meaning);
    const limits = places
      .filter((place) => isNearest(place, other, source, places))
      .map((place) => limitBetween(place, other, claim, source, context));
    if (limits.length > 0 && limits.every((limit) => limit !== undefined)) return limits[0];
  }
  return undefined;
}

/** The last of several places before the other word. */
function isNearest({ end }: Word, { meaning }: Word, { words }: Read, places: readonly Word[]): boolean {
  const until = words.find((word) => word.at >= end && word.meaning === meaning);
  return until !== undefined && !places.some(({ at }) => at >= end && at < until.at);
}

function limitBetween(
  { end }: Word,
  { meaning, at }: Word,
  claim: Read,
  source: Read,
  context: ReadonlySet<string>,
): string | undefined {
  const next = source.words.find((word) => word.at >= end);
  const until = source.words.find((word) => word.at >= end && word.meaning === meaning);
  if (!next || !until || next.at - end !== 1 || !binding.test(next.lower)) return undefined;
  const between = source.text.slice(end, until.at);
  if (/[,;(]/.test(between) || claim.words.some((word) => word.lower === next.lower && word.at < at))
    return undefined;
  const words = source.words.filter((word) => word.at > next.at && word.end < until.at && isContent(word));
  const isKept =
    words.some(({ meaning: own }) => claim.meanings.has(own)) ||
    words.every(({ meaning: own }) => context.has(own));
  return isKept ? undefined : between.trim();
}

/** The condition that a passage gives, where the statement is no more than what it sets: "only where the water is renewed". */
function droppedCondition(claim: Read, source: Read): string | undefined {
  const content = claim.words.filter(isContent);
  const conditions = source.words.filter(
    ({ lower, at }) =>
      (/^(?:if|unless|whether)$/.test(lower) && !/\b[Aa]sked $/.test(source.text.slice(0, at))) ||
      (/^(?:where|when|while|if)$/.test(lower) && /\bonly $/i.test(source.text.slice(0, at))) ||
      (lower === 'provided' && /^ that\b/.test(source.text.slice(at + lower.length))),
  );
  const dropped = conditions.find(
    ({ lower, end }) =>
      !claim.words.some((word) => word.lower === lower) &&
      content.length > 0 &&
      content.every(({ meaning }) => source.words.some((word) => word.meaning === meaning && word.at > end)),
  );
  return dropped && source.text.slice(dropped.at, dropped.end + 30).trim();
}

/** "the longest bridge until 1974": how long it held, behind the last word that both have. */
function droppedTime(claim: Read, source: Read): string | undefined {
  const limit = source.words.find(({ lower }) => lower === 'until' || lower === 'till');
  if (!limit || claim.words.some(({ lower }) => /^(?:until|till|since|before)$/.test(lower)))
    return undefined;
  const last = source.words.findLast((word) => word.end < limit.at && isContent(word));
  return last && claim.meanings.has(last.meaning)
    ? source.text.slice(limit.at, limit.end + 30).trim()
    : undefined;
}

const subordinate = /^[^.;]*\b(?:that|who|which|whose|including|excluding|without)\b/;

/** The subject of the statement stands behind the figure in the passage, in a subordinate clause: "33.9 million including the shops that were sold". */
function laterSubject(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const [match] = matches;
    if (!match || matches.length > 1) continue;
    const leading = claim.words.filter((word) => word.end <= amount.at && isContent(word));
    const held = source.words.filter((word) => word.end <= match.at && isContent(word));
    const isMoved = leading.every(({ meaning }) =>
      source.words.some(
        (word) => word.meaning === meaning && subordinate.test(source.text.slice(match.end, word.at)),
      ),
    );
    const isDropped = !held.some(({ meaning }) => claim.meanings.has(meaning));
    const [first] = held;
    if (first && leading.length > 0 && isMoved && isDropped)
      return source.text.slice(first.at, match.at).trim();
  }
  return undefined;
}

/** The subject and the figure stand on either side of "because" or "although": the passage gives the figure for something else. */
function otherClause(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const subject = claim.words.find(isContent);
  const places = source.words.filter(({ meaning }) => meaning === subject?.meaning);
  const figures = pairs.flatMap(({ matches }) => matches);
  if (places.length === 0 || figures.length === 0) return undefined;
  const joint = source.words.find(
    ({ lower, at }) =>
      at > 0 &&
      /^(?:because|although|though|whereas)$/.test(lower) &&
      !claim.words.some((word) => word.lower === lower) &&
      ((places.every((place) => place.at > at) && figures.every((figure) => figure.at < at)) ||
        (places.every((place) => place.at < at) && figures.every((figure) => figure.at > at))),
  );
  return joint ? source.text.slice(joint.at, joint.at + 40).trim() : leadingClause(source, places, figures);
}

/** "As demand fell, the price dropped to 700 euros": the figure is none of demand. */
function leadingClause(
  { text }: Read,
  places: readonly Word[],
  figures: readonly { at: number }[],
): string | undefined {
  const lead =
    /^(?:as|while|when|because|although|though|since|after) [^,;\d]{4,80}, (?!(?:it|its|they|their|he|she|his|her)\b)/i.exec(
      text,
    );
  if (!lead || !/\b\p{L}+ed\b|\b(?:fell|rose|grew|shrank|lost|won|was|were|is|are|had|has)\b/u.test(lead[0]))
    return undefined;
  const isApart =
    places.every(({ at }) => at < lead[0].length) && figures.every(({ at }) => at > lead[0].length);
  return isApart ? text.slice(lead[0].length, lead[0].length + 40).trim() : undefined;
}

/** "The number of theatres rose to 96,400" of "The theatre sold 96,400 tickets": what the passage counts. */
function otherCount(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const lead = /\bnumber of (?:the |its |their )?/i.exec(claim.text);
  if (!lead || /\bnumber of\b/i.test(source.text)) return undefined;
  const from = lead.index + lead[0].length;
  const to =
    from +
    claim.text
      .slice(from)
      .search(/ (?:of|in|at|on|for|who|that|which|rose|fell|grew|was|were|is|are|has|had)\b|[,.]|$/);
  const counted = claim.words.filter((word) => word.at >= from && word.end <= to && isContent(word));
  const noun = counted.at(-1);
  const held = pairs
    .flatMap(({ matches }) => matches)
    .flatMap(({ end, of }) => {
      const phrase = of.unit
        ? undefined
        : /^(?: (?!of |in |at |on |for |and |to |from |by |with )\p{L}[\p{L}-]*){1,3}/u.exec(
            source.text.slice(end),
          );
      return phrase
        ? [
            source.words.filter(
              (word) => word.at >= end && word.end <= end + phrase[0].length && isContent(word),
            ),
          ]
        : [];
    });
  const other = held.find((words) => words.length > 0);
  return noun && other && !held.some((words) => words.some(({ meaning }) => meaning === noun.meaning))
    ? other.map(({ text }) => text).join(' ')
    : undefined;
}

/** "Vesta holds 60 percent and the founders the rest": the figure is none of the founders. */
function takerOfRest(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const found = /(?:,| and) (?:the )?([^,;]{2,40}?)(?: \p{Ll}+)? the (?:rest|remainder)\b/u.exec(source.text);
  if (!found || /\b(?:rest|remainder)\b/.test(claim.text)) return undefined;
  const taker = source.words.filter(
    (word) =>
      word.at > found.index &&
      word.end <= found.index + found[0].length &&
      isContent(word) &&
      claim.meanings.has(word.meaning),
  );
  const first = pairs.flatMap(({ matches }) => matches).find(({ end }) => end <= found.index);
  const holders = source.words.filter((word) => first && word.end <= first.at && isContent(word));
  const isHolder = holders.some(({ meaning }) => claim.meanings.has(meaning));
  return first && taker.length > 0 && !isHolder ? found[0].trim() : undefined;
}
