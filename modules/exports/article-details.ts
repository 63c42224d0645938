import { modelNames, type Slot } from '../models/contract';

/** Details of a report. A missing one gets the default of the spec. */
export type Described = {
  wordCount?: number;
  keywords?: readonly string[];
  model?: Slot;
  /** Milliseconds. */
  processingTime?: number;
  sections: readonly unknown[];
  visualData: { charts: readonly unknown[]; tables: readonly unknown[] };
  sources: readonly unknown[];
};

/** Spec section 9. */
export const defaultWordCount = 963;
export const defaultKeywordCount = 8;
export const defaultModel = 'Model 1';
/** Shown for a report without a length. Spec section 9. */
const defaultLength = '2000+ words';

export const lengthText = ({ wordCount }: Pick<Described, 'wordCount'>): string =>
  wordCount === undefined
    ? defaultLength
    : `${wordCount.toLocaleString('en')} ${wordCount === 1 ? 'word' : 'words'}`;

export const modelText = ({ model }: Pick<Described, 'model'>): string =>
  model === undefined ? defaultModel : modelNames[model];

/** Spec section 2, article details: one line for each known detail. */
export function articleDetails(report: Described): { label: string; value: string }[] {
  const { wordCount = defaultWordCount, keywords, processingTime, sections, visualData, sources } = report;
  const count = (all: readonly unknown[]) => all.length.toLocaleString('en');
  return [
    { label: 'Word count', value: wordCount.toLocaleString('en') },
    { label: 'Reading time', value: duration(Math.max(1, Math.round(wordCount / wordsPerMinute)), 'minute') },
    { label: 'Keywords', value: String(keywords?.length ?? defaultKeywordCount) },
    { label: 'Model', value: modelText(report) },
    { label: 'Sections', value: count(sections) },
    { label: 'Charts', value: count(visualData.charts) },
    { label: 'Tables', value: count(visualData.tables) },
    { label: 'Sources', value: count(sources) },
    ...(processingTime === undefined ? [] : [{ label: 'Processing time', value: took(processingTime) }]),
  ];
}

/** Silent reading speed of adults for prose. */
const wordsPerMinute = 238;

function took(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return duration(seconds, 'second');
  const minutes = duration(Math.floor(seconds / 60), 'minute');
  return seconds % 60 === 0 ? minutes : `${minutes} ${duration(seconds % 60, 'second')}`;
}

const duration = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;
