import { hasFigure, listed, plainWords } from '../wording';
import { type Chapter, type Material, maxColumns } from './chapter';

/** What the sources do not say: gaps, columns left aside, and the questions no table answers. */
export function limits(material: Material): Chapter {
  return {
    id: 'limits',
    title: 'What the sources leave open',
    brief: 'Say where the sources end and how figures were worked out.',
    paragraphs: [missing(material), working(material), beyond(material), unread(material)].filter(Boolean),
    charts: [],
  };
}

/** Empty cells, and columns that were left aside. */
export const missing = (material: Material): string =>
  material.tables.length > 0 ? [gaps(material), aside(material)].filter(Boolean).join(' ') : '';

/** How figures were worked out, or why there are none. */
export function working({ tables, evidence }: Material): string {
  const worked =
    'Figures marked as worked out, such as totals, means, changes and shares, come from the rows given, without weights or corrections, and are rounded like the table or to a decimal more. Reading them asks for the same care as reading the table: a change in how something was counted shows here as a change in the thing itself.';
  const without =
    evidence.datasets.length > 0
      ? 'What came as a table is too small, or holds too few figures, for a chart.'
      : 'No table came with the sources, so no chart is drawn; numbers appear only inside the sentences that carry them.';
  return tables.length > 0 ? worked : without;
}

/** Causes and all that lies outside the sources. */
export function beyond({ tables, evidence }: Material): string {
  const these = evidence.sources.length === 1 ? 'this source' : 'these sources';
  return `${tables.length > 0 ? 'A table says what was counted, not why.' : 'Sentences taken from a text bring its judgement along with its facts.'} Causes, comparisons with anything outside ${these} and expectations for the time to come are not in ${evidence.sources.length === 1 ? 'it' : 'them'}, and therefore not in this report either.`;
}

function gaps({ tables }: Material): string {
  const empty = tables.flatMap(({ roles }) => roles.numbers.filter(({ values }) => values.includes(null)));
  if (empty.length === 0) return 'No figure is missing from the columns described here.';
  return `Entries are missing from ${namesOf(empty)}; they were left out of sums and means, not guessed.`;
}

function aside({ tables }: Material): string {
  const left = tables.flatMap(({ dataset }) =>
    dataset.columns.filter(({ type }) => type === 'number').slice(maxColumns),
  );
  return left.length === 0 ? '' : `Further columns of figures were left aside: ${namesOf(left)}.`;
}

/** Names that read as figures are not spelled out: they would look like figures of the report. */
function namesOf(columns: readonly { name: string }[]): string {
  const names = [...new Set(columns.map(({ name }) => plainWords(name)))];
  const plain = names.filter((name) => !hasFigure(name)).slice(0, 6);
  if (plain.length === 0) return names.length === 1 ? 'a column' : 'some columns';
  return names.length > plain.length ? `${plain.join(', ')} and others` : listed(plain);
}

/** Passages and tables that were not described. */
export function unread({ evidence, tables }: Material): string {
  const shown = evidence.ranked.length;
  const all = evidence.sources.reduce((sum, { spans }) => sum + spans.length, 0);
  const cut =
    all > shown ? 'Of the longer sources, only the passages nearest to the question were drawn upon.' : '';
  const left =
    evidence.datasets.length > tables.length ? 'Some tables of the sources were not described.' : '';
  return [cut, left].filter(Boolean).join(' ');
}
