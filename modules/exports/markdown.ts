import { productName } from '../kernel/product';
import { modelNames } from '../models/contract';
import type { Basis, Block, Chart, Sentence, Table } from '../search/report';
import { confidenceLines, percent, qualityText } from './confidence';
import type { FinishedReport } from './finished-report';
import { sourceCount, sourceGroups, type ListedSource } from './source-groups';
import { inputsOf, moreWords } from './derivation';
import { markedTexts } from './marked-texts';
import { meaningOf, notesOf, verdictLabels, type Note } from './claim-notes';
import { basisLabels, howMade, isSourced } from './chart/description';
import { hasChange, insightTitles, modelStatusWords, originText, verdictCounts } from './labels';

/** The whole report as Markdown: charts as tables, marks as footnotes, model text escaped. */
export function renderMarkdown(report: FinishedReport): string {
  const notes = notesOf(report);
  const texts = markedTexts(report);
  const marks = new Map(notes.map((note) => [note.claim.id, note.number]));
  const line = (sentences: readonly Sentence[]) => lineOf(sentences, marks);
  const paragraphs = (all: readonly Sentence[][]) => all.map(line).join('\n\n');
  const questions = texts.faqs.map(
    ({ question, answer }) => `### ${line(question)}\n\n${paragraphs(answer)}`,
  );
  const parts = [
    cover(report, { title: line(texts.title), summary: line(texts.summary) }),
    keyFigures(report),
    heading('Executive Summary', paragraphs(texts.executiveSummary)),
    heading(
      'Key Insights',
      texts.keyInsights
        .map(({ category, insight }) => `- **${insightTitles[category]}:** ${line(insight)}`)
        .join('\n'),
    ),
    ...report.sections.map((section) =>
      analysis(report, section, { title: line(texts.sectionTitles.get(section.id) ?? []), marks }),
    ),
    unclaimed(report),
    heading(
      'Strategic Recommendations',
      texts.recommendations
        .map(
          ({ title, description, category }) =>
            `- **${line(title)}** (${line(category)}) ${line(description)}`,
        )
        .join('\n'),
    ),
    confidence(report),
    heading('Frequently Asked Questions', questions.join('\n\n')),
    sources(report),
    notes.map(footnote).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n') + '\n';
}

type Marks = ReadonlyMap<string, number>;

/** Sentences with their marks, escaped. */
const lineOf = (sentences: readonly Sentence[], marks: Marks): string =>
  sentences
    .map(({ text, claimId = '' }) => plain(text) + (marks.has(claimId) ? `[^${marks.get(claimId)}]` : ''))
    .join(' ');

/** `title`: escaped. */
const heading = (title: string, text: string) => (text ? `## ${title}\n\n${text}` : '');

/** `title` and `summary`: escaped. */
function cover(report: FinishedReport, { title, summary }: { title: string; summary: string }): string {
  const { demo, offline, partial } = report;
  const meta = [
    report.createdAt.slice(0, 10),
    `${report.wordCount} words`,
    modelNames[report.model],
    sourceCount(report.sources),
    productName,
  ];
  const labels = [demo && 'Demo report', offline && 'Offline writer', partial && 'Partial report'];
  return [
    `# ${title}`,
    summary,
    `*${meta.join(' · ')}*`,
    labels.some(Boolean) && `**${labels.filter(Boolean).join(' · ')}**`,
    ...report.notices.map((notice) => `> ${plain(notice)}`),
    restsOn(report),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Legend of the marks, with the number of claims by verdict. */
function restsOn({ claims }: FinishedReport): string {
  const lines = verdictCounts(claims).map(
    ({ verdict, count }) => `- ${count} ${verdictLabels[verdict].label}: ${verdictLabels[verdict].means}`,
  );
  return lines.length > 0 ? `What the sentences rest on:\n\n${lines.join('\n')}` : '';
}

function keyFigures({ visualData: { metrics } }: FinishedReport): string {
  const rows = metrics.map(({ label, value, change, basis }) => [
    label,
    value,
    hasChange(change) ? change : '',
    basisLabels[basis],
  ]);
  return rows.length
    ? heading('Key Performance Indicators', markdownTable(['Figure', 'Value', 'Change', 'Rests on'], rows))
    : '';
}

function analysis(
  report: FinishedReport,
  section: FinishedReport['sections'][number],
  { title, marks }: { title: string; marks: Marks },
): string {
  const texts = [
    ...section.blocks.map((block) => blockText(block, marks)),
    ...exhibits(report, (sectionId) => sectionId === section.id),
    ...section.notes.map((note) => `> ${plain(note)}`),
  ];
  return heading(title, texts.join('\n\n'));
}

/** Charts and tables without a section. */
function unclaimed(report: FinishedReport): string {
  const sectionIds = new Set(report.sections.map(({ id }) => id));
  return heading('Further charts and tables', exhibits(report, (id) => !sectionIds.has(id)).join('\n\n'));
}

function exhibits({ visualData }: FinishedReport, belongs: (sectionId: string) => boolean): string[] {
  return [
    ...visualData.charts.filter(({ sectionId }) => belongs(sectionId)).map(chartTable),
    ...visualData.tables.filter(({ sectionId }) => belongs(sectionId)).map(tableOf),
  ];
}

function tableOf({ title, headers, rows, sourceLine, basis }: Table): string {
  return `**${plain(title)}**\n\n${markdownTable(headers, rows)}\n\n${below([sourceLine, tableBasis(sourceLine, basis)])}`;
}

/** The basis of a table, unless it is a source or the source line names it. */
const tableBasis = (sourceLine: string, basis: Basis) =>
  basis === 'source' || sourceLine.startsWith(basisLabels[basis]) ? '' : basisLabels[basis];

const below = (texts: readonly (string | undefined)[]) =>
  `*${texts
    .filter(Boolean)
    .map((text) => plain(text ?? ''))
    .join(' · ')}*`;

function blockText({ type, sentences }: Block, marks: Marks): string {
  const text = lineOf(sentences, marks);
  return type === 'subheading' ? `### ${text}` : type === 'listItem' ? `- ${text}` : text;
}

function chartTable(chart: Chart): string {
  const { labels, datasets } = chart.data;
  const rows = labels.map((label, row) => [label, ...datasets.map(({ data }) => String(data[row] ?? ''))]);
  return [
    `**${plain(chart.title)}**${chart.subtitle ? `, ${plain(chart.subtitle)}` : ''}`,
    markdownTable([chart.xLabel, ...datasets.map(({ label }) => label)], rows),
    below([chart.sourceLine, howMade(chart), isSourced(chart.basis) ? '' : basisLabels[chart.basis]]),
  ].join('\n\n');
}

function confidence({ confidenceScores, aiSources }: FinishedReport): string {
  const lines = confidenceLines(confidenceScores);
  const rows = lines.map(({ label, score, measures }) => [
    label,
    `${percent(score)} (${qualityText(score)})`,
    measures,
  ]);
  const table = markdownTable(['Score', 'Value', 'Measures'], rows);
  const writers =
    aiSources &&
    `Model 2: ${modelStatusWords(aiSources.model2.status)}. Claude: ${modelStatusWords(aiSources.claude.status)}.`;
  return heading('Analysis Confidence Scores', [table, writers].filter(Boolean).join('\n\n'));
}

function sources(report: FinishedReport): string {
  const groups = sourceGroups(report).map(({ title, sources: listed }) => {
    const lines = listed.map(sourceLine).join('\n');
    return title ? `### ${title}\n\n${lines}` : lines;
  });
  return heading('Sources', groups.join('\n\n'));
}

function sourceLine(source: ListedSource): string {
  const { title, kind, sha256, cited } = source;
  const { url, ...others } = source;
  const origin = [plain(originText(others)), url && addressLink(url)].filter(Boolean).join(', ');
  const about = [kind, cited, `sha256 \`${sha256}\``].filter(Boolean).join(', ');
  return `- ${plain(title)} (${about})${origin && `. ${origin}`}`;
}

/** The address of a fetched source as a link; escaped like any other text when it could end the link early. */
const addressLink = (url: string) => (/^https?:\/\/[^\s<>]+$/i.test(url) ? `<${url}>` : plain(url));

/** Number of passages and inputs listed in a footnote; the rest is counted. */
const namedInNote = 12;

function footnote(note: Note): string {
  const { number, verdict, spans, claim } = note;
  const from = spans.map(({ source, span }) => `${source.title}${placeWords(span)}: “${span.text}”`);
  const words = [
    `${verdictLabels[verdict].label}.`,
    (claim.reason ?? claim.sources) ? meaningOf(note) : '',
    ...derivationWords(note),
    ...from.slice(0, namedInNote),
    from.length > namedInNote ? `And ${moreWords(from.length - namedInNote, 'passage')}.` : '',
  ];
  return `[^${number}]: ${words.filter(Boolean).map(plain).join(' ')}`;
}

function derivationWords(note: Note): string[] {
  const { derivation } = note.claim;
  if (!derivation) return [];
  const inputs = inputsOf(note).map(
    ({ label, figure, passage }) => `${label}: ${figure}${passage ? placeWords(passage) : ''}`,
  );
  const more = inputs.length > namedInNote ? [`and ${inputs.length - namedInNote} more`] : [];
  return [
    `Derivation: ${derivation.text}.`,
    derivation.formula && `Formula: ${derivation.formula}.`,
    inputs.length > 0 ? `Inputs: ${[...inputs.slice(0, namedInNote), ...more].join('; ')}.` : '',
  ];
}

type Place = { line?: number | undefined; page?: number | undefined };
const placeWords = ({ line, page }: Place) =>
  (page === undefined ? '' : `, page ${page}`) + (line === undefined ? '' : `, line ${line}`);

/** Escapes model text for Markdown, so that none of it becomes markup, a link or a tag. */
export function plain(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\`*_[\]<>|~]/g, (mark) => (mark === '<' ? '&lt;' : mark === '>' ? '&gt;' : `\\${mark}`))
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2')
    .replace(/:\/\//g, ':&#47;&#47;')
    .replace(/\bwww\./gi, (begins) => `${begins.slice(0, 3)}&#46;`);
}

function markdownTable(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`;
  const filled = rows.map((row) => headers.map((_, column) => row[column] ?? ''));
  return [line(headers), `|${headers.map(() => ' --- |').join('')}`, ...filled.map(line)].join('\n');
}
