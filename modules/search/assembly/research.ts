import type { Evidence } from '../../evidence/evidence';
import type { Steps } from '../../kernel/cooperative';
import { citationOf, doiResolver, type Citation } from '../../research/citation';
import type { Analysis, Assessment, Outlook, Reference, ResearchParts } from '../../research/plan';
import { plainProse, type Prose, type Research } from '../../research/report';
import { cleanText, parseProse } from '../analysis-text';
import type { ClaimBook } from '../claims';
import { factIndex, factLabel, factValue, findFact, placed, placeholder, type Fact } from '../ledger';
import { countWords, type Basis, type Block, type Section, type Table } from '../report';
import { isSourced, lineFor } from './figures';

type Given = {
  parts: Partial<ResearchParts>;
  facts: readonly Fact[];
  evidence: Evidence;
  book: ClaimBook;
  demo: boolean;
  offline: boolean;
};

/** The structured parts of a research report as sections, each behind the prose section that it belongs to. */
const placement: Readonly<Record<string, readonly (keyof typeof writers)[]>> = {
  '': ['abstract'],
  'current-state': ['keyMetrics', 'limitations', 'comparison', 'scorecard'],
  findings: ['keyPoints'],
  future: ['directions', 'ideas', 'predictions', 'citations'],
};

/** Reads the structured parts of a research report: figures filled in, every sentence verified by the one engine. */
export class ResearchReader {
  readonly research: Research = {
    abstract: [],
    keyMetrics: [],
    limitations: [],
    comparison: null,
    scorecard: null,
    keyPoints: [],
    directions: [],
    ideas: [],
    citations: [],
    predictions: [],
  };
  readonly tables: Table[] = [];

  constructor(readonly given: Given) {}

  /** Titles of what could not be written. */
  get missing(): string[] {
    const { analysis, assessment, outlook } = this.given.parts;
    return [
      ...(analysis ? [] : ['Abstract', 'Technical Limitations', 'Comparison']),
      ...(assessment ? [] : ['Scorecard', 'Main Findings']),
      ...(outlook ? [] : ['Research Directions', 'Research Ideas', 'Predictions']),
    ];
  }

  get leftOut(): string[] {
    return Object.values(this.given.parts).flatMap((part) => part.leftOut ?? []);
  }

  /** The sections that follow a prose section; those that open the report follow ''. Asked in the order of reading. */
  *after(sectionId: string): Steps<Section[]> {
    const sections: Section[] = [];
    for (const field of placement[sectionId] ?? []) {
      const section = yield* writers[field](this);
      if (section) sections.push(section);
    }
    return sections;
  }

  /** The sentences of a text, each with the claim that it makes. */
  *prose(place: string, text: string): Steps<Prose> {
    const sentences: Prose = [];
    for (const mention of parseProse(text, this.given.facts).mentions) {
      const claimId = this.given.book.claimOf(place, mention);
      sentences.push({ text: mention.sentence, ...(claimId === undefined ? {} : { claimId }) });
      yield;
    }
    return sentences;
  }

  /** A short text as plain words; the claims it makes are noted. */
  *words(place: string, text: string): Steps<string> {
    return plainProse(yield* this.prose(place, text));
  }

  /** The claim that a value makes together with what names it: a row and a column, or a label. */
  *claimWith(place: string, context: string, value: string): Steps<string | undefined> {
    const sentences = yield* this.prose(place, `${context}: ${value}`);
    return sentences.find(({ claimId }) => claimId !== undefined)?.claimId;
  }

  /** What a value without a claim, or one that no source backs, rests on. */
  basisOf(claimId: string | undefined): Basis {
    const claim = this.given.book.claims.find(({ id }) => id === claimId);
    return claim?.basis ?? (this.given.demo ? 'illustrative' : 'model');
  }
}

type Writer = (reader: ResearchReader) => Steps<Section | undefined>;

const writers = {
  *abstract(reader) {
    const { analysis } = reader.given.parts;
    if (!analysis) return undefined;
    reader.research.abstract = yield* reader.prose('abstract', analysis.abstract);
    return section('abstract', 'Abstract', [paragraph(reader.research.abstract)]);
  },

  *keyMetrics(reader) {
    for (const metric of reader.given.parts.analysis?.keyMetrics ?? [])
      reader.research.keyMetrics.push(yield* keyMetric(reader, metric));
    const lines = reader.research.keyMetrics.map(({ label, value, description, claimId }) =>
      item([{ text: `${label}: ${value}.`, ...(claimId === undefined ? {} : { claimId }) }, ...description]),
    );
    return section('key-metrics', 'Key Metrics', lines);
  },

  *limitations(reader) {
    const place = 'limitations';
    const { limitations } = reader.research;
    for (const each of reader.given.parts.analysis?.technicalLimitations ?? [])
      limitations.push({
        category: yield* reader.words(place, each.category),
        title: yield* reader.words(place, each.title),
        description: yield* reader.prose(place, each.description),
        impact: each.impact,
        details: yield* reader.prose(place, each.details),
      });
    const blocks = limitations.flatMap(({ category, title, description, impact, details }) => [
      heading(title),
      paragraph([...description, ...details]),
      item(labelled({ Category: category, Impact: impact })),
    ]);
    return section(place, 'Technical Limitations', blocks);
  },

  *comparison(reader) {
    const given = reader.given.parts.analysis?.comparativeAnalysis;
    if (!given || given.rows.length === 0) return undefined;
    const comparison = yield* comparisonOf(reader, given);
    reader.research.comparison = comparison;
    const bases = comparison.rows.flatMap((row) => row.flatMap(({ claimId }) => claimId ?? []));
    const basis = leastSure(reader, bases);
    reader.tables.push({
      id: 'table-comparison',
      title: comparison.title,
      headers: comparison.headers,
      rows: comparison.rows.map((row) => row.map(({ text }) => text)),
      basis,
      sourceLine: isSourced(basis) ? 'The sources named in the text' : lineFor(basis, undefined),
      sectionId: 'comparison',
    });
    return section('comparison', 'Comparison', [paragraph([{ text: `${comparison.title}.` }])]);
  },

  *scorecard(reader) {
    const given = reader.given.parts.assessment?.researchScorecard.categories ?? [];
    if (given.length === 0) return undefined;
    const scorecard = yield* scorecardOf(reader, given);
    reader.research.scorecard = scorecard;
    const { categories, overallScore, basis } = scorecard;
    reader.tables.push({
      id: 'table-scorecard',
      title: 'Scorecard',
      headers: ['Category', 'Score', 'Of', 'Reason'],
      rows: categories.map(({ name, score, maxScore, description }) => [
        name,
        String(score),
        String(maxScore),
        plainProse(description),
      ]),
      basis,
      sourceLine: scoreWords[basis],
      sectionId: 'scorecard',
    });
    const overall = { text: `Overall score: ${overallScore.toFixed(1)} of 10. ${scoreWords[basis]}.` };
    return section('scorecard', 'Scorecard', [paragraph([overall])]);
  },

  *keyPoints(reader) {
    for (const point of reader.given.parts.assessment?.keyFindings.bulletPoints ?? [])
      reader.research.keyPoints.push(yield* reader.prose('key-points', point));
    return section('key-points', 'Main Findings', reader.research.keyPoints.map(item));
  },

  *directions(reader) {
    const place = 'directions';
    const { directions } = reader.research;
    for (const each of reader.given.parts.outlook?.futureResearch.directions ?? [])
      directions.push({
        category: yield* reader.words(place, each.category),
        title: yield* reader.words(place, each.title),
        description: yield* reader.prose(place, each.description),
        timeline: yield* reader.words(place, each.timeline),
        priority: each.priority,
      });
    const blocks = directions.flatMap(({ category, title, description, timeline, priority }) => [
      heading(title),
      paragraph(description),
      item(labelled({ Category: category, Timeline: timeline, Priority: priority })),
    ]);
    return section(place, 'Research Directions', blocks);
  },

  *ideas(reader) {
    const { ideas } = reader.research;
    for (const each of reader.given.parts.outlook?.researchIdeas ?? []) ideas.push(yield* idea(reader, each));
    const blocks = ideas.flatMap(({ type, title, description, ...rest }) => [
      heading(title),
      paragraph(description),
      item(
        labelled({
          Type: type,
          Novelty: rest.novelty,
          Feasibility: rest.feasibility,
          'Patent value': rest.patentValue,
          'Market potential': rest.marketPotential,
          'Implementation cost': rest.implementationCost,
          'Competitive advantage': rest.competitiveAdvantage,
        }),
      ),
    ]);
    return section('ideas', 'Research Ideas', blocks);
  },

  *predictions(reader) {
    const place = 'predictions';
    const { predictions } = reader.research;
    for (const each of reader.given.parts.outlook?.predictions ?? [])
      predictions.push({
        title: yield* reader.words(place, each.title),
        timeline: yield* reader.words(place, each.timeline),
        confidence: cleanText(each.confidence, reader.given.facts),
        description: yield* reader.prose(place, each.description),
        keyFactors: each.keyFactors.map((factor) => cleanText(factor, reader.given.facts)).filter(Boolean),
      });
    const blocks = predictions.flatMap(({ title, timeline, confidence, description, keyFactors }) => [
      heading(title),
      paragraph(description),
      item(
        labelled({
          Timeline: timeline,
          'Confidence (an estimate, not measured)': confidence,
          'Key factors': keyFactors.join('; '),
        }),
      ),
    ]);
    return section(place, 'Predictions', blocks);
  },

  *citations(reader) {
    const { evidence, parts } = reader.given;
    reader.research.citations = citationsOf(evidence, parts.assessment?.citations ?? []);
    yield;
    const lines = reader.research.citations.map((citation) => item([{ text: referenceLine(citation) }]));
    return section('references', 'References', lines);
  },
} satisfies Record<string, Writer>;

function* keyMetric(
  reader: ResearchReader,
  { value, label, description }: Analysis['keyMetrics'][number],
): Steps<Research['keyMetrics'][number]> {
  const { facts } = reader.given;
  const [[, inside = ''] = []] = value.matchAll(placeholder);
  const id = placed(inside);
  const fact = id === '' ? undefined : findFact(factIndex(facts), id);
  const name = cleanText(label, facts) || (fact ? cleanText(factLabel(fact)) : '');
  const claimId = yield* reader.claimWith('key-metrics', name, value);
  return {
    value: fact ? cleanText(factValue(fact)) : cleanText(value, facts),
    label: name,
    description: yield* reader.prose('key-metrics', description),
    basis: reader.basisOf(claimId),
    ...(claimId === undefined ? {} : { claimId }),
  };
}

function* comparisonOf(
  reader: ResearchReader,
  { title, headers, rows }: Analysis['comparativeAnalysis'],
): Steps<NonNullable<Research['comparison']>> {
  const { facts } = reader.given;
  const columns = Math.max(headers.length, ...rows.map((row) => row.length));
  const names = Array.from({ length: columns }, (_, at) => cleanText(headers[at] ?? '', facts));
  const read: NonNullable<Research['comparison']>['rows'] = [];
  for (const row of rows) {
    const label = cleanText(row[0] ?? '', facts);
    const cells: { text: string; claimId?: string }[] = [{ text: label }];
    for (let at = 1; at < columns; at += 1) {
      const cell = row[at] ?? '';
      const claimId = yield* reader.claimWith('comparison', `${label}, ${names[at] ?? ''}`, cell);
      cells.push({ text: cleanText(cell, facts), ...(claimId === undefined ? {} : { claimId }) });
    }
    read.push(cells);
  }
  return { title: cleanText(title, facts) || 'Comparison', headers: names, rows: read };
}

/** What a scorecard is worth, for its readers. */
const scoreWords: Readonly<Record<Basis, string>> = {
  source: 'The scores are counted in the sources',
  derived: 'The scores are counted in the sources',
  model: "The scores are a model's judgement, not a measurement",
  illustrative: 'The scores are illustrative, not a judgement of anything',
};

function* scorecardOf(
  reader: ResearchReader,
  given: Assessment['researchScorecard']['categories'],
): Steps<NonNullable<Research['scorecard']>> {
  const categories: NonNullable<Research['scorecard']>['categories'] = [];
  for (const { name, score, maxScore, description } of given)
    categories.push({
      name: cleanText(name, reader.given.facts),
      score,
      maxScore,
      description: yield* reader.prose('scorecard', description),
    });
  const mean = categories.reduce((sum, { score, maxScore }) => sum + score / maxScore, 0) / categories.length;
  const { demo, offline } = reader.given;
  const basis = demo ? 'illustrative' : offline ? 'derived' : 'model';
  return { overallScore: Math.round(mean * 100) / 10, categories, basis };
}

function* idea(
  reader: ResearchReader,
  { type, title, description, ...rest }: Outlook['researchIdeas'][number],
): Steps<Research['ideas'][number]> {
  const place = 'ideas';
  return {
    type,
    title: yield* reader.words(place, title),
    description: yield* reader.prose(place, description),
    novelty: yield* reader.words(place, rest.novelty),
    feasibility: yield* reader.words(place, rest.feasibility),
    patentValue: yield* reader.words(place, rest.patentValue),
    marketPotential: yield* reader.words(place, rest.marketPotential),
    implementationCost: yield* reader.words(place, rest.implementationCost),
    competitiveAdvantage: yield* reader.words(place, rest.competitiveAdvantage),
  };
}

/** The weakest of what the figures of a table rest on; of a table without figures, what its words do. */
function leastSure(reader: ResearchReader, claimIds: readonly string[]): Basis {
  const { demo, offline } = reader.given;
  const order: readonly Basis[] = ['illustrative', 'model', 'derived', 'source'];
  const words: Basis = demo ? 'illustrative' : offline ? 'source' : 'model';
  const bases = new Set<Basis>([...claimIds.map((id) => reader.basisOf(id)), words]);
  return order.find((basis) => bases.has(basis)) ?? words;
}

/** The sources of the report first; then what a writer names, once, unless it is one of them. */
function citationsOf({ sources }: Evidence, references: readonly Reference[]): Citation[] {
  const own = sources.map(({ id, title }) => ({
    ...emptyReference,
    title,
    sourceId: id,
    basis: 'source' as const,
  }));
  const named = references.map((reference) => ({ ...reference, basis: 'unverified' as const }));
  const known = new Set<string>();
  return [...own, ...named]
    .map((reference, at) => citationOf(reference, `r${at + 1}`))
    .filter(({ title, doi }) => {
      const keys = [nameKey(title), doi].filter((key) => key !== '');
      const isNew = keys.length > 0 && !keys.some((key) => known.has(key));
      for (const key of keys) known.add(key);
      return isNew;
    })
    .map((citation, at) => ({ ...citation, id: `r${at + 1}` }));
}

const emptyReference: Reference = { authors: '', year: '', title: '', journal: '', doi: '', url: '' };
const nameKey = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A reference in one line, with what it is worth. */
function referenceLine({ authors, year, title, journal, doi, url, basis }: Citation): string {
  const head = [authors, year && `(${year})`].filter(Boolean).join(' ');
  const at = doi ? doiResolver + doi : url;
  const words = [head, title, journal, at].filter(Boolean).map((part) => part.replace(/\.$/, ''));
  const worth =
    basis === 'source'
      ? 'A source of this report.'
      : 'Unverified: named by the model, no source of this report backs it.';
  return `${words.join('. ')}. ${worth}`;
}

function section(id: string, title: string, given: readonly Block[]): Section | undefined {
  const blocks = given.filter(({ content }) => content !== '');
  if (blocks.length === 0) return undefined;
  return { id, title, blocks, words: countWords(blocks.map(({ content }) => content).join('\n')), notes: [] };
}

const block = (type: Block['type'], sentences: Prose): Block => ({
  type,
  content: plainProse(sentences),
  sentences,
});
const paragraph = (sentences: Prose) => block('paragraph', sentences);
const item = (sentences: Prose) => block('listItem', sentences);
const heading = (text: string) => block('subheading', text === '' ? [] : [{ text }]);

/** "Category: Data. Impact: High Impact.", without what is empty. */
const labelled = (fields: Readonly<Record<string, string>>): Prose =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ text: `${name}: ${value.replace(/\.$/, '')}.` }));
