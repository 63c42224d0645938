import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Evidence } from '../modules/evidence/evidence';
import { createVerifier } from '../modules/evidence/contract';
import { openTasks } from '../composition/open-tasks';
import { silentLog } from '../modules/kernel/ports';
import { assemble, type Assembly } from '../modules/search/assembly/assemble';
import { countWords } from '../modules/search/report';
import { rounds, summary, timed, type Bench } from './harness';
import { spanIdsOf, withoutCitations } from './verdicts/citations';
import { loadCorpus, type PlantedSentence } from './verdicts/corpus';
import { evidenceOver, packedOver, passagesOf } from './verdicts/sources';

const words = 4_000;
const sections = 8;
const shareAllowed = 0.05;
const holdAllowedMs = 50;

type Planted = { sentence: string; spanIds: string[] };

/** A report of 4,000 words over ten sources, each sentence of which cites. */
function plantedReport(): { given: Assembly; sentences: Planted[] } {
  const rows = [...loadCorpus('first').sentences, ...loadCorpus('second').sentences];
  const names = [...new Set(rows.map(({ source }) => source))].slice(0, 10);
  const evidence = evidenceOver(names);
  const sentences = plantedSentences(
    rows.filter(({ source }) => names.includes(source)),
    evidence,
  );
  const briefs = Array.from({ length: sections }, (_, at) => ({
    ...{ id: `sec-${at + 1}`, title: `Part ${at + 1}`, brief: `Part ${at + 1}` },
    ...{ factIds: [], datasetIds: [], spanIds: [] },
  }));
  const markdown = (at: number) =>
    sentences
      .filter((_, place) => place % sections === at)
      .map(({ sentence, spanIds }) => `${sentence} [${spanIds.join(', ')}]`)
      .join('\n\n');
  const plan = {
    title: 'Planted',
    summary: 'Planted.',
    keywords: [],
    sections: briefs,
    facts: [],
    datasets: [],
  };
  const given: Assembly = {
    ...{ query: 'Planted', model: 'deepseek', plan, extras: null, evidence, planners: [], conflicts: [] },
    drafts: briefs.map(({ id }, at) => ({
      sectionId: id,
      markdown: markdown(at),
      truncated: false,
      slot: 'deepseek',
    })),
    offline: false,
    usage: { calls: 1, inputTokens: 1, outputTokens: 1, costUsd: 0 },
  };
  return { given, sentences };
}

/** Sentences in turn until there are words enough. */
function plantedSentences(rows: readonly PlantedSentence[], evidence: Evidence): Planted[] {
  const made: Planted[] = [];
  let count = 0;
  for (const row of rows) {
    if (count >= words) break;
    const sentence = withoutCitations(row.sentence);
    made.push({ sentence, spanIds: spanIdsOf(row, passagesOf(evidence, row.source)) });
    count += countWords(sentence);
  }
  return made;
}

/** What the check of every sentence takes of assembling a report, which reads, checks and measures it. */
export const verify: Bench = {
  name: 'verify',
  goal: `verifying a report of 4,000 words over 10 sources / assembling it <= ${shareAllowed}; event loop held <= ${holdAllowedMs} ms`,
  async run() {
    const { given, sentences } = plantedReport();
    const check = () => {
      const verifier = createVerifier(given.evidence, [given.query]);
      for (const sentence of sentences) verifier.sentence(sentence);
    };
    const pairs = await rounds(
      9,
      () => timed(check),
      () => timed(() => assemble(given)),
    );
    const threads = openTasks(silentLog);
    const packed = { ...given, evidence: packedOver(given.evidence.sources.map(({ id }) => id)) };
    const held = await longestHold(() => threads.tasks.assembleReport(packed));
    await threads.close();
    const ratio = summary(pairs.map(({ a, b }) => a / b));
    return {
      ratio,
      settings: {
        sentences: sentences.length,
        sources: given.evidence.sources.length,
        verifyMs: Math.round(summary(pairs.map(({ a }) => a)).median),
        assembleMs: Math.round(summary(pairs.map(({ b }) => b)).median),
        longestHoldMs: Math.round(held),
      },
      ok: ratio.median <= shareAllowed && held <= holdAllowedMs,
    };
  },
};

/** The longest time in milliseconds that nothing else could run while some work did. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < 5; round += 1) await work();
  delay.disable();
  return delay.max / 1e6;
}
