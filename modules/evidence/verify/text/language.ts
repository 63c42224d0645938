import { downStems, functionWords, modalities, negations, upStems } from '../words/lexicon';
import { numberWordsAt } from '../numbers/number-words';
import type { Token, Word } from './scan';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** A word of another language, words of the closed lists alone, or neither. */
export type LanguageSign = 'foreign' | 'english' | 'none';

/** Why a statement stays `related`: nothing but a whole sentence, word for word, can be checked. */
export const notRead =
  'The check reads English. In another language it knows a sentence again word for word alone.';

/**
 * The language of a text, by its frequent words. One word of another language makes it foreign, because that word may deny,
 * turn or scale what the others say.
 */
export function languageOf(tokens: readonly Token[]): LanguageSign {
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.some(isForeign)) return 'foreign';
  return words.some(isEnglish) ? 'english' : 'none';
}

/** The language of a passage, and of a sentence in it that does not show its own. */
export const languageOfAll = (signs: readonly LanguageSign[]): LanguageSign =>
  signs.find((sign) => sign === 'foreign') ?? signs.find((sign) => sign === 'english') ?? 'none';

/** Whether two texts can be compared by the lists: neither is foreign, and one of them is known to be English. */
export const isComparable = (one: LanguageSign, other: LanguageSign): boolean =>
  languageOfAll([one, other]) === 'english';

/** Whether a label, such as the name of a column, holds a word of another language. */
export const isForeignLabel = (text: string): boolean =>
  (
    text
      .replace(addressOrCode, '')
      .replace(capitals, '')
      .toLowerCase()
      .replace(englishKronor, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).some((word) => foreignWords.has(word));

/** English writes "million kronor" too. */
const englishKronor = /\b(?:thousand|million|billion) kron(?:or|er)\b/g;

/** "EJ" is a unit. */
const capitals = /\b\p{Lu}{2,3}\b/gu;

/** Parts of an address, or of the code of a series ("une_rt_a?sex=T", "SH.MED.PHYS.ZS"), are no words. */
const addressOrCode = /\bhttps?:\/\/\S+|\b\w+\?\w+=\S+|\b[A-Z]+(?:\.[A-Z\d]+){3,}/g;

/** Names belong to no language, but the first word of a sentence may be any; "Inga Moberg" is a name. */
const isForeign = ({ isName, lower, end }: Word, index: number, words: readonly Word[]): boolean => {
  if (!isName) return foreignWords.has(lower) || foreignLetters.test(lower);
  const next = words[index + 1];
  return index === 0 && foreignWords.has(lower) && !(next?.isName === true && next.at - end === 1);
};

/** Words that build English sentences. Nouns tell little: "system" and "period" are Swedish as well. */
const isEnglish = ({ lower, stem }: Word): boolean =>
  !shared.has(lower) &&
  (functionWords.has(lower) ||
    modalities.has(lower) ||
    negations.has(lower) ||
    upStems.has(stem) ||
    downStems.has(stem) ||
    pastTense.test(lower) ||
    numberWordsAt(lower, 0) !== undefined);

/** "carried", "totalled"; Danish nouns end in "-hed". */
const pastTense = /^[a-z]{2,}[^h]ed$/;

/** Letters of Finnish, Swedish and their neighbours that no English word has. */
const foreignLetters = /[åäöøæßõđłşğąęćńśźżčřšžů]/;

/** English words that are frequent words of another language as well: they tell nothing. */
const shared = setOf(`
  a all am an as at by cut dip do down drop due else fall far for gain had have he her here him hit hope i if in into is
  it just last me men most mount no none on or over plan plans project same so slump some sum to too under up us via will
`);

/** Frequent words of other languages that are no English ones and seldom parts of names. */
const foreignWords = setOf(`
  ja ei eivät eikä ettei että mutta sekä tai vai kun kuin jos oli ovat olivat ollut olleet ole olla olisi joka jotka jonka
  joiden mikä mitkä tämä tämän nämä hän myös vain noin yli alle lähes vuonna vuoden vuodesta vuoteen vuosina vuotta vuosi
  mukaan aikana ennen jälkeen kanssa ilman välillä enemmän vähemmän kuitenkin lisäksi koska tuskin muun muassa
  prosentti prosenttia prosentin prosenttiin prosentilla prosenttiyksikköä prosenttiyksikön prosenttiyksiköllä
  miljoona miljoonaa miljoonan miljardi miljardia miljardin tuhatta tuhat milj mrd tonnia tonnin euroa euron kruunua
  laski laskivat laskenut nousi nousivat noussut kasvoi kasvoivat kasvanut kasvaneet väheni vähenivät pieneni supistui
  lisääntyi pysyi vienti vientiä viennin tuonti tuontia tuonnin asukasta henkilöä kappaletta kpl
  och eller inte ej icke att är av för från till på ett med som har hade där när också endast bara enligt mellan
  utan aldrig ingen inget inga varken knappast blev blivit vara varit var kunde skulle samt hos vid genom efter innan
  år året åren procent procentenhet procentenheter procentenheterna miljon miljoner miljard miljarder tusen mkr mdkr tkr mdr
  kronor kronan ökade ökat ökar minskade minskat minskar steg sjönk föll växte låg uppgick uppgår exporten importen
  exportens importens invånare personer stycken
  ikke og prosent prosentpoeng millioner milliarder kroner været mellem blandt hvor gjennom
  und nicht kein keine ist sind wurde wurden wird werden mit auf für aus nach bei zum zur durch gegen sich auch noch nur ein
  eine einer eines einem einen prozent prozentpunkte millionen milliarden
  une dans avec qui ont été cette aux pourcent milliards avait ainsi selon sont leur
  una fue más según hasta desde millones por ciento como pero sino
  gli nel nella sono stato anche milioni miliardi è
  het een niet geen voor naar zijn werd werden ook miljoen miljard
  nie jest oraz roku się przez
  não uma foi mais
  tuh mnkr tusental tsd mld tys miljoonina miljoonissa
`);
