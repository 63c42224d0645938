import { max } from 'd3-array';
import type { Evidence } from '../../../evidence/evidence';
import type { Analysis, Assessment, Outlook, Reference } from '../../../research/plan';
import { citationOf, type Citation, type Research } from '../../../research/report';
import { cleanText } from '../prose/analysis-text';
import { factIndex, factLabel, findFact, placed, placeholder, shownValue } from '../../ledger';
import type { Basis } from '../../report';
import type { ResearchReader } from './research';

export function keyMetric(
  reader: ResearchReader,
  { value, label, description }: Analysis['keyMetrics'][number],
): Research['keyMetrics'][number] {
  const { facts } = reader.given;
  const [[, inside = ''] = []] = value.matchAll(placeholder);
  const id = placed(inside);
  const fact = id === '' ? undefined : findFact(factIndex(facts), id);
  const name = cleanText(label, facts) || (fact ? cleanText(factLabel(fact)) : '');
  const claimId = reader.claimWith('key-metrics', name, value);
  return {
    value: fact ? cleanText(shownValue(fact)) : cleanText(value, facts),
    label: name,
    description: reader.prose('key-metrics', description),
    basis: reader.basisOf(claimId),
    ...(claimId === undefined ? {} : { claimId }),
  };
}

export function comparisonOf(
  reader: ResearchReader,
  { title, headers, rows }: Analysis['comparativeAnalysis'],
): NonNullable<Research['comparison']> {
  const { facts } = reader.given;
  const columns = max([headers, ...rows], (row) => row.length) ?? 0;
  const names = Array.from({ length: columns }, (_, at) => cleanText(headers[at] ?? '', facts));
  const read: NonNullable<Research['comparison']>['rows'] = [];
  for (const row of rows) {
    const label = cleanText(row[0] ?? '', facts);
    const cells: { text: string; claimId?: string }[] = [{ text: label }];
    for (let at = 1; at < columns; at += 1) {
      const cell = row[at] ?? '';
      const claimId = reader.claimWith('comparison', `${label}, ${names[at] ?? ''}`, cell);
      cells.push({ text: cleanText(cell, facts), ...(claimId === undefined ? {} : { claimId }) });
    }
    read.push(cells);
  }
  return { title: cleanText(title, facts) || 'Comparison', headers: names, rows: read };
}

/** The note for readers about the basis of a scorecard. */
export const scoreWords: Readonly<Record<Basis, string>> = {
  source: 'The scores are counted in the sources',
  derived: 'The scores are counted in the sources',
  model: "The scores are a model's judgement, not a measurement",
  illustrative: 'The scores are illustrative, not a judgement of anything',
};

export function scorecardOf(
  reader: ResearchReader,
  given: Assessment['researchScorecard']['categories'],
): NonNullable<Research['scorecard']> {
  const categories: NonNullable<Research['scorecard']>['categories'] = [];
  for (const { name, score, maxScore, description } of given)
    categories.push({
      name: cleanText(name, reader.given.facts),
      score,
      maxScore,
      description: reader.prose('scorecard', description),
    });
  const mean = categories.reduce((sum, { score, maxScore }) => sum + score / maxScore, 0) / categories.length;
  const { demo, offline } = reader.given;
  const basis = demo ? 'illustrative' : offline ? 'derived' : 'model';
  return { overallScore: Math.round(mean * 100) / 10, categories, basis };
}

export function idea(
  reader: ResearchReader,
  { type, title, description, ...rest }: Outlook['researchIdeas'][number],
): Research['ideas'][number] {
  const place = 'ideas';
  return {
    type,
    title: reader.words(place, title),
    description: reader.prose(place, description),
    novelty: reader.words(place, rest.novelty),
    feasibility: reader.words(place, rest.feasibility),
    patentValue: reader.words(place, rest.patentValue),
    marketPotential: reader.words(place, rest.marketPotential),
    implementationCost: reader.words(place, rest.implementationCost),
    competitiveAdvantage: reader.words(place, rest.competitiveAdvantage),
  };
}

/** The weakest basis of the figures of a table; of its words in a table without figures. */
export function leastSure(reader: ResearchReader, claimIds: readonly string[]): Basis {
  const { demo, offline } = reader.given;
  const order: readonly Basis[] = ['illustrative', 'model', 'derived', 'source'];
  const words: Basis = demo ? 'illustrative' : offline ? 'source' : 'model';
  const bases = new Set<Basis>([...claimIds.map((id) => reader.basisOf(id)), words]);
  return order.find((basis) => bases.has(basis)) ?? words;
}

/** The sources of the report first; then those a writer names, once, unless it is one of them. */
export function citationsOf({ sources }: Evidence, references: readonly Reference[]): Citation[] {
  const own = sources.map(({ id, title }) => ({
    ...emptyReference,
    title,
    sourceId: id,
    basis: 'source' as const,
  }));
  const named = references.map((reference) => ({ ...reference, basis: 'unverified' as const }));
  const seen = new Set<string>();
  return [...own, ...named]
    .map((reference, at) => citationOf(reference, `r${at + 1}`))
    .filter(({ title, doi }) => {
      const keys = [nameKey(title), doi].filter((key) => key !== '');
      const isNew = keys.length > 0 && !keys.some((key) => seen.has(key));
      for (const key of keys) seen.add(key);
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
