import { count, listed, plainWords } from '../wording';
import { type Chapter, type Material, maxColumns, type Table } from './chapter';

/** What the sources do not say: gaps, columns left aside, and the questions no table answers. */
export function limits(material: Material): Chapter {
  const { tables, evidence } = material;
  return {
    id: 'limits',
    title: 'What the sources leave open',
    brief: 'Say where the sources end and how figures were worked out.',
    paragraphs: [
      ...tables.map(gaps),
      tables.length > 0
        ? 'Figures marked with a derivation, such as totals, means, changes and shares, were worked out from the rows given, without weights or corrections, and rounded as the table itself rounds. Reading them asks for the same care as reading the table: a change in how something was counted would show here as a change in the thing itself.'
        : evidence.datasets.length > 0
          ? 'What came as a table is too small, or holds too few figures, for a chart.'
          : 'No table came with the sources, so no chart is drawn; numbers appear only inside the sentences that carry them.',
      `${tables.length > 0 ? 'A table says what was counted, not why.' : 'Sentences taken from a text bring its judgement along with its facts.'} Causes, comparisons with anything outside ${evidence.sources.length === 1 ? 'this source' : 'these sources'} and expectations for the time to come are not in ${evidence.sources.length === 1 ? 'it' : 'them'}, and therefore not in this report either.`,
      unread(material),
    ].filter(Boolean),
    charts: [],
  };
}

function gaps({ dataset, roles, source }: Table): string {
  const empty = roles.numbers
    .filter(({ values }) => values.includes(null))
    .map(
      ({ name, values }) =>
        `${plainWords(name)} (${count(values.filter((value) => value === null).length, 'gap')})`,
    );
  const aside = dataset.columns
    .filter(({ type }) => type === 'number')
    .slice(maxColumns)
    .map(({ name }) => plainWords(name));
  const title = `“${plainWords(source.title)}”`;
  const complete =
    empty.length === 0
      ? `No figure is missing from the columns of ${title} described here.`
      : `In ${title}, entries are missing from ${listed(empty)}; they were left out of sums and means, not guessed.`;
  const left =
    aside.length === 0
      ? ''
      : ` Further columns of figures were left aside: ${listed(aside.slice(0, 6))}${aside.length > 6 ? ' and others' : ''}.`;
  return complete + left;
}

function unread({ evidence, tables }: Material): string {
  const tablesLeft = evidence.datasets.length - tables.length;
  const shown = evidence.ranked.length;
  const all = evidence.sources.reduce((sum, { spans }) => sum + spans.length, 0);
  const cut =
    all > shown ? 'Of the longer sources, only the passages nearest to the question were drawn upon.' : '';
  const left =
    tablesLeft > 0
      ? `${count(tablesLeft, 'further table')} in the sources ${tablesLeft === 1 ? 'was' : 'were'} not described.`
      : '';
  return [cut, left.charAt(0).toUpperCase() + left.slice(1)].filter(Boolean).join(' ');
}
