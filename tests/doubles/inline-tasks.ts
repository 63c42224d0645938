import { digestOf } from '../../modules/evidence/evidence-digest';
import type { Evidence } from '../../modules/evidence/evidence';
import type { GatheredEvidence } from '../../modules/evidence/contract';
import { openEvidence, type PackedEvidence } from '../../modules/evidence/sources/packed-reading';
import { assemble } from '../../modules/search/assembly/assemble';
import type { AssembleReport } from '../../modules/search/generation-result';
import { taskFunctions, type Tasks } from '../../composition/tasks';

const kept = new Map<string, Evidence>();

/** Handmade evidence of a spec, in the form that the product gathers. */
export function gathered(evidence: Evidence): GatheredEvidence {
  const key = `made by hand ${kept.size}`;
  kept.set(key, evidence);
  return { digest: digestOf(evidence), packed: { key, query: '', sources: [] } };
}

/** The evidence that was packed, whole again. */
export const opened = (packed: PackedEvidence): Evidence => kept.get(packed.key) ?? openEvidence(packed);

/** Assembles on the event loop. */
export const assembleHere: AssembleReport = ({ evidence, ...given }) =>
  Promise.resolve(assemble({ ...given, evidence: opened(evidence) }));

/** The heavy tasks on the event loop: the same functions, with input and result cloned as between threads. */
export const tasksHere = Object.fromEntries(
  Object.entries(taskFunctions).map(([name, work]) => [
    name,
    async (input: never) => structuredClone(await work(structuredClone(input))),
  ]),
) as unknown as Tasks;
