import { columnRoles } from '../../../../evidence/contract';
import type { Span } from '../../../../evidence/evidence';
import { capitalised, cited, count, inSentence, listed, plainWords } from '../wording';
import type { Chapter, Material, Table } from './chapter';
import { isHeading } from './prose';

/** What the report rests on, said first: sources, rows, columns and the notes on their origin. */
export function overview(material: Material): Chapter {
  const { evidence, tables } = material;
  return {
    id: 'sources',
    title: 'What this report rests on',
    brief: 'Name the sources, what they hold and where they say it comes from.',
    paragraphs: [
      opening(material),
      ...tables.flatMap((table) => tableText(table, material)),
      ...textSources(material),
    ].filter(Boolean),
    charts: [],
  };

  function textSources({ tables }: Material): string[] {
    const texts = evidence.sources.filter(({ id }) => !tables.some(({ source }) => source.id === id));
    return texts.map(({ title, kind, spans }) => {
      const passages = spans.filter((span) => !isHeading(span)).length;
      const name = kind === 'csv' ? 'a table that gives no series or comparison of figures' : 'a text';
      return `“${plainWords(title)}” is ${name}; it was read in ${passages > 12 ? 'many short passages' : count(passages, 'passage')}, and what it says appears here in its own words.`;
    });
  }
}

function opening({ query, evidence, tables, ledger }: Material): string {
  const rows = tables.flatMap((table) => {
    const figure = table.figure('rows', '');
    return figure ? [ledger.use(figure, table.dataset)] : [];
  });
  const from = `${count(evidence.sources.length, 'source')}${rows.length > 0 ? ` with ${listed(rows)} rows` : ''}`;
  return (
    `This report was written without a language model from ${from}. The question put to it was “${plainWords(query)}”. ` +
    'Every sentence is either taken from a source or describes its figures; where the sources end, so does the report.'
  );
}

function tableText(table: Table, material: Material): string[] {
  const { dataset, roles, source } = table;
  const names = roles.numbers.map(({ name, unit }) => plainWords(unit ? `${name} in ${unit}` : name));
  const more = columnRoles(dataset).numbers.length - names.length;
  const columns = `${count(names.length, 'column')} of figures${more > 0 ? ' looked at here' : ''}: ${listed(names)}`;
  const span = extent(table);
  const described = `“${plainWords(source.title)}” is a table with ${columns}. ${span}`;
  const notes = notesOf(table, material);
  return [
    described,
    notes.length > 0 ? `On the origin of its figures the file says: ${notes.join(' ')}` : '',
  ];
}

function extent({ dataset, roles, labelName }: Table): string {
  if (roles.label < 0) return 'Its rows have no names.';
  const labels = dataset.rows.map((row) => plainWords(String(row[roles.label] ?? '')));
  const [first, last] = [labels[0] ?? '', labels.at(-1) ?? ''].sort();
  if (roles.timed)
    return /^(?:year|month|quarter|day|week|date)$/i.test(labelName)
      ? `It has one row for each ${inSentence(labelName)} it covers, from ${first} to ${last}.`
      : `Its rows run from ${first} to ${last} in the column ${labelName}.`;
  const few = [...new Set(labels)].filter(Boolean);
  return few.length <= 8
    ? `Its rows are ${listed(few)}.`
    : `Its rows are told apart by the column ${labelName}.`;
}

/** Comment lines above a table usually name where its figures come from. */
function notesOf({ source, dataset, header }: Table, { tables }: Material): string[] {
  const rows = new Set(dataset.spanIds);
  const isNote = (span: Span) =>
    !rows.has(span.id) && span.id !== header && !span.text.startsWith('Columns: ');
  if (source.kind !== 'csv' || tables.some((table) => table.source === source && table.dataset !== dataset))
    return [];
  return source.spans
    .slice(0, 12)
    .filter(isNote)
    .map((span) => cited(capitalised(plainWords(span.text)), span.id));
}
