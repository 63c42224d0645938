import { meaningsIn } from '../../tables/structure/tables';
import { mainWordsOf } from '../facts/fact-words';
import { countsOf } from '../reading/objection';
import { isNoName, oneOfSeveral } from '../reading/named-kinds';
import { placeInstead } from './other-extents';
import { isSaidBy } from '../reading/passage-figures';
import type { Passage } from '../reading/read-passage';
import type { Read } from '../reading/read-sentence';

const name = "\\p{Lu}[\\p{L}’'-]+(?: (?:of |the )?\\p{Lu}[\\p{L}’'-]+){0,3}";
/** A level of a measure without an owner: "Revenue was 1.1 billion". */
const bareLevel =
  /^(?:In (?:\p{Ll}+ )?(?:19|20)\d{2},? )?(?:(?:[Tt]he )?(?:\p{L}\p{Ll}+ ){1,4}(?:for (?:an? |the )?(?:\p{Ll}+ ){1,3})?(?:was|were|came to|amounted to|reached|stood at|totalled|averaged|rose to|fell to) |[Tt]here (?:was|were) )/u;
/** "Orvex had", "At Dunmore Hospital it was": who or what has the figure, by name. */
const holders: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:In|By|Among|Of) [^,]{2,60}, )?(?:The |the )?(?<name>${name})(?: in the \\p{Ll}+| \\p{Ll}+)? (?:had|has|saw|won|sold|made|brought in|drew|held|took|spent|\\p{Ll}+ed) (?!by )`,
    'u',
  ),
  new RegExp(`^(?:the )?(?<name>${name}) (?:about |some |nearly |almost )?$`, 'u'),
  new RegExp(`^[Tt]he (?<name>${name}) (?<noun>\\p{Ll}+) (?:about |some |nearly |almost )?$`, 'u'),
  new RegExp(
    `^(?:[Ii]n|[Aa]t|[Oo]n) (?:the )?(?<name>${name})(?: \\p{Ll}+)? (?:about |some |nearly |almost )?$`,
    'u',
  ),
  new RegExp(`^(?:At|For|In|On) (?:the )?(?<name>${name}),? (?:it|they|the) `, 'u'),
];
/** "Revenue was 1.1 billion" of the revenue that a passage gives for another one than it is about. */
export function droppedHolder(claim: Read, source: Read, passage: Passage): string | undefined {
  const one =
    oneOfSeveral(claim, source, passage.sentences) ??
    exchangedHolder(claim, source) ??
    placeInstead(claim, source);
  if (one !== undefined) return one;
  if (!bareLevel.test(claim.text) || namesIn(claim.text.replace(/^\p{L}+/u, '')).length > 0) return undefined;
  for (const figure of countsOf(claim)) {
    const places = countsOf(source).filter((each) => isSaidBy(figure.of, each.of));
    const found = places.map(({ at }) => holderAt(source.text, at)?.name);
    const [holder] = found;
    const isKnown = (each: string) =>
      [...meaningsIn(each)].every(
        (meaning) =>
          passage.known.has(meaning) || mainWordsOf(passage).has(meaning) || claim.meanings.has(meaning),
      );
    if (holder !== undefined && found.every((each) => each !== undefined && !isKnown(each))) return holder;
  }
  return undefined;
}

const namesIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}-])\p{Lu}[\p{L}’'-]+/gu) ?? []).filter((each) => !isNoName(each));

/** Who has a figure, in the clause of a sentence that the figure stands in. */
function holderAt(text: string, at: number): Holder | undefined {
  const joints = [
    ...text
      .slice(0, at)
      .matchAll(
        /; |, (?:and |but |while |whereas )?(?=(?:the )?\p{Lu}\p{Ll})|, (?:and|but|while|whereas) | and (?=(?:the )?\p{Lu}\p{Ll})/gu,
      ),
  ];
  const last = joints.at(-1);
  const clause = text.slice(last ? last.index + last[0].length : 0, at);
  const { name: found, noun } =
    holders.map((pattern) => pattern.exec(clause)?.groups).find((groups) => groups !== undefined) ?? {};
  return found === undefined || isNoName(found) ? undefined : { name: found, noun };
}

type Holder = { name: string; noun?: string | undefined };

/** "The Paints division brought in 132 million" of "the Tools division 132 million": another one of the kind has the figure. */
function exchangedHolder(claim: Read, source: Read): string | undefined {
  for (const figure of countsOf(claim)) {
    const found = countsOf(source)
      .filter((each) => isSaidBy(figure.of, each.of))
      .map(({ at }) => holderAt(source.text, at));
    const [holder] = found;
    if (!holder?.noun || found.length > 1 || claim.text.includes(holder.name)) continue;
    if (new RegExp(`\\p{Lu}[\\p{L}’-]{1,40} ${holder.noun}\\b`, 'u').test(claim.text))
      return `${holder.name} ${holder.noun}`;
  }
  return undefined;
}
