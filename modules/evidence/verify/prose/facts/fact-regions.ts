import { oncePer } from '../../../../kernel/once-per';
import type { Amount } from '../../numbers/amounts';
import type { Word } from '../../text/scan';
import { auxiliaries, isPastForm } from '../../words/verbs';
import { isIdle } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';

/** A stretch of a sentence, from and to as places in its text. */
export type Stretch = { from: number; to: number };

/** A figure with the stretch of its sentence that belongs to it. */
export type Region = Stretch & { figure: Placed<Amount> };

/** The sentence cut between its figures: each with the words that belong to it. */
export function regionsOf(read: Read): Region[] {
  const figures = read.amounts.filter(({ of }) => !isIdle(of));
  const cuts = figures.slice(1).map((next, at) => {
    const last = figures[at];
    const from = last?.end ?? 0;
    return from + cutIn(read.text.slice(from, next.at));
  });
  return figures.map((figure, at) => ({
    figure,
    from: at === 0 ? clauseStart(read, figure.at) : (cuts[at - 1] ?? 0),
    to: cuts[at] ?? clauseEnd(read, figure.end),
  }));
}

const atFigure =
  /,? (?:and|but|while|whereas|or|,) (?:(?:the|an?|about|some|nearly|almost|around|only|another|just) )*(?:\p{Sc}|[A-Z]{3} )?$/u;
const joints: readonly RegExp[] = [
  /[;:] ?/g,
  /,? (?:and|but) (?=of (?:whom|which|these|them)\b)|, (?=(?:of|which|who|where)\b)/g,
  /, (?:and|but|while|whereas|although) |,? (?:while|whereas) /g,
  / (?:and|but) /g,
  /, /g,
  / (?:compared with|compared to|against|from|to|after|than|as) /g,
  / (?:in|at|for|by|per|on|of|with|over|within|among) (?=(?:(?:the|its|their|about|some|all) )*(?:\p{Sc}|[A-Z]{3} )?$)/gu,
];

/** Where the words between two figures are cut: at the "and" right before the second, or at the strongest mark. */
function cutIn(between: string): number {
  const direct = atFigure.exec(between);
  if (direct && !/[;:]/.test(between)) return direct.index;
  for (const joint of joints) {
    const last = [...between.matchAll(joint)].at(-1);
    if (last) return last.index;
  }
  return between.length;
}

const clauseMark = /[;:] |,? (?:and|but|while|whereas|although) |, (?:which|who|where|when|according) /g;
const speech =
  /^(?:According to [^,]{2,60}, |[^,;]{2,60}? (?:said|says|reported|reports|found|stated|added|estimates|estimated) (?:that )?)/u;
const restBehind = /,? (?:and|while) (?:the )?(?:rest|remainder|others?)\b/;

/** Where the clause of a place begins: behind the last mark that has a verb on either side. */
function clauseStart(read: Read, at: number): number {
  const verbs = verbsOf(read);
  const marks = [...read.text.slice(0, at).matchAll(clauseMark)];
  const found = marks.findLast(({ index, 0: mark }) => {
    const isStrong = /^[;:]/.test(mark);
    return (
      isStrong ||
      (verbs.some((word) => word.end <= index) && verbs.some((word) => word.at > index && word.at < at))
    );
  });
  return found
    ? found.index + (/^[;:]/.test(found[0]) ? 1 : 0)
    : (speech.exec(read.text.slice(0, at))?.[0].length ?? 0);
}

/** Where the clause of a place ends: at the next mark that a verb stands behind. */
function clauseEnd(read: Read, from: number): number {
  const verbs = verbsOf(read);
  const marks = [...read.text.slice(from).matchAll(clauseMark)];
  const found = marks.find(
    ({ index, 0: mark }) => /^[;:]|according/.test(mark) || verbs.some((word) => word.at > from + index + 2),
  );
  const rest = restBehind.exec(read.text.slice(from));
  return Math.min(
    from + (found?.index ?? read.text.length),
    from + (rest?.index ?? read.text.length),
    read.text.length,
  );
}

/** The verbs of a sentence, auxiliaries among them. */
export const verbsOf = oncePer((read: Read): readonly Word[] => {
  const full = new Set(verbUses(read).flatMap(({ isReduced, word }) => (isReduced ? [] : [word])));
  // "Installed capacity rose": a participle at the beginning belongs to its noun.
  const isLeading = (word: Word) => word === read.words[0] && isPastForm(word.lower);
  return read.words.filter((word) => auxiliaries.has(word.lower) || (full.has(word) && !isLeading(word)));
});

/** "The Melk Dam, completed in 1974, is 135 metres high": a participle between commas is no verb of the clause. */
export const isAside = (word: Word, read: Read, to: number): boolean =>
  isPastForm(word.lower) &&
  /, $/.test(read.text.slice(0, word.at)) &&
  verbsOf(read).some(({ at }) => at > word.end && at < to && read.text.slice(word.end, at).includes(','));
