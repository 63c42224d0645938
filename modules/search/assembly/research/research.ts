import type { Evidence } from '../../../evidence/evidence';
import { emptyResearch } from '../../../research/contract';
import type { ResearchParts } from '../../../research/plan';
import { plainProse, type Prose } from '../../../research/report';
import { cleanText, parseProse } from '../prose/analysis-text';
import type { ClaimBook } from '../checks/claims';
import type { VerifiedFact } from '../../ledger';
import { comparisonTable, isHeld, type Basis, type Section, type Table } from '../../report';
import { isSourced, lineFor } from '../figures/figures';
import { heading, item, labelled, paragraph, referenceLine, section } from './research-blocks';
import {
  citationsOf,
  comparisonOf,
  idea,
  keyMetric,
  leastSure,
  scorecardOf,
  scoreWords,
} from './research-fields';

type Given = {
  parts: Partial<ResearchParts>;
  facts: readonly VerifiedFact[];
  evidence: Evidence;
  book: ClaimBook;
  demo: boolean;
  offline: boolean;
};

/** The structured parts of a research report as sections, placed behind the prose section that each belongs to. */
const placement: Readonly<Record<string, readonly (keyof typeof writers)[]>> = {
  '': ['abstract'],
  'current-state': ['keyMetrics', 'limitations', 'comparison', 'scorecard'],
  findings: ['keyPoints'],
  future: ['directions', 'ideas', 'predictions', 'citations'],
};

/** Parses the structured parts of a research report: fills in figures, verifies every sentence. */
export class ResearchReader {
  readonly research = emptyResearch();
  readonly tables: Table[] = [];
  private readonly read = new Set<string>();

  constructor(readonly given: Given) {}

  /** Titles of the parts that are missing. */
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

  /** The sections that follow a prose section; '' for those that open the report. To be called in reading order. */
  after(sectionId: string): Section[] {
    const sections: Section[] = [];
    for (const field of placement[sectionId] ?? []) {
      if (this.read.has(field)) continue;
      this.read.add(field);
      const section = writers[field](this);
      if (section) sections.push(section);
    }
    return sections;
  }

  /** The sections whose place is missing in the plan. */
  rest(): Section[] {
    let sections: Section[] = [];
    for (const sectionId of Object.keys(placement)) sections = [...sections, ...this.after(sectionId)];
    return sections;
  }

  /** The sentences of a text, each with its claim. */
  prose(place: string, text: string): Prose {
    const sentences: Prose = [];
    for (const mention of parseProse(text, this.given.facts).mentions) {
      const claimId = this.given.book.claimOf(place, mention);
      sentences.push({ text: mention.sentence, ...(claimId === undefined ? {} : { claimId }) });
    }
    return sentences;
  }

  /** A short text as plain words; its claims are recorded. */
  words(place: string, text: string): string {
    return plainProse(this.prose(place, text));
  }

  /** The claim of a value together with its name: a row and a column, or a label. */
  claimWith(place: string, context: string, value: string): string | undefined {
    const sentences = this.prose(place, `${context}: ${value}`);
    return sentences.find(({ claimId }) => claimId !== undefined)?.claimId;
  }

  /** The basis of a figure: that of its claim if a source holds it, else the model's own word, or illustrative in a demo. */
  basisOf(claimId: string | undefined): Basis {
    const claim = this.given.book.claims.find(({ id }) => id === claimId);
    if (claim && (isHeld(claim) || claim.basis === 'illustrative')) return claim.basis;
    return this.given.demo ? 'illustrative' : 'model';
  }
}

type Writer = (reader: ResearchReader) => Section | undefined;

const writers = {
  abstract(reader) {
    const { analysis } = reader.given.parts;
    if (!analysis) return undefined;
    reader.research.abstract = reader.prose('abstract', analysis.abstract);
    return section('abstract', 'Abstract', [paragraph(reader.research.abstract)]);
  },

  keyMetrics(reader) {
    for (const metric of reader.given.parts.analysis?.keyMetrics ?? [])
      reader.research.keyMetrics.push(keyMetric(reader, metric));
    const lines = reader.research.keyMetrics.map(({ label, value, description, claimId }) =>
      item([{ text: `${label}: ${value}.`, ...(claimId === undefined ? {} : { claimId }) }, ...description]),
    );
    return section('key-metrics', 'Key Metrics', lines);
  },

  limitations(reader) {
    const place = 'limitations';
    const { limitations } = reader.research;
    for (const each of reader.given.parts.analysis?.technicalLimitations ?? [])
      limitations.push({
        category: reader.words(place, each.category),
        title: reader.words(place, each.title),
        description: reader.prose(place, each.description),
        impact: each.impact,
        details: reader.prose(place, each.details),
      });
    const blocks = limitations.flatMap(({ category, title, description, impact, details }) => [
      heading(title),
      paragraph([...description, ...details]),
      item(labelled({ Category: category, Impact: impact })),
    ]);
    return section(place, 'Technical Limitations', blocks);
  },

  comparison(reader) {
    const given = reader.given.parts.analysis?.comparativeAnalysis;
    if (!given || given.rows.length === 0) return undefined;
    const comparison = comparisonOf(reader, given);
    reader.research.comparison = comparison;
    const bases = comparison.rows.flatMap((row) => row.flatMap(({ claimId }) => claimId ?? []));
    const basis = leastSure(reader, bases);
    reader.tables.push({
      id: comparisonTable,
      title: comparison.title,
      headers: comparison.headers,
      rows: comparison.rows.map((row) => row.map(({ text }) => text)),
      basis,
      sourceLine: isSourced(basis) ? 'The sources named in the text' : lineFor(basis, undefined),
      sectionId: 'comparison',
    });
    return section('comparison', 'Comparison', [paragraph([{ text: `${comparison.title}.` }])]);
  },

  scorecard(reader) {
    const given = reader.given.parts.assessment?.researchScorecard.categories ?? [];
    if (given.length === 0) return undefined;
    const scorecard = scorecardOf(reader, given);
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

  keyPoints(reader) {
    for (const point of reader.given.parts.assessment?.keyFindings.bulletPoints ?? [])
      reader.research.keyPoints.push(reader.prose('key-points', point));
    return section('key-points', 'Main Findings', reader.research.keyPoints.map(item));
  },

  directions(reader) {
    const place = 'directions';
    const { directions } = reader.research;
    for (const each of reader.given.parts.outlook?.futureResearch.directions ?? [])
      directions.push({
        category: reader.words(place, each.category),
        title: reader.words(place, each.title),
        description: reader.prose(place, each.description),
        timeline: reader.words(place, each.timeline),
        priority: each.priority,
      });
    const blocks = directions.flatMap(({ category, title, description, timeline, priority }) => [
      heading(title),
      paragraph(description),
      item(labelled({ Category: category, Timeline: timeline, Priority: priority })),
    ]);
    return section(place, 'Research Directions', blocks);
  },

  ideas(reader) {
    const { ideas } = reader.research;
    for (const each of reader.given.parts.outlook?.researchIdeas ?? []) ideas.push(idea(reader, each));
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

  predictions(reader) {
    const place = 'predictions';
    const { predictions } = reader.research;
    for (const each of reader.given.parts.outlook?.predictions ?? [])
      predictions.push({
        title: reader.words(place, each.title),
        timeline: reader.words(place, each.timeline),
        confidence: cleanText(each.confidence, reader.given.facts),
        description: reader.prose(place, each.description),
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

  citations(reader) {
    const { evidence, parts } = reader.given;
    reader.research.citations = citationsOf(evidence, parts.assessment?.citations ?? []);
    const lines = reader.research.citations.map((citation) => item([{ text: referenceLine(citation) }]));
    return section('references', 'References', lines);
  },
} satisfies Record<string, Writer>;
