import { memoize } from '../../../../kernel/memoize';
import { type Finding, isVouched } from '../../tables/check-table';
import { plainWording } from '../../words/plain-wording';
import { levelBefore } from './level-before';
import { partOfWhole } from './part-of-whole';
import type { Passage } from '../reading/read-passage';
import { workedChange } from './worked-changes';
import { workedLevels } from './worked-levels';
import type { Amount } from '../../numbers/amounts';
import { type Read, readSentence } from '../reading/read-sentence';
import { differencesOf } from './worked-differences';
import {
  approximate,
  figuresOf,
  isAlike,
  isShare,
  isWritten,
  isWrittenShare,
  mostWorkings,
  number,
  replaced,
  type Working,
  written,
} from '../reading/worked-figures';
import { gapsOf } from './worked-gaps';
import { endsOf, marginsOf, ratiosOf, sumsOf } from './worked-relations';

type Check = (part: Read) => Finding;
/** How a statement that another follows from is checked, and how several of them are. */
type Checks = { check: Check; checkEach: (parts: readonly Read[], check: Check) => Finding | undefined };

/** A figure that follows from others: each statement that it follows from is checked on its own. */
export function checkWorkings(
  claim: Read,
  passages: readonly Passage[],
  { check, checkEach }: Checks,
): Finding | undefined {
  const asLevel: Check = (part) => {
    const own = check(part);
    return isVouched(own) ? own : (partOfWhole(part, passages) ?? own);
  };
  const unfolded = passages.map((passage) => passage.unfolded());
  const linked =
    partOfWhole(claim, passages) ??
    partOfWhole(plainClaim(claim), passages) ??
    workedChange(claim, passages) ??
    workedChange(claim, unfolded) ??
    workedLevels(claim, passages, asLevel) ??
    levelBefore(claim, passages, check);
  if (linked) return linked;
  const sentences = passages.flatMap((passage) => passage.sentences);
  for (const { statements, operands, text, formula, result } of workingsOf(claim, sentences)) {
    // Three words alone tell no language: theirs is that of the whole statement.
    const parts = statements.map((statement) => ({
      ...readSentence(statement),
      language: claim.language,
    }));
    const found = checkEach(parts, check);
    if (!found) continue;
    const inputs = operands.map((of, index) => ({
      spanId: found.spanIds[index] ?? found.spanIds[0] ?? '',
      label: of.text.trim(),
      value: of.value,
      unit: of.unit?.text ?? '',
    }));
    return {
      ...found,
      verdict: 'derived',
      derivations: [...found.derivations, { text, formula, inputs, result }],
    };
  }
  return undefined;
}

/** A statement in plain wording. */
const plainClaim = memoize((claim: Read): Read => {
  const text = plainWording(claim.text);
  return text === claim.text ? claim : { ...readSentence(text), language: claim.language };
});

/**
 * How a statement with a worked-out figure may follow from statements without it: "110 more than the present ships carry"
 * where those carry 310. Each is to be checked on its own; a bounded number of short texts.
 */
function workingsOf(claim: Read, sentences: readonly Read[]): Working[] {
  if (claim.text.length > 400 || /["“”„«»‘?]/.test(claim.text)) return [];
  const figures = figuresOf(sentences);
  const compared = [...gapsOf(claim, sentences), ...ratiosOf(claim, figures)];
  const all =
    claim.amounts.length === 0
      ? compared
      : [
          ...restatedIn(claim),
          ...differencesOf(claim, figures),
          ...sumsOf(claim, figures),
          ...marginsOf(claim, figures),
          ...endsOf(claim),
          ...compared,
        ];
  return all.filter(({ operands }) => areOfOneTime(operands, claim, sentences)).slice(0, mostWorkings);
}

/** Figures of sentences that name the same times, and the same places that the statement leaves away. */
function areOfOneTime(operands: readonly Amount[], claim: Read, sentences: readonly Read[]): boolean {
  const [first, ...others] = operands.map((operand) => {
    const held = sentences.find(({ amounts }) => amounts.some(({ of }) => of === operand));
    const times = held?.periods.map(({ of }) => `${of.from}-${of.to}`) ?? [];
    const places = held?.words.filter(
      ({ isName, at, meaning }) => isName && at > 0 && !claim.meanings.has(meaning),
    );
    return [...times, ...(places ?? []).map(({ meaning }) => meaning)].sort().join(' ');
  });
  return claim.periods.length > 0 || others.every((other) => other === first);
}

const closing = /^(?: \p{Ll}+)?(?: in all| in total| altogether| of the total| of them)?(?=,|$)/u;

/** "About a quarter of the 1,284 nurses, 311 in all, left": the figure that says the same again is left away. */
function restatedIn(claim: Read): Working[] {
  const text = claim.text.replace(/[.!]$/, '');
  return claim.amounts.slice(2).flatMap((again): Working[] => {
    const lead = new RegExp(`,(?: (?:or|that is|which is|i\\.e\\.))? ${approximate}$`).exec(
      text.slice(0, again.at),
    );
    const tail = closing.exec(text.slice(again.end));
    if (!lead || !tail) return [];
    const end = again.end + tail[0].length;
    const rest = `${text.slice(0, lead.index)}${end < text.length ? text.slice(end).replace(/^,/, '') : ''}`;
    const [part, whole] = claim.amounts.slice(claim.amounts.indexOf(again) - 2);
    if (
      !part ||
      !whole ||
      part.of.ordinal ||
      !/^ of (?:the |its |their |all )?$/.test(text.slice(part.end, whole.at))
    )
      return [];
    const isFirstShare = isShare(part.of);
    const count = isFirstShare ? again.of : part.of;
    const share = isFirstShare ? part.of : again.of;
    const percent = (100 * count.value) / whole.of.value;
    if (isShare(count) || !isShare(share) || whole.of.value <= 0 || count.bound !== 'exact') return [];
    if (count.unit && !isAlike(count, whole.of)) return [];
    const fits =
      isWrittenShare(share, percent) ||
      (isFirstShare && share.fraction && isWritten(again.of, share.value * whole.of.value));
    if (!fits) return [];
    const made = {
      operands: [count, whole.of],
      text: `${count.text.trim()} of ${whole.of.text.trim()}`,
      formula: `${count.value} / ${whole.of.value} = ${number(percent)} %`,
      result: number(percent),
    };
    const bare = new RegExp(`${approximate}$`, 'i').exec(rest.slice(0, part.at))?.[0].length ?? 0;
    const counted = replaced(rest, { ...part, at: part.at - bare }, written(count));
    return [...(isFirstShare ? [counted] : []), rest].map((statement) => ({
      ...made,
      statements: [`${statement}.`],
    }));
  });
}
