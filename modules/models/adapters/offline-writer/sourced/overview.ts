import { columnRoles, sentencesOf } from '../../../../evidence/contract';
import { isTableKind, type Span } from '../../../../evidence/evidence';
import { capitalised, cited, hasFigure, inSentence, listed, plainWords, sourceName } from '../wording';
import { type Chapter, hasSums, type Material, type Table } from './chapter';

/** What the report rests on, said first: sources, columns and the notes on their origin. */
export function overview(material: Material): Chapter {
  return {
    id: 'sources',
    title: 'What this report rests on',
    brief: 'Name the sources, what they hold and where they say it comes from.',
    paragraphs: [
      'This report was written without a language model. Its sentences stand in a source word for word, or describe the figures of a table; where the sources end, so does the report.',
      ...described(material),
    ].filter(Boolean),
    charts: [],
  };
}

/** What each source is and holds, and where it says that its figures come from. */
export const described = (material: Material): string[] => [
  ...material.tables.map((table) => material.accepted.accept(tableText(table))),
  ...notesOf(material),
  ...textSources(material),
];

function tableText(table: Table): string[] {
  const { dataset, roles, source } = table;
  const named = roles.numbers.filter(({ name }) => !hasFigure(name));
  const names = named.map(({ name, unit }) =>
    plainWords(unit && !hasFigure(unit) ? `${name} (${unit})` : name),
  );
  const others = columnRoles(dataset).numbers.length > names.length;
  const columns =
    names.length === 0
      ? 'holds a table of figures'
      : `holds a table with ${others ? 'columns such as' : names.length === 1 ? 'the column' : 'columns for'} ${listed(names)}`;
  return [
    `${capitalised(sourceName(source))} ${columns}.`,
    extent(table),
    hasSums(table)
      ? `Among the rows of ${sourceName(source)} are sums or means of others; what is worked out here over all rows leaves them out.`
      : '',
  ];
}

function extent({ dataset, roles, labelName, isSeries, source }: Table): string {
  if (roles.label < 0) return `The rows of ${sourceName(source)} have no names.`;
  if (isSeries)
    return /^(?:year|month|quarter|day|week)$/i.test(labelName)
      ? `The rows of ${sourceName(source)} stand for ${inSentence(labelName)}s.`
      : `The rows of ${sourceName(source)} follow the column ${labelName}.`;
  const labels = [...new Set(dataset.rows.map((row) => plainWords(String(row[roles.label] ?? ''))))].filter(
    Boolean,
  );
  return labels.length <= 8 && !labels.some(hasFigure)
    ? `Its rows are those of ${listed(labels)}.`
    : `The rows of ${sourceName(source)} are told apart by the column ${labelName}.`;
}

/** Comment lines above a table usually name where its figures come from. */
function notesOf({ tables, accepted }: Material): string[] {
  const single = tables.filter(
    (table) =>
      isTableKind(table.source.kind) &&
      tables.every((other) => other.source !== table.source || other.dataset === table.dataset),
  );
  const notes = single.flatMap(({ source, dataset, header }) => {
    const rows = new Set(dataset.spanIds);
    const isNote = ({ id, text }: Span) => !rows.has(id) && id !== header && !text.startsWith('Columns: ');
    return source.spans.slice(0, 12).filter(isNote);
  });
  if (notes.length === 0) return [];
  const quoted = notes.flatMap(({ id, text }) =>
    sentencesOf(text).map((sentence) => cited(capitalised(plainWords(sentence)), id)),
  );
  return [
    'On the origin of the figures the files themselves say what follows.',
    accepted.quote(quoted).join(' '),
  ];
}

function textSources({ evidence, tables }: Material): string[] {
  const others = evidence.sources.filter(({ id }) => !tables.some(({ source }) => source.id === id));
  const names = (isTable: boolean) => [
    ...new Set(others.filter(({ kind }) => isTableKind(kind) === isTable).map(sourceName)),
  ];
  const [bare, texts] = [names(true), names(false)];
  return [
    bare.length > 0
      ? `${capitalised(listed(bare))}: a table that gives no series or comparison of figures.`
      : '',
    texts.length === 0
      ? ''
      : texts.length === 1
        ? `${capitalised(listed(texts))} is a text; what it says appears here in its own words.`
        : `${capitalised(listed(texts))} are texts; what they say appears here in their own words.`,
  ];
}
