import { LRUCache } from 'lru-cache';
import { digestOf } from '../modules/evidence/evidence-digest';
import type { Evidence } from '../modules/evidence/evidence';
import { surroundingsOf, type SurroundingsAsked } from '../modules/evidence/surroundings';
import { openEvidence, type PackedEvidence } from '../modules/evidence/sources/packed-reading';
import { readPage } from '../modules/evidence/retrieval/fetch/read-page';
import { isAllowedByRobots } from '../modules/evidence/retrieval/fetch/robots';
import { readPacked } from '../modules/evidence/sources/read-source';
import { spansAsJson } from '../modules/evidence/sources/spans-as-json';
import type { Task } from '../modules/kernel/tasks';
import { writeOffline } from '../modules/models/adapters/offline-writer/write';
import type { WritingTask } from '../modules/models/provider';
import { assemble, type Assembly } from '../modules/search/assembly/assemble';
import { proposePlan, type Proposing } from '../modules/search/assembly/plan-proposal';

/** Cached passages of decrypted evidence in a thread, for the next task of the same report. */
const keptPassages = 60_000;
const opened = new LRUCache<string, Evidence>({
  maxSize: keptPassages,
  sizeCalculation: ({ sources }) => sources.reduce((sum, { spans }) => sum + spans.length, 1),
});

type Packed<Given> = Omit<Given, 'evidence'> & { evidence: PackedEvidence };

/** The heavy work of the product: pure functions of plain data, run in a thread; some answer with a promise. */
export const taskFunctions = {
  readFile: readPacked,
  readPage,
  isAllowedByRobots,
  digestEvidence: (packed: PackedEvidence) => digestOf(evidenceFrom(packed)),
  listSpans: (packed: PackedEvidence) => spansAsJson(evidenceFrom(packed)),
  findSurroundings: ({ packed, spanIds }: SurroundingsAsked) => surroundingsOf(evidenceFrom(packed), spanIds),
  assembleReport: (packed: Packed<Assembly>) =>
    assemble({ ...packed, evidence: evidenceFrom(packed.evidence) }),
  proposePlan: (packed: Packed<Proposing>) =>
    proposePlan({ ...packed, evidence: evidenceFrom(packed.evidence) }),
  writeOffline: (task: WritingTask<PackedEvidence>) =>
    writeOffline({ ...task, evidence: evidenceFrom(task.evidence) }),
};

export type TaskName = keyof typeof taskFunctions;
export type Tasks = {
  [Name in TaskName]: Task<
    Parameters<(typeof taskFunctions)[Name]>[0],
    Awaited<ReturnType<(typeof taskFunctions)[Name]>>
  >;
};

function evidenceFrom(packed: PackedEvidence): Evidence {
  const cached = opened.get(packed.key);
  if (cached) return cached;
  const evidence = openEvidence(packed);
  opened.set(packed.key, evidence);
  return evidence;
}
