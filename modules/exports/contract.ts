/** Shared by the page on screen and the exported ones. Safe for browsers. */
export { confidenceLines, percent, qualityText } from './confidence';
export { articleDetails, lengthText, modelText } from './article-details';
export { fileNameOf } from './file-name';
export { changeTone, iconNamed, type MetricIconName } from './metric-style';
export { inputsOf, moreWords, passageId, shownFirst, type ReadInput } from './derivation';
export {
  meaningOf,
  notesOf,
  verdictOf,
  claimVerdicts,
  verdictLabels,
  type Note,
  type ClaimVerdict,
} from './claim-notes';
export {
  cellStyle,
  decimalsByColumn,
  isFigureColumn,
  isOmission,
  padding,
  type CellStyle,
} from './table-cell';
export { sourceGroups, type ListedSource } from './source-groups';
export { markedTexts, type MarkedTexts } from './marked-texts';
export {
  claimPlaces,
  hasChange,
  insightTitles,
  modelStatusWords,
  publishedWord,
  verdictCounts,
} from './labels';
export {
  ReportLanguageContext,
  useChartLanguage,
  useLabelLanguage,
  useReportLanguage,
} from './report-language';
