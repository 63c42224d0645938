import { maxSources } from '../../../../evidence/contract';
import { SourceKind } from '../../../../evidence/evidence';
import type { Assessment } from '../../../../research/plan';
import { hasFigure } from '../wording';
import { type Material, type Subject, subjectsOf } from './chapter';
import * as groups from './group-sentences';
import { headlineOf } from './report';
import * as series from './series-sentences';
import type { Texts } from './texts';

/** Scorecard and key points. Works beyond the sources are not cited; the assembly names the sources themselves. */
export const sourcedAssessment = (material: Material, texts: Texts): Assessment => ({
  researchScorecard: { categories: categories(material, texts) },
  keyFindings: { bulletPoints: bulletPoints(material, texts) },
  citations: [],
});

type Category = Assessment['researchScorecard']['categories'][number];

/** Counts, each out of how many there could be; what cannot be counted has no score. */
function categories(material: Material, texts: Texts): Category[] {
  const { evidence, tables, accepted } = material;
  const spans = evidence.sources.reduce((sum, source) => sum + source.spans.length, 0);
  const kinds = new Set(evidence.sources.map(({ kind }) => kind));
  const columns = tables.flatMap(({ roles }) => roles.numbers);
  const cells = columns.flatMap(({ values }) => values);
  const made = accepted.count() + accepted.rejected().length;
  const quoted = [texts.said, texts.stated, texts.latest, texts.ahead].map((passages) =>
    passages.flatMap(({ sentences }) => sentences),
  );
  return [
    scored(
      'Sources',
      evidence.sources.length,
      maxSources,
      'Sources of this report, of those that a report may have.',
    ),
    scored(
      'Kinds of sources',
      kinds.size,
      SourceKind.options.length,
      'Kinds of files among the sources, of the kinds that can be read.',
    ),
    scored(
      'Passages considered',
      evidence.ranked.length,
      spans,
      'Passages that were near enough to the question to be drawn upon, of all passages.',
    ),
    scored(
      'Completeness of tables',
      cells.filter((value) => value !== null).length,
      cells.length,
      'Cells that hold a figure, of all cells in the columns described.',
    ),
    scored(
      'Units named',
      columns.filter(({ unit }) => unit !== '').length,
      columns.length,
      'Columns whose unit the table names, of the columns described.',
    ),
    scored(
      'Statements confirmed',
      accepted.count(),
      made,
      'Sentences on the tables that were kept, of those made from their figures; what the check could not follow was left out.',
    ),
    scored(
      'Figures in texts',
      quoted.flat().filter(hasFigure).length,
      quoted.flat().length,
      'Sentences that carry a figure, of all sentences quoted from texts.',
    ),
  ].filter(({ maxScore }) => maxScore > 0);
}

const scored = (name: string, score: number, maxScore: number, description: string): Category => ({
  ...{ name, maxScore, description },
  score: Math.min(score, maxScore),
});

/** Key points that a report lists at most. */
const maxPoints = 8;
const maxQuoted = 3;

/** What the figures show of each column in turn, then what the texts state. */
function bulletPoints({ accepted, ...material }: Material, texts: Texts): string[] {
  const subjects = subjectsOf(material);
  const own = [firstOf, extremesOf, middleOf].flatMap((say) =>
    subjects.map((subject) => accepted.again(say(subject))).filter(Boolean),
  );
  const quoted = [...texts.latest, ...texts.stated, ...texts.said, ...texts.ahead].flatMap(
    ({ sentences }) => sentences,
  );
  const room = maxPoints - Math.min(maxQuoted, quoted.length);
  const points = [...new Set(own)].slice(0, room);
  return [...points, ...quoted.slice(0, maxPoints - points.length)];
}

const firstOf = (subject: Subject): string[] =>
  subject.table.isSeries ? [headlineOf(subject)] : groups.ends(subject);

const extremesOf = (subject: Subject): string[] =>
  subject.table.isSeries ? [series.extremes(subject)] : groups.shares(subject).slice(0, 1);

const middleOf = (subject: Subject): string[] =>
  subject.table.isSeries ? [series.mean(subject)] : [groups.mean(subject)];
