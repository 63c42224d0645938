import { functionWords, neutralStems, reporting, speechStems } from '../../words/lexicon';
import { memoize } from '../../../../kernel/memoize';
import type { Read } from './read-sentence';

/** "Earlier studies reported that": others say it. What the authors of a passage found themselves is its own statement. */
const reportsThat =
  /(?<!\b(?:we|i)(?: \p{L}+)?) (?:report|reports|reported|announce|announces|announced|state|states|stated|write|writes|wrote|note|notes|noted|explains?|explained|adds|added|stress|stresses|stressed|declares?|declared|concludes?|concluded|suggests?|suggested|assumes?|assumed|promises|promised|denies|denied|doubts?|doubted) that\b/iu;

export const attributed = memoize((read: Read) => attributedBefore(read, read.text.length));

function attributedBefore({ text, words }: Read, end: number): boolean {
  const said = text.slice(0, end);
  return (
    /\baccording to\b|\b(?:counts|reckons|finds|puts|sees|figures that)\b/i.test(said) ||
    reportsThat.test(said) ||
    words.some(
      ({ at, stem, lower }) =>
        at < end &&
        speechStems.has(stem) &&
        /^(?:say|tell|warn|argue|claim|insist|believe|estimate)/.test(stem) &&
        lower !== 'state',
    )
  );
}

const laterClause = /; |, (?:but|while|whereas|although|though|which|a figure) /g;

/** "; the authors state that", with a subject of its own and something else that is said. */
const laterReport =
  /^(?:; |, )(?:but |while |whereas |although |though )?(?:(?:the|its|their|an?|some|many|other) )?(?:\p{L}[\p{L}’'-]* ){1,5}?(?:says?|said|tells?|told|warns?|warned|argues?|argued|claims?|claimed|insists?|insisted|believes?|believed|states?|stated|notes?|noted|explains?|explained|adds?|added|stress(?:es|ed)?|declares?|declared|concludes?|concluded|suggests?|suggested|assumes?|assumed|promises?|promised) (?!(?:so|this|these|that much|as much|otherwise)\b)/iu;

/** Words by which a later clause takes back or corrects the figures before it. */
const contests =
  /\b(?:according to|wrong|false|mislead\p{L}*|disput\p{L}*|den(?:y|ies|ied)|doubt\p{L}*|contest\p{L}*|reject\p{L}*|overstat\p{L}*|understat\p{L}*|exaggerat\p{L}*|inflated|actual\p{L}*|real|really|true|truly|figures?|numbers?|estimates?|estimated|counts?|data|closer|higher|lower|more|fewer|less|only|not all)\b/iu;

/**
 * Whether the passage gives the figures up to a place as the statement of a person or an office. What a later clause with a subject of its own
 * reports says nothing of them: "The study cost 1.9 million euros; the authors state that the company had no say".
 */
export function isReported(source: Read, lastFigure: number): boolean {
  if (!attributed(source)) return false;
  laterClause.lastIndex = lastFigure;
  const cut = lastFigure > 0 ? laterClause.exec(source.text)?.index : undefined;
  if (cut === undefined || attributedBefore(source, cut)) return true;
  const later = source.text.slice(cut);
  return !laterReport.test(later) || contests.test(later);
}

/** Words by which a later clause says that the figures before it are not certain, or who gives them. */
const contested =
  /\b(?:disput|den|doubt|contest|reject|question|challeng)\p{L}* (?:this|that|it|these|the (?:figures?|numbers?|counts?|claims?|estimates?|data))\b|\b(?:true|real|actual|correct) (?:figures?|numbers?|costs?|totals?|counts?|share)\b|\b(?:is|are|was|were|as) (?:wrong|false|misleading|exaggerated|inflated|too (?:high|low))\b|\b(?:says?|said|claims?|claimed|maintains?|maintained|insists?|insisted) so\b|\b(?:revised|corrected) (?:\p{L}+ ){0,2}(?:to|up|down)\b|\bprovisional\b|\b(?:denies|denied|deny|doubts?|doubted) (?:any|all|such)\b|\barrives? at \d|\bwhich (?:\p{L}+ ){1,4}?(?:doubt|dispute|den|question|contest|reject|challenge)\p{L}*$|\b(?:was|were) (?:later )?(?:dropped|lost|rejected|withdrawn|cancelled|reversed)\b/iu;

/** "86 children, while the union argues that the true figure was 120": the passage gives a figure and does not vouch for it. */
export function isContested(claim: Read, source: Read): boolean {
  const values = new Set(claim.amounts.map(({ of }) => of.value));
  const figure = source.amounts.findLast(({ of }) => values.has(of.value));
  if (!figure) return false;
  if (attributed(claim) || claim.words.some(({ stem }) => reporting.test(stem))) return false;
  laterClause.lastIndex = figure.end;
  const cut = laterClause.exec(source.text)?.index;
  return cut !== undefined && contested.test(source.text.slice(cut));
}

export const sharesName = (claim: Read, source: Read) =>
  claim.words.some(
    ({ isName, at, stem, meaning }) =>
      isName && at > 0 && source.meanings.has(meaning) && !neutralStems.has(stem),
  ) && claim.words.some(({ stem }) => speechStems.has(stem) || reporting.test(stem));

const speaker =
  /^(?:(?:according to|in the view of) (?<source>[^,;]{2,60}),|(?<who>[^,;]{2,60}?) (?:said|says?|replied|answered|states|stated|added|explained|reported|announced|noted|told|believes?|thinks?|claimed|claims?(?= that)) (?!to\b))/iu;

const speakerOf = (text: string): string | undefined => {
  const groups = speaker.exec(text)?.groups;
  return groups?.who ?? groups?.source;
};

/** "Bright asked how many; the head of roads replied that 1,460 were filled": whose statement a half of a sentence is. */
export function otherSpeaker(
  claim: Read,
  source: Read,
  figures: readonly { at: number }[],
): string | undefined {
  const who = speakerOf(claim.text);
  const [figure] = figures;
  if (who === undefined || !figure) return undefined;
  const from = source.text.includes('; ') ? source.text.lastIndexOf('; ', figure.at) + 1 : 0;
  const own = speakerOf(source.text.slice(from).trimStart());
  if (own === undefined) return undefined;
  const names = claim.words.filter(
    ({ end, lower }) => end <= claim.text.indexOf(who) + who.length && !functionWords.has(lower),
  );
  const held = source.words.filter(({ at }) => at >= from && at <= from + own.length + 1);
  if (names.some(({ meaning }) => held.some((word) => word.meaning === meaning))) return undefined;
  // "The company" may stand for a name, "she" for anyone; officials are no company.
  const isOpen = from === 0 && (!isRole(who) || !isRole(own) || /\b(?:whereas|while)\b/.test(claim.text));
  return isOpen ? undefined : own.trim();
}

/** "Union officials", "the company": speakers whom a noun names, in the passage and in the sentence. */
const isRole = (text: string): boolean =>
  /(?:^|\s)\p{Ll}[\p{L}’'-]{2,}$/u.test(text) && !/^(?:he|she|they|it|who)$/i.test(text);
