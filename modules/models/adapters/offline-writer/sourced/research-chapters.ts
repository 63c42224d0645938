import { isTableKind } from '../../../../evidence/evidence';
import { researchSections, type ResearchSectionId } from '../../../../research/plan';
import { capitalised, hasFigure, listed, plainWords } from '../wording';
import { type Chapter, type Material, type Subject, type Table, subjectsOf } from './chapter';
import { decadeMeans, decadeSpread, decadeTotals, trend } from './charts';
import * as groups from './group-sentences';
import { courseChapters, groupCharts } from './groups';
import { beyond, missing, unread, working } from './limits';
import { movementChapters, periodChapter, togetherChapter } from './movements';
import { described } from './overview';
import { headlineOf } from './report';
import { rowSentences } from './rows';
import * as series from './series-sentences';
import { quotedInTurn, quotedUnderHeadings, type Texts } from './texts';

type Written = Pick<Chapter, 'brief' | 'paragraphs'> & { charts?: Chapter['charts'] };
type Write = (material: Material, texts: Texts) => Written;

/** The six sections of a research report from sources: what they say, and what follows from their figures. */
export function researchChapters(material: Material, texts: Texts): Chapter[] {
  return researchSections.map(({ id, title }) => {
    const { brief, paragraphs, charts = [] } = writers[id](material, texts);
    const said = paragraphs.filter(Boolean);
    return { id, title, brief, paragraphs: said.length > 0 ? said : [nothing], charts };
  });
}

const nothing = 'The sources say nothing on this point, and this writer adds nothing of its own.';

const overview: Write = (material, { topics }) => {
  const some = topics.slice(0, 6);
  return {
    brief: 'Say how this report was made, what it takes up and where each matter stands.',
    paragraphs: [
      'This research report was written without a language model. Its sentences stand in a source word for word, or describe the figures of a table; where the sources end, so does the report.',
      material.accepted.accept(subjectsOf(material).map(headlineOf)),
      some.length > 0 ? `The texts among the sources take up these matters: ${listed(some)}.` : '',
      'Literature says what each source is and holds, and quotes the texts among them. Methodology tells how sentences were chosen and figures worked out. Current State has the latest figures and Key Findings the courses, extremes, means and shares, as far as the sources give them. Future Research names what stays open.',
    ],
  };
};

const literature: Write = (material, { said }) => ({
  brief: 'Say what each source is and holds, and quote the texts in their own sentences.',
  paragraphs: [
    'The literature of this report is its sources. Other works were not read, and none is named here from memory.',
    ...described(material),
    said.length > 0
      ? 'What the texts say without figures follows in their own order; sentences that carry figures stand in the sections on the current state and on the findings.'
      : hasTexts(material)
        ? 'The texts hold no sentences without figures that could be quoted here; those with figures stand in the sections on the current state and on the findings.'
        : 'No text came with the sources, so there are no views of authors to quote or to set beside one another.',
    ...quotedUnderHeadings(said),
  ],
});

const methodology: Write = (material) => ({
  brief: 'Explain how sentences were chosen and figures worked out, and what this can show.',
  paragraphs: [
    'The question was put to these sources alone, by fixed rules and without a language model; the same sources and the same question give the same text.',
    hasTexts(material)
      ? 'Texts were cut into passages, and the passages nearest to the question by their words were drawn upon. From these, whole sentences were taken as they stand, so that nothing is said in other words than those of the source. Where a sentence is placed depends on whether it carries figures, names the latest year or speaks of what is to come.'
      : '',
    material.tables.length > 0
      ? 'Tables were read column by column, those with dates and many rows first. A column counts as figures when its cells can be read as numbers, and its unit is the one that the table names beside it.'
      : '',
    working(material),
    material.tables.length > 0
      ? 'A change is the last figure less the earliest one; growth is the same change as a share of where it began, and a yearly rate spreads it evenly over the years between. A mean shares the sum out over the rows, while a median stands in the middle once the rows are sorted, so that a single unusual row hardly moves it. Highest, lowest and latest figures are copied from their rows. A share sets a part against the sum of all parts, and is given only where the figures can be added up.'
      : '',
    'Sentences with figures are checked against the rows or passages that they cite, and the result of the check is shown beside each of them. This shows whether a sentence agrees with its source. It cannot show whether the source itself is right, how its authors measured, or whether another source would say otherwise.',
  ],
});

/** A level now and how it was reached last; for rows that are things, who leads, and some rows as they stand. */
const currentState: Write = (material, { latest }) => {
  const { tables, accepted } = material;
  const paragraphs = tables.flatMap((table) => {
    const subjects = ofTable(material, table);
    return table.isSeries
      ? subjects.map((each) =>
          accepted.accept([series.course(each), series.lastStep(each), series.lastShare(each)]),
        )
      : [
          ...subjects.map((each) => accepted.accept(groups.ends(each))),
          accepted.accept(rowSentences(subjects)),
        ];
  });
  const figures = paragraphs.filter(Boolean);
  return {
    brief: 'Give the latest figures of the sources.',
    paragraphs: [
      figures.length > 0
        ? tables.some(({ isSeries }) => isSeries)
          ? 'The present, in this report, is the last row of a table or the latest year that a text names; what came after is not in the sources.'
          : 'The figures stand here as the tables give them; what came after is not in the sources.'
        : 'No table of the sources gives a latest figure that could be set out here.',
      ...figures,
      latest.length > 0 ? 'The texts say of the latest year that they name what follows.' : '',
      ...quotedInTurn(latest),
    ],
    charts: tables.flatMap((table) =>
      table.isSeries
        ? table.roles.numbers.map((column) => trend(table, column))
        : groupCharts(table).filter(({ kind }) => kind !== 'share'),
    ),
  };
};

const findings: Write = (material, { stated }) => {
  const { tables, accepted } = material;
  const subjects = subjectsOf(material);
  const columns = subjects.flatMap((each) => headed(each.column.name, [accepted.accept(findingsOf(each))]));
  const chapters = [
    ...courseChapters(material),
    ...movementChapters(material),
    ...periodChapter(material),
    ...togetherChapter(material),
  ];
  return {
    brief: 'State what the figures of the sources show, and what the texts state in figures.',
    paragraphs: [
      ...columns,
      ...chapters.flatMap(({ title, paragraphs }) => headed(title, paragraphs)),
      stated.length > 0
        ? 'The texts state the figures that follow, under headings of their own where they have any.'
        : '',
      ...quotedUnderHeadings(stated),
    ],
    charts: tables.flatMap((table) =>
      table.isSeries
        ? table.roles.numbers.flatMap((column) => [
            ...decadeMeans(table, column),
            ...decadeTotals(table, column),
            ...decadeSpread(table, column),
          ])
        : groupCharts(table).filter(({ kind }) => kind === 'share'),
    ),
  };
};

const findingsOf = (subject: Subject): string[] =>
  subject.table.isSeries
    ? [
        series.extremes(subject),
        ...series.halves(subject),
        series.mean(subject),
        series.aboveMean(subject),
        series.total(subject),
      ]
    : [groups.mean(subject), groups.total(subject), ...groups.shares(subject)];

const future: Write = (material, { ahead }) => ({
  brief: 'Say what the sources leave open, and what would settle it.',
  paragraphs: [
    'Further research begins where the sources end.',
    missing(material),
    beyond(material),
    unread(material),
    ahead.length > 0
      ? 'By the words they use, some sentences of the texts speak of plans or of the time to come; they are quoted, not endorsed.'
      : '',
    ...quotedInTurn(ahead),
    'A study that is to settle these points needs sources of another kind: works on causes for the question why, a second count made independently for the question how sure, and newer editions of the same sources for the question what came next.',
  ],
});

const writers: Readonly<Record<ResearchSectionId, Write>> = {
  ...{ overview, literature, methodology, findings, future },
  'current-state': currentState,
};

const hasTexts = ({ evidence }: Material) => evidence.sources.some(({ kind }) => !isTableKind(kind));

const ofTable = (material: Material, table: Table) =>
  subjectsOf(material).filter((each) => each.table === table);

/** Paragraphs under a heading; a heading that reads as a figure is left out. */
function headed(title: string, paragraphs: readonly string[]): string[] {
  const said = paragraphs.filter(Boolean);
  const name = capitalised(plainWords(title));
  return said.length === 0 || hasFigure(name) ? said : [`### ${name}`, ...said];
}
