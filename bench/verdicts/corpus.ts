import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { z } from 'zod';

export const parts = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
] as const;
export type Part = (typeof parts)[number];

const folder = fileURLToPath(new URL('.', import.meta.url));
export const sourcesFolder = join(folder, 'sources');

/** What a citation `[@a]` of a sentence names: a text that stands in exactly one passage; null is a citation that does not exist. */
export type Cites = Record<string, string | null>;

const Sentence = z.strictObject({
  id: z.string().min(1),
  source: z.string().min(1),
  class: z.string().min(1),
  label: z.enum(['true', 'false', 'uncheckable']),
  sentence: z.string().min(16),
  cites: z.string().transform(citesIn),
  check: z.string(),
});
export type PlantedSentence = z.infer<typeof Sentence>;

const Fact = z.strictObject({
  id: z.string().min(1),
  source: z.string().min(1),
  class: z.string().min(1),
  label: z.enum(['true', 'false']),
  name: z.string().min(1),
  value: z.string().min(1),
  unit: z.string(),
  period: z.string(),
  change: z.string(),
  cite: z.string().min(1),
  check: z.string(),
});
export type PlantedFact = z.infer<typeof Fact>;

const Dataset = z.strictObject({
  id: z.string().min(1),
  source: z.string().min(1),
  class: z.string().min(1),
  label: z.enum(['true', 'false']),
  dataset: z.strictObject({
    title: z.string(),
    kind: z.enum(['trend', 'comparison', 'share']),
    unit: z.string(),
    columns: z.array(z.string()).min(2),
    rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
    from: z.string().nullable(),
    basis: z.enum(['source', 'model', 'illustrative']),
  }),
});
export type PlantedDataset = z.infer<typeof Dataset>;

export type Corpus = {
  part: Part;
  sentences: PlantedSentence[];
  facts: PlantedFact[];
  datasets: PlantedDataset[];
};

/** The parts that are there. */
export const presentParts = (): Part[] =>
  parts.filter((part) => existsSync(join(folder, part, 'sentences.csv')));

export function loadCorpus(part: Part): Corpus {
  return {
    part,
    sentences: table(part, 'sentences.csv').map((row) => typed(Sentence, row)),
    facts: table(part, 'facts.csv').map((row) => typed(Fact, row)),
    datasets: list(part, 'datasets.json').map((item) => typed(Dataset, item)),
  };
}

/** The sources that the statements of a corpus name, in alphabetical order. */
export function sourcesNamed({ sentences, facts, datasets }: Corpus): string[] {
  const from = datasets.flatMap(({ dataset }) => (dataset.from === null ? [] : [dataset.from]));
  const named = [...sentences, ...facts, ...datasets].map(({ source }) => source);
  return [...new Set([...named, ...from])].sort();
}

/** Rows of a CSV with a header; a file that is not there has none. */
export function csvRows(path: string): Record<string, string>[] {
  if (!existsSync(path)) return [];
  const { data, errors } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8').trimEnd(), {
    header: true,
    delimiter: ',',
  });
  if (errors[0]) throw new Error(`${path}, row ${(errors[0].row ?? 0) + 2}: ${errors[0].message}`);
  return data;
}

const table = (part: Part, name: string) => csvRows(join(folder, part, name));

function list(part: Part, name: string): unknown[] {
  const path = join(folder, part, name);
  return existsSync(path) ? z.array(z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

function typed<T>(schema: z.ZodType<T>, item: unknown): T {
  const read = schema.safeParse(item);
  if (read.success) return read.data;
  throw new Error(`${(item as { id?: string }).id ?? 'an item'}: ${z.prettifyError(read.error)}`);
}

/** "a=Year: 1990; | b=(none)". */
function citesIn(text: string): Cites {
  const pairs = text.split(' | ').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      const named = pair.slice(at + 1).trim();
      return [pair.slice(0, at).trim(), named === '(none)' ? null : named];
    }),
  );
}
