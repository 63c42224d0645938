import { hedgeClass, negations } from '../words/lexicon';
import type { Word } from '../text/scan';
import type { Restriction } from './sentence-phrases';
import { verbMeaning } from './verb-uses';
import { beForms, isPastForm } from '../words/verbs';

/** Adverbs that say how sure or how general something is count as such; others are kept. */
export function place({ adverbs, modality }: { adverbs: string[]; modality: string[] }, lower: string): void {
  const hedge = hedgeClass(lower);
  if (hedge !== undefined) modality.push(hedge);
  else if (!silent.test(lower)) adverbs.push(lower);
}
const silent =
  /^(?:also|that|already|then|now|however|meanwhile|so|yet|far|since|still|too|just|even|there|once|out|up|off|down|on|away|back|over|today)$/;

type Group = {
  verb: string;
  word: string;
  modality: string[];
  adverbs: string[];
  denials: number;
  isPassive: boolean;
  isPast: boolean;
  isPerfect: boolean;
  isNever: boolean;
  end: number;
};

/** The verb with its auxiliaries, and with verbs that govern it: "is expected to reach". */
export function verbGroupAt(tagged: readonly Restriction[], from: number): Group | undefined {
  const found: Group = {
    verb: '',
    word: '',
    modality: [],
    adverbs: [],
    denials: 0,
    isPassive: false,
    isPast: false,
    isPerfect: false,
    isNever: false,
    end: from,
  };
  let main: Word | undefined;
  let auxiliary = '';
  let first = '';
  let at = from;
  for (; at < tagged.length; at += 1) {
    const { tag, lower, token } = tagged[at] as Restriction;
    if (tag === 'auxiliary') {
      if (main) break;
      first ||= lower;
      const hedge = hedgeClass(lower);
      if (hedge !== undefined) found.modality.push(hedge);
      else auxiliary = lower;
    } else if (tag === 'denial' && (negations.has(lower) || lower.endsWith("n't")) && lower !== 'no') {
      if (main) break;
      found.denials += 1;
      found.isNever ||= lower === 'never';
    } else if (tag === 'denial' && lower === 'no' && tagged[at + 1]?.lower === 'longer') {
      found.denials += 1;
      found.adverbs.push('longer');
      at += 1;
    } else if (tag === 'adverb' && !main) place(found, lower);
    else if (tag === 'verb' && token.kind === 'word' && !main) {
      first ||= lower;
      main = token;
      found.isPassive = beForms.has(auxiliary) && !/ing$/.test(lower);
    } else if (tag === 'to' && !main && tagged[at - 1]?.lower === 'yet') {
      // "has yet to be delivered"
      found.denials += 1;
    } else if (tag === 'to' && (main || auxiliary !== '')) {
      found.modality.push(governing(main, auxiliary));
      main = undefined;
      auxiliary = '';
      found.isPassive = false;
    } else break;
  }
  if (!main && auxiliary === '') return undefined;
  found.isPast =
    /^(?:was|were|had|did)$/.test(first) || (main !== undefined && main.lower === first && isPastForm(first));
  found.isPerfect = /^(?:has|have)$/.test(first) && main !== undefined;
  found.verb = main
    ? verbMeaning(main)
    : beForms.has(auxiliary)
      ? 'be'
      : /^ha/.test(auxiliary)
        ? 'have'
        : 'do';
  return { ...found, word: found.verb, end: at };
}

/** What governs the verb behind "to": "is to open" is "will open", "was to open" no more than a plan. */
function governing(main: Word | undefined, auxiliary: string): string {
  if (main) return hedgeClass(main.lower) ?? `${main.meaning} to`;
  return (/^(?:is|are)$/.test(auxiliary) ? hedgeClass('will') : undefined) ?? `${auxiliary} to`;
}
