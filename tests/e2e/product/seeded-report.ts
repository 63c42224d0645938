import { randomUUID } from 'node:crypto';
import { toReportId } from '../../../modules/kernel/report-id';
import { sampleResearchDemo } from '../../doubles/sample-research';
import { sampleDemo } from '../../doubles/sample-result';
import type { Person } from '../http/person';
import { plantReport } from './plant-report';
import type { RunningProduct } from './server';

const samples = { visual: sampleDemo, research: sampleResearchDemo } as const;
type Seeded = { kind: keyof typeof samples; title: string; query: string };

/** Appends a finished demo report of this owner; answers its id. */
export async function seedReport(
  product: RunningProduct,
  owner: Person,
  { kind, title, query }: Seeded,
): Promise<string> {
  const sample = samples[kind];
  const id = toReportId(randomUUID());
  await plantReport(product, owner, { ...sample, id, title, query: { ...sample.query, query } });
  return id;
}
