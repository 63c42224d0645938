import { productName } from '../kernel/product';
import { modelNames } from '../models/contract';
import type { Block, Chart } from '../search/report';
import { confidenceLines, percent, qualityText } from './confidence';
import type { FinishedReport } from './finished-report';
import { markdownTable, plain } from './markdown-text';
import { notesOf, standingWords, type Note } from './notes';
import { basisLabels } from './chart/description';
import { hasChange, insightTitles } from './words';

/** The whole report as Markdown: charts as tables, marks as footnotes, model text as plain words. */
export function renderMarkdown(report: FinishedReport): string {
  const notes = notesOf(report);
  const parts = [
    cover(report),
    keyFigures(report),
    heading('Executive Summary', paragraphs(report.executiveSummary)),
    insights(report),
    ...report.sections.map((section) => analysis(report, section, notes)),
    list('Strategic Recommendations', report.recommendations),
    confidence(report),
    heading(
      'Frequently Asked Questions',
      report.faqs.map((faq) => `### ${plain(faq.question)}\n\n${paragraphs(faq.answer)}`).join('\n\n'),
    ),
    sources(report),
    notes.map(footnote).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n') + '\n';
}

const heading = (title: string, text: string) => (text ? `## ${plain(title)}\n\n${text}` : '');
const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(plain)
    .join('\n\n');

function cover(report: FinishedReport): string {
  const meta = [
    report.createdAt.slice(0, 10),
    `${report.wordCount} words`,
    modelNames[report.model],
    productName,
  ];
  return [
    `# ${plain(report.title)}`,
    plain(report.summary),
    `*${meta.join(' · ')}*`,
    ...report.notices.map((notice) => `> ${plain(notice)}`),
  ].join('\n\n');
}

function keyFigures({ visualData: { metrics } }: FinishedReport): string {
  const rows = metrics.map(({ label, value, change, basis }) => [
    label,
    value,
    hasChange(change) ? change : '',
    basis === 'source' ? 'Source' : basisLabels[basis],
  ]);
  return rows.length
    ? heading('Key Performance Indicators', markdownTable(['Figure', 'Value', 'Change', 'Rests on'], rows))
    : '';
}

function insights({ visualData }: FinishedReport): string {
  const lines = visualData.keyInsights.map(
    ({ category, insight }) => `- **${insightTitles[category]}:** ${plain(insight)}`,
  );
  return heading('Key Insights', lines.join('\n'));
}

function analysis(
  report: FinishedReport,
  section: FinishedReport['sections'][number],
  notes: readonly Note[],
): string {
  const marks = new Map(notes.map((note) => [note.claim.id, note.number]));
  const charts = report.visualData.charts.filter(({ sectionId }) => sectionId === section.id);
  const tables = report.visualData.tables.filter(({ sectionId }) => sectionId === section.id);
  const texts = [
    ...section.blocks.map((block) => blockText(block, marks)),
    ...charts.map(chartTable),
    ...tables.map(
      ({ title, headers, rows, sourceLine }) =>
        `**${plain(title)}**\n\n${markdownTable(headers, rows)}\n\n*${plain(sourceLine)}*`,
    ),
    ...section.notes.map((note) => `> ${plain(note)}`),
  ];
  return heading(section.title, texts.join('\n\n'));
}

function blockText({ type, sentences }: Block, marks: ReadonlyMap<string, number>): string {
  const text = sentences
    .map(
      (one) =>
        plain(one.text) + (one.claimId && marks.has(one.claimId) ? `[^${marks.get(one.claimId)}]` : ''),
    )
    .join(' ');
  return type === 'subheading' ? `### ${text}` : type === 'listItem' ? `- ${text}` : text;
}

function chartTable(chart: Chart): string {
  const { labels, datasets } = chart.data;
  const rows = labels.map((label, row) => [label, ...datasets.map(({ data }) => String(data[row] ?? ''))]);
  const below = [
    chart.sourceLine,
    chart.derivation,
    chart.basis === 'source' ? '' : basisLabels[chart.basis],
  ];
  return [
    `**${plain(chart.title)}**${chart.subtitle ? `, ${plain(chart.subtitle)}` : ''}`,
    markdownTable([chart.xLabel, ...datasets.map(({ label }) => label)], rows),
    `*${below
      .filter(Boolean)
      .map((text) => plain(text ?? ''))
      .join(' · ')}*`,
  ].join('\n\n');
}

function list(title: string, items: readonly { title: string; description: string }[]): string {
  return heading(
    title,
    items.map((item) => `- **${plain(item.title)}** ${plain(item.description)}`).join('\n'),
  );
}

function confidence({ confidenceScores }: FinishedReport): string {
  const lines = confidenceLines(confidenceScores);
  const rows = lines.map(({ label, score, measures }) => [
    label,
    `${percent(score)} (${qualityText(score)})`,
    measures,
  ]);
  return heading('Analysis Confidence Scores', markdownTable(['Score', 'Value', 'Measures'], rows));
}

function sources(report: FinishedReport): string {
  return heading(
    'Sources',
    report.sources
      .map(({ title, kind, sha256 }) => `- ${plain(title)} (${kind}, sha256 \`${sha256}\`)`)
      .join('\n'),
  );
}

function footnote({ number, standing, spans, claim }: Note): string {
  const from = spans.map(
    ({ source, span }) => `${source.title}${span.line ? `, line ${span.line}` : ''}: “${span.text}”`,
  );
  const words = [`${standingWords[standing].label}.`, ...from, claim.derivation ?? ''].filter(Boolean);
  return `[^${number}]: ${words.map(plain).join(' ')}`;
}
