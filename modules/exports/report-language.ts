import { createContext, useContext } from 'react';
import type { ReportLanguage } from '../search/contract';

/** The language that the report of a page was asked in; undefined where it was left to the query. */
export const ReportLanguageContext = createContext<ReportLanguage | undefined>(undefined);

/** The `lang` of an element that holds text of the report. Headings, labels and notes of the product are English. */
export const useReportLanguage = () => useContext(ReportLanguageContext);

/** The `lang` of a label of the product amid text of the report. */
export const useLabelLanguage = () => (useReportLanguage() === undefined ? undefined : 'en');
