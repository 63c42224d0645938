import { modelNames, type Slot } from '../../models/contract';
import { wordFloor } from '../contract';

type Facts = {
  demo: boolean;
  offline: boolean;
  words: number;
  /** The product names the writers of each section. */
  model: Slot;
  writers: readonly Slot[];
  missing: readonly string[];
  hasExtras: boolean;
  partial: { reason: string } | undefined;
  charts: number;
};

/** Stands on every page and export of a demo. */
const demoSentence =
  'This is a demo report, written without sources and without a language model to show the form. Its figures are illustrative, not facts.';

/** Stands on every page and export that the offline writer wrote from sources. */
const offlineSentence =
  'Written offline from the attached sources, without a language model: its sentences and figures are theirs.';

const count = (value: number) => value.toLocaleString('en-US');

/** What readers should know before they trust a report, most important first. */
export function noticesOf(facts: Facts): string[] {
  return [...origin(facts), ...gaps(facts), ...helpers(facts), ...length(facts)];
}

function origin({ demo, offline, words }: Facts): string[] {
  if (demo) return [demoSentence];
  return offline ? [`${offlineSentence} They carry ${count(words)} words of analysis.`] : [];
}

function gaps({ partial, missing, hasExtras, charts }: Facts): string[] {
  const said = missing.map((title) => `The section "${title}" could not be written and is left out.`);
  if (partial) said.unshift(`This report is not complete: ${partial.reason}`);
  if (!hasExtras)
    said.push('Executive summary, questions and suggestions could not be written and are left out.');
  if (charts === 0) said.push('There are no charts, because there are no figures to draw.');
  return said;
}

function helpers({ model, writers }: Facts): string[] {
  const others = [...new Set(writers.filter((slot) => slot !== model))];
  return others.map((slot) => {
    const sections = writers.filter((each) => each === slot).length;
    const were = sections === 1 ? '1 section was' : `${sections} sections were`;
    return `${were} written by ${modelNames[slot]}, because ${modelNames[model]} was away.`;
  });
}

function length({ offline, words }: Facts): string[] {
  return !offline && words < wordFloor
    ? [`The analysis has ${count(words)} words, fewer than the ${count(wordFloor)} asked for.`]
    : [];
}
