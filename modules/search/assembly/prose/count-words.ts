import { countWords, type Report } from '../../report';

type Prose = Pick<
  Report,
  'summary' | 'executiveSummary' | 'sections' | 'visualData' | 'faqs' | 'recommendations' | 'suggestions'
>;

/**
 * The word count of a report: all prose, counted once. That is summary, executive summary, key insights, sections with
 * their headings, questions with answers, recommendations and suggestions; not figures, tables or charts.
 */
export function countProseWords(report: Prose): number {
  const pieces = [
    report.summary,
    report.executiveSummary,
    ...report.visualData.keyInsights.map(({ insight }) => insight),
    ...report.sections.map(({ title }) => title),
    ...report.faqs.flatMap(({ question, answer }) => [question, answer]),
    ...[...report.recommendations, ...report.suggestions].flatMap(({ title, description }) => [
      title,
      description,
    ]),
  ];
  return report.sections.reduce((total, { words }) => total + words, countWords(pieces.join('\n')));
}
