import { createContext, useContext } from 'react';
import type { ReportLanguage } from '../search/contract';
import type { Chart } from '../search/report';

/** The language of the report of a page; undefined where it is unknown. */
export const ReportLanguageContext = createContext<ReportLanguage | undefined>(undefined);

/** The `lang` of an element that holds text of the report. Headings, labels and notes of the product are English. */
export const useReportLanguage = () => useContext(ReportLanguageContext);

/**
 * The `lang` of the title of a chart. Titles of figures from a source are made of the names in that source and words of the
 * product; others are texts of the report.
 */
export function useChartLanguage({ basis }: Pick<Chart, 'basis'>): ReportLanguage | undefined {
  const language = useReportLanguage();
  return basis === 'source' || basis === 'derived' ? undefined : language;
}

/** The `lang` of a label of the product amid text of the report. */
export const useLabelLanguage = () => (useReportLanguage() === undefined ? undefined : 'en');
