import type { SourceKind } from './evidence';

export { idleDays, maxFileBytes, maxReadingMs, maxRows, maxSources, maxStoredSources } from './limits';

const kindByExtension: Readonly<Record<string, SourceKind>> = {
  csv: 'csv',
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
};

const kindByType: Readonly<Record<string, SourceKind>> = {
  'text/csv': 'csv',
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/html': 'html',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** For the `accept` attribute of a file input. */
export const acceptedFiles = [
  ...Object.keys(kindByExtension).map((extension) => `.${extension}`),
  ...Object.keys(kindByType),
].join(',');

/** What a file is: its extension decides, its type only where there is none. Undefined: not accepted. */
export function kindOfFile(name: string, type: string): SourceKind | undefined {
  const extension = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension) return kindByExtension[extension];
  return kindByType[type.split(';')[0]?.trim().toLowerCase() ?? ''];
}

/** Reading a table: pure arithmetic that writers and checkers share. */
export { columnRoles, decimalsOf, type ColumnRoles } from './sources/columns';
export { figuresOf, figureText, type Figure } from './figures/derived-figures';
export { isSumLabel, sumRowsOf } from './figures/sum-rows';
export { bucketsOf, type Bucket } from './figures/year-buckets';
export { sentenceRanges, sentencesOf, type Range } from './verify/text/sentences';

/** What a request leans on, small for the event loop and packed for a thread. */
export type { DatasetDigest, EvidenceDigest, GatheredEvidence } from './evidence-digest';
export type { PackedEvidence } from './sources/packed-reading';

/** Whether two sources are near-copies. */
export { isNearCopy, printOf } from './retrieval/cluster';

/** Checking statements: pure, without a model. */
export {
  createVerifier,
  otherValue,
  type Checked,
  type CheckedFact,
  type FactToCheck,
  type Verifier,
} from './verify/index';
export { amountAt } from './verify/numbers/amounts';
export { columnUnit } from './verify/numbers/units';
export { periodTables } from './verify/tables/structure/measure-tables';
export { namedBySection } from './figures/section-rows';
export { seriesViews, spreadOf } from './verify/tables/structure/series-views';
