import type { Figure } from '../../../../evidence/contract';
import { isTableKind } from '../../../../evidence/evidence';
import type { Analysis } from '../../../../research/plan';
import type { LedgerFact } from '../../../../search/plan';
import { capitalised, hasFigure, listed, plainWords, sourceName } from '../wording';
import { type Material, maxColumns, type Subject, subjectsOf } from './chapter';
import { headlineOf, headlinesFirst } from './report';
import { entry, find } from './speech';
import type { Texts } from './texts';

/** Columns, or sentences of texts, that an abstract speaks of at most. */
const maxHeadlines = 4;

/** Abstract, key metrics, limitations and comparison of what the sources hold. */
export function sourcedAnalysis(material: Material, texts: Texts): Analysis {
  const comparativeAnalysis = comparison(material);
  return {
    abstract: abstractOf(material, texts),
    technicalLimitations: limitations(material),
    comparativeAnalysis,
    keyMetrics: keyMetrics(material.ledger.facts()),
  };
}

function abstractOf(material: Material, texts: Texts): string {
  const { evidence, accepted } = material;
  const names = [...new Set(evidence.sources.slice(0, maxHeadlines).map(sourceName))];
  const more = evidence.sources.length > maxHeadlines ? ' and further sources' : '';
  const strong = subjectsOf(material).slice(0, maxHeadlines).map(headlineOf);
  const quoted = [...texts.latest, ...texts.stated, ...texts.said]
    .flatMap(({ sentences }) => sentences)
    .slice(0, maxHeadlines);
  return accepted.again([
    `This research report takes its statements from ${listed(names)}${more} and from nothing else.`,
    'It was written without a language model: sentences of texts are quoted as they stand, and figures are copied from tables or worked out from their rows.',
    ...(strong.some(Boolean) ? strong : quoted),
    'What the sources do not say, above all why things went as they did, is named as open and left to further research.',
  ]);
}

/** Key figures that a report shows at most. */
const maxMetrics = 6;

const descriptions: readonly [RegExp, string][] = [
  [/-latest$/, 'The latest figure of its column, as it stands in its row.'],
  [/-highest$/, 'The highest figure of its column.'],
  [/-lowest$/, 'The lowest figure of its column.'],
  [/-total$/, 'The sum over all rows of the table.'],
  [/-mean$/, 'The mean over all rows of the table.'],
  [/-median$/, 'The figure in the middle once the rows are sorted.'],
];

const keyMetrics = (facts: readonly LedgerFact[]): Analysis['keyMetrics'] =>
  headlinesFirst(facts)
    .filter((fact, at, all) => all.findIndex((other) => isSameCell(fact, other)) === at)
    .slice(0, maxMetrics)
    .map((fact) => ({
      value: `{{${fact.id}}}`,
      label: labelOf(fact),
      description: descriptions.find(([pattern]) => pattern.test(fact.id))?.[1] ?? 'A figure of the sources.',
    }));

/** The latest figure is often the highest as well. */
const isSameCell = (one: LedgerFact, other: LedgerFact) =>
  one.value === other.value && one.unit === other.unit && one.period === other.period;

/** The period is said once. */
const labelOf = ({ label, period }: LedgerFact) =>
  period === '' || label.includes(period) ? label : `${label}, ${period}`;

type Limitation = Analysis['technicalLimitations'][number];

/** From this share of empty cells on, gaps weigh heavily. */
const manyGaps = 0.1;
/** A table with fewer rows carries little. */
const fewRows = 10;

/** What weakens the report. Impact: high where a question cannot be answered, medium where an answer is unsure, else low. */
function limitations(material: Material): Limitation[] {
  const { evidence, tables } = material;
  const cells = tables.flatMap(({ roles }) => roles.numbers.flatMap(({ values }) => values));
  const empty = cells.filter((value) => value === null).length;
  const spans = evidence.sources.reduce((sum, source) => sum + source.spans.length, 0);
  const left = tables.some(
    ({ dataset }) => dataset.columns.filter(({ type }) => type === 'number').length > maxColumns,
  );
  const all: (Limitation | false)[] = [
    noCauses,
    evidence.sources.length === 1 && oneSource,
    tables.length === 0 && noTable,
    empty > 0 && gaps(empty / cells.length >= manyGaps),
    tables.some(({ dataset }) => dataset.rows.length < fewRows) && shortTable,
    tables.length > 0 && evidence.sources.every(({ kind }) => isTableKind(kind)) && noText,
    noReading,
    (spans > evidence.ranked.length || evidence.datasets.length > tables.length || left) && notDescribed,
    tables.length > 0 && rounding,
  ];
  return all.filter((each) => each !== false);
}

const noCauses: Limitation = {
  category: 'Scope',
  title: 'No causes',
  description: 'The report says what the sources hold and what follows from it, but not why.',
  impact: 'High Impact',
  details:
    'Questions that ask for reasons stay open. Works that study causes would have to be among the sources.',
};
const oneSource: Limitation = {
  category: 'Evidence',
  title: 'A single source',
  description: 'Every statement rests on the same source, so an error in it is an error here.',
  impact: 'High Impact',
  details: 'A further source, made independently, would show where they agree and where they do not.',
};
const noTable: Limitation = {
  category: 'Evidence',
  title: 'No table to work with',
  description: 'No table of the sources is large enough for a chart, so nothing is worked out.',
  impact: 'High Impact',
  details:
    'Figures appear only in the sentences that carry them. A table would allow changes, means and shares.',
};
const gaps = (isMany: boolean): Limitation => ({
  category: 'Data',
  title: 'Empty cells',
  description: 'Some cells of the tables are empty; they were left out of sums and means, not guessed.',
  impact: isMany ? 'High Impact' : 'Medium Impact',
  details:
    'Sums over rows with gaps are too small, and means may lean. Completing the table would mend both.',
});
const shortTable: Limitation = {
  category: 'Data',
  title: 'Few rows',
  description: 'A table with few rows shows where things stand, but hardly a pattern.',
  impact: 'Medium Impact',
  details: 'A single unusual row moves the mean. More rows, or a longer period, would steady it.',
};
const noText: Limitation = {
  category: 'Evidence',
  title: 'Tables alone',
  description:
    'No text came with the tables, so how the figures were made is known only from their notes, if any.',
  impact: 'Medium Impact',
  details: 'A description of how the figures were gathered would show what they can be compared with.',
};
const noReading: Limitation = {
  category: 'Method',
  title: 'No reading for meaning',
  description: 'Passages were chosen by the words that they share with the question.',
  impact: 'Medium Impact',
  details:
    'A passage that answers in other words may have been passed over. A language model would read for meaning.',
};
const notDescribed: Limitation = {
  category: 'Method',
  title: 'Not all was described',
  description: 'Some passages, columns or tables of the sources were left aside.',
  impact: 'Low Impact',
  details: 'They can be opened with the sources. A narrower question brings other passages to the front.',
};
const rounding: Limitation = {
  category: 'Method',
  title: 'Rounding',
  description: 'Figures that were worked out are rounded like the table or to a decimal more.',
  impact: 'Low Impact',
  details: 'Sums of rounded figures may differ from a rounded sum in the last digit.',
};

type Shown = { header: string; kind: Figure['kind'] };

/** Columns of tables side by side, those of the first table and its likes; without tables, the sources. */
function comparison(material: Material): Analysis['comparativeAnalysis'] {
  const all = subjectsOf(material);
  const shown = all[0] ? shownOf(all[0]) : [];
  const headers = shown.map(({ header }) => header);
  const rows = all
    .filter((subject) => listed(shownOf(subject).map(({ header }) => header)) === listed(headers))
    .map((subject) => {
      const name = capitalised(plainWords(subject.column.name));
      return [name, ...shown.map((each) => cellOf(material, subject, name, each))];
    })
    .filter((row) => row.some((cell) => cell.startsWith('{{')));
  if (rows.length === 0) return sourcesCompared(material);
  return { title: 'Columns of the sources compared', headers: ['Column', ...headers], rows };
}

/** A series by its first and last row, which name the columns of the comparison; rows that are things by their middle. */
function shownOf(subject: Subject): Shown[] {
  const ends = [
    { header: 'Highest', kind: 'highest' as const },
    { header: 'Lowest', kind: 'lowest' as const },
  ];
  if (!subject.table.isSeries)
    return [...ends, { header: 'Mean', kind: 'mean' }, { header: 'Median', kind: 'median' }];
  const rows = (['first', 'latest'] as const).map((kind) => ({
    header: plainWords(find(subject, kind)?.period ?? ''),
    kind,
  }));
  return [...rows, ...ends];
}

/** A figure that the check follows together with its row and its column. */
function cellOf({ accepted }: Material, subject: Subject, name: string, { header, kind }: Shown): string {
  const found = find(subject, kind);
  const cell = found ? entry(subject, found) : '';
  return cell.startsWith('{{') && accepted.holds(`${name}, ${header}: ${cell}`) ? cell : 'not given';
}

const kindNames: Readonly<Record<string, string>> = {
  csv: 'table',
  text: 'text',
  markdown: 'text with headings',
  html: 'web page',
};

const sourcesCompared = ({ evidence }: Material): Analysis['comparativeAnalysis'] => ({
  title: 'Sources of this report compared',
  headers: ['Source', 'Kind', 'What it gives'],
  rows: evidence.sources.map((source) => [
    capitalised(sourceName(source)),
    kindNames[source.kind] ?? source.kind,
    source.spans.some(({ text }) => hasFigure(text))
      ? 'sentences, some of them with figures'
      : 'sentences without figures',
  ]),
});
