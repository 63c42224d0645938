import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createVerifier } from '../../evidence/contract';
import { evidenceFrom } from '../../evidence/verify/evidence.fixture';
import { ResearchParts } from '../../research/plan';
import { Extras, Plan, type LedgerFact } from '../plan';
import { isHeld, type Claim, type Report } from '../report';
import { assemble } from './assemble';
import { parseProse } from './prose/analysis-text';

/**
 * Whole reports whose authors did not see the rules: a plan, sections, extras and research parts as a model writes them, false by one small
 * thing in most places. `plants`: what each place says; a citation is the name of a `cite`, "[@tonnage]".
 */
type Plant = { id: string; slot: string; label: 'true' | 'false' | 'uncheckable'; text: string; why: string };
type Section = { id: string; title: string; markdown: string };
type PlantedFact = Omit<LedgerFact, 'basis'> & { cite?: string };
type PlantedDataset = Record<string, unknown> & { id: string; title: string; from?: string | null };
type World = {
  query: string;
  sources: { file: string; text: string }[];
  cites: Record<string, { source: string; text: string }>;
  title: string;
  summary: string;
  sections: Section[];
  facts: PlantedFact[];
  datasets: PlantedDataset[];
  extras: unknown;
  parts?: unknown;
  plants: Plant[];
};

const worldNamed = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../tests/worlds/whole-reports/${name}.json`, import.meta.url), 'utf8'),
  ) as World;

const words = (text: string) => text.replace(/[^\p{L}\p{N}.,%]+/gu, ' ').trim();

/** The passage that a name cites: its words, or the cells of a line. */
function passageCited(world: World, evidence: ReturnType<typeof evidenceFrom>, name: string): string {
  const cite = world.cites[name];
  const spans =
    evidence.sources.find(({ title, id }) => [title, id].includes(cite?.source ?? ''))?.spans ?? [];
  const all = spans.length > 0 ? spans : evidence.sources.flatMap((source) => source.spans);
  const text = cite?.text ?? '';
  const cells = text.split(',').map((cell) => cell.trim());
  const found =
    all.find((span) => words(span.text).includes(words(text))) ??
    all.find((span) => cells.every((cell) => span.text.includes(cell)));
  if (!cite || !found) throw new Error(`no passage for @${name}`);
  return found.id;
}

/** Everything in a value with its citations as a model writes them. */
function cited<T>(value: T, idOf: (name: string) => string): T {
  if (typeof value === 'string')
    return value.replace(
      /\[(@[a-z0-9]+(?:,\s*@[a-z0-9]+)*)\]/gi,
      (_, list: string) =>
        `[${list
          .split(/,\s*/)
          .map((name) => idOf(name.slice(1)))
          .join(', ')}]`,
    ) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => cited(each, idOf)) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cited(each, idOf)])) as T;
  return value;
}

function assembled(world: World) {
  const evidence = evidenceFrom(...world.sources.map(({ file, text }): [string, string] => [file, text]));
  const idOf = (name: string) => passageCited(world, evidence, name);
  const datasetOf = (file: string) =>
    evidence.datasets.find(({ sourceId }) =>
      evidence.sources.some(({ id, title }) => id === sourceId && [id, title].includes(file)),
    )?.id;
  const plan = Plan.parse({
    ...cited({ title: world.title, summary: world.summary }, idOf),
    sections: world.sections.map(({ id, title }) => ({ id, title: cited(title, idOf), brief: '' })),
    facts: world.facts.map(({ cite, ...fact }) => ({
      ...fact,
      id: fact.id.toLowerCase(),
      basis: cite ? { span: idOf(cite) } : 'model',
    })),
    datasets: world.datasets.map(({ from, ...dataset }) => ({
      ...dataset,
      ...(from ? { from: datasetOf(from) } : {}),
    })),
  });
  const report = assemble({
    ...{ query: world.query, model: 'claude', plan, evidence },
    drafts: world.sections.map(({ id, markdown }) => ({
      ...{ sectionId: id, markdown: cited(markdown, idOf), truncated: false, slot: 'claude' },
    })),
    extras: Extras.parse(cited(world.extras, idOf)),
    ...(world.parts ? { parts: ResearchParts.parse(cited(world.parts, idOf)) } : {}),
    ...{ planners: [], conflicts: [], offline: false },
    usage: { calls: 1, inputTokens: 1, outputTokens: 1, costUsd: 0 },
  });
  return { report, plan, verifier: createVerifier(evidence, [world.query]) };
}

/** The claims that a planted text makes: all of it, or its sentences. */
function claimsOf({ claims }: Report, { text }: Plant, plan: Plan): Claim[] {
  const marked = parseProse(text.replace(/\s*\[@[^\]]*\]/g, ''), plan.facts);
  const said = [marked.text, ...marked.mentions.map(({ sentence }) => sentence)].map(words);
  return claims.filter(({ sentence }) => said.includes(words(sentence)));
}

/** Whether the report vouches for what a plant says: by the verdict of its sentences, or the basis of its figure or chart. */
function isVouched({ report, plan, verifier }: ReturnType<typeof assembled>, plant: Plant): boolean {
  const fact = plan.facts.find(({ id }) => id === plant.text.toLowerCase());
  if (fact && typeof fact.basis !== 'string') {
    const { basis, change } = verifier.fact({ ...fact, basis: fact.basis });
    return basis !== 'model' && (plant.slot === 'fact' || (change !== '' && change === fact.change));
  }
  if (plant.slot === 'dataset') {
    const planned = plan.datasets.find(({ id }) => id === plant.text);
    const chart = report.visualData.charts.find(({ id }) => id === plant.text);
    const rows = JSON.stringify(planned?.rows.map((row) => row.slice(1)).flat());
    const isAsPlanned =
      JSON.stringify(chart?.data.datasets[0]?.data) === rows && chart?.title === planned?.title;
    const isSourced = chart?.basis === 'source' || chart?.basis === 'derived';
    return isSourced && (plant.label === 'true' || isAsPlanned);
  }
  if (plant.slot.startsWith('seo')) return false;
  const claims = claimsOf(report, plant, plan);
  return claims.length > 0 && claims.every(isHeld);
}

describe.each([
  { name: 'ferries', recognised: 21 },
  { name: 'groundwater', recognised: 23 },
  { name: 'hospitals', recognised: 15 },
  { name: 'theatres', recognised: 12 },
])('a report on $name', ({ name, recognised }) => {
  const world = worldNamed(name);
  let made: ReturnType<typeof assembled>;
  beforeAll(() => {
    made = assembled(world);
  }, 60_000);
  const vouchedOf = (...labels: Plant['label'][]) =>
    world.plants.filter((plant) => labels.includes(plant.label) && isVouched(made, plant));

  it('vouches for nothing that is false or cannot be checked', () => {
    expect(vouchedOf('false', 'uncheckable').map(({ text }) => text)).toEqual([]);
  });

  it('recognises some of what is true', () => {
    expect(vouchedOf('true').length).toBeGreaterThanOrEqual(recognised);
  });

  it('gives search engines no false figure', () => {
    const { title, description } = made.report.seoMetadata;
    const planted = world.plants.filter(({ slot, label }) => slot === 'seoDescription' && label === 'false');
    const hasFigure = ({ text }: Plant) => /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''));
    const isShown = (plant: Plant) => hasFigure(plant) && `${title} ${description}`.includes(plant.text);
    expect(planted.filter(isShown)).toEqual([]);
  });
});
