import type { ReportLanguage } from './contract';
import type { SearchState } from './decider';

/** Minimum characters for a detection by trigrams. */
const minLength = 60;
const codes: Readonly<Record<string, ReportLanguage>> = { eng: 'en', fin: 'fi', swe: 'sv' };
/** The languages of reports, and those that are taken for one of them where they are not named. */
const candidates = [
  ...Object.keys(codes),
  ...[
    'nob',
    'nno',
    'dan',
    'deu',
    'nld',
    'est',
    'fra',
    'spa',
    'por',
    'ita',
    'pol',
    'ces',
    'hun',
    'tur',
    'ron',
  ],
];

/** Which of the languages of reports a text is in; undefined when it is in another, or too short to tell. */
export async function languageOfText(text: string): Promise<ReportLanguage | undefined> {
  // Its trigrams are loaded by the first report that leaves the language to the query.
  const { franc } = await import('franc');
  return codes[franc(text, { minLength, only: candidates })];
}

/** The language to look for sources in: that of the query where its words show it, else the one chosen for the report. */
export async function languageOfQuery({ request }: SearchState): Promise<{ language?: ReportLanguage }> {
  const language = (await languageOfText(request?.query ?? '')) ?? request?.language;
  return language ? { language } : {};
}
