import { memoize } from '../../../../kernel/memoize';
import { plainWording } from '../../words/plain-wording';
import { capital } from '../../words/words';
import { comparedLevels } from './compared-levels';
import { asCounted } from './counted-reports';
import { gappedClauses } from './gapped-clauses';
import { plainClauses } from './plain-clauses';
import { type Passage, passageOf } from './read-passage';

/**
 * A passage as its plain clauses, each with the verb and the noun that an "and" leaves to another: what the Blue Line carried, of "the
 * Red Line carried 74 million, the Blue Line 52 million". A sentence that has none stands as it is.
 */
export const plainPassage = memoize((passage: Passage): Passage => {
  const texts = passage.sentences.map(({ text }) => text);
  const groups = texts.map((text, index) => {
    const plain = plainWording(asCounted(text) ?? text, texts[index - 1] ?? '');
    const halves = plain.split('; ');
    const all = [
      ...(halves.length > 1 ? halves.map((half) => `${capital(half.replace(/\.$/, ''))}.`) : [plain]),
      ...plainClauses(plain, [...texts, ...passage.around], passage.topic),
    ];
    const gapped = all.flatMap((each) => gappedClauses(each));
    const earlier = all.flatMap((each) => comparedLevels(each));
    // A sentence with gaps gives its figures to the first of its subjects.
    return [...new Set([...all, ...gapped, ...earlier])].filter(
      (each) => gapped.length === 0 || each !== plain,
    );
  });
  return groups.every((group, index) => group.length === 1 && group[0] === texts[index])
    ? passage
    : passageOf(passage, groups);
});
