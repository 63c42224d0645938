/** What the page on screen and the exported ones must say alike. Safe for browsers. */
export { confidenceLines, percent, qualityText } from './confidence';
export { notesOf, standingOf, standingWords, type Note, type Standing } from './notes';
export { cellStyle, isFigureColumn, type CellStyle } from './table-cell';
export { demoSentence, insightTitles, modelStatusWords, offlineSentence, verdictCounts } from './words';
