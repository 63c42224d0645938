import { modelNames, type Slot } from '../../../models/contract';
import { wordFloor, type ReportLanguage } from '../../contract';

type Facts = {
  demo: boolean;
  offline: boolean;
  words: number;
  /** The requested language. */
  language: ReportLanguage | undefined;
  /** The product names the writers of each section. */
  model: Slot;
  writers: readonly Slot[];
  missing: readonly string[];
  hasExtras: boolean;
  partial: { reason: string } | undefined;
  charts: number;
  /** Where its sources come from. */
  origins: { attached: boolean; found: boolean };
  unavailable: readonly string[];
  unavailableAgain: readonly string[];
  unread: readonly string[];
  late: readonly string[];
};

/** The notice on every page and export of a demo. */
const demoSentence =
  'This is a demo report, written without sources and without a language model to show the form. Its figures are illustrative, not facts.';

/** The notice on every page and export that the offline writer wrote from sources. */
const offlineSentence = ({ attached, found }: Facts['origins']) =>
  `Written offline from the ${attached && found ? 'attached and found' : found ? 'found' : 'attached'} sources, without a language model: figures and quoted sentences are theirs, the sentences that connect them are the program's.`;

const count = (value: number) => value.toLocaleString('en-US');

/** The notices of a report, most important first, and whether any of them reports a missing part. */
export function noticesOf(facts: Facts): { notices: string[]; isLacking: boolean } {
  const [missing, short] = [gaps(facts), length(facts)];
  return {
    notices: [...origin(facts), ...missing, ...away(facts), ...helpers(facts), ...short],
    isLacking: missing.length + short.length > 0,
  };
}

function origin({ demo, offline, origins, language }: Facts): string[] {
  if (!offline) return [];
  const name = language && language !== 'en' ? languageNames[language] : undefined;
  const inEnglish = name
    ? [`It was asked for in ${name}. It is in English, the only language of the offline writer.`]
    : [];
  return [demo ? demoSentence : offlineSentence(origins), ...inEnglish];
}

const languageNames = { fi: 'Finnish', sv: 'Swedish' } as const;

function gaps({ partial, missing, hasExtras, charts }: Facts): string[] {
  const notices = missing.map((title) => `The section "${title}" could not be written and is left out.`);
  if (partial) notices.unshift(`This report is not complete: ${partial.reason}`);
  if (!hasExtras)
    notices.push('Executive summary, questions and suggestions could not be written and are left out.');
  if (charts === 0) notices.push('There are no charts, because there are no figures to draw.');
  return notices;
}

/** A provider or a found source that fails is named, and ends no report. */
const away = ({ unavailable, unavailableAgain, unread, late }: Facts): string[] => [
  ...unavailable.map((name) => `${name} could not be searched, so this report was written without it.`),
  ...unavailableAgain.map(
    (name) => `${name} could not be searched again for sections that the sources did not cover.`,
  ),
  ...unread.map((title) => `The found source "${title}" could not be read, so it is left out.`),
  ...tooLate(late.map((title) => `"${title}"`)),
];

/** Many are late at once, when many reports read at once. */
function tooLate(titles: readonly string[]): string[] {
  const [first] = titles;
  if (first === undefined) return [];
  return titles.length === 1
    ? [`The found source ${first} was not read in time, so it is left out.`]
    : [`${titles.length} found sources were not read in time, so they are left out: ${titles.join(', ')}.`];
}

function helpers({ model, writers }: Facts): string[] {
  const others = [...new Set(writers.filter((slot) => slot !== model))];
  return others.map((slot) => {
    const sections = writers.filter((each) => each === slot).length;
    const were = sections === 1 ? '1 section was' : `${sections} sections were`;
    return `${were} written by ${modelNames[slot]}, because ${modelNames[model]} was away.`;
  });
}

function length({ words }: Facts): string[] {
  return words < wordFloor
    ? [`The analysis has ${count(words)} words, fewer than the ${count(wordFloor)} asked for.`]
    : [];
}
