import { startModelStandIn } from '../tests/doubles/model-stand-in/server';
import { signedInAdmin, type Person } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';
import { summary, type Bench, type BenchResult } from './harness';
import { type Part, loadCorpus, presentParts, sourcesNamed } from './verdicts/corpus';
import { plantedReports, type PlantedReport } from './verdicts/planted-reports';
import { datasetOutcomes, factOutcomes, sentenceOutcomes, type ShownEvidence } from './verdicts/shown';
import { evidenceOver, sourceBytes } from './verdicts/sources';
import { isMiss, missLine, type Outcome, shareVouchedFor, tallyEntries } from './verdicts/tally';

const recognised = 0.9;
const reportLimitMs = 120_000;

/** Whether a reader can believe "Supported": planted statements, by what the product made of them. */
export const verdicts: Bench = {
  name: 'verdicts',
  goal: `true sentences recognised >= ${recognised}; no false or uncheckable one called supported or derived; no false figure or dataset shown as sourced`,
  async run(): Promise<BenchResult> {
    const judged: Judged[] = [];
    for (const part of presentParts()) judged.push(await judge(part));
    const shares = judged.map(({ sentences }) => shareVouchedFor(sentences, 'true'));
    const share = shareVouchedFor(
      judged.flatMap(({ sentences }) => sentences),
      'true',
    );
    const all = judged.flatMap(({ sentences, facts, datasets }) => [...sentences, ...facts, ...datasets]);
    const fooled = all.filter((outcome) => isMiss(outcome) && outcome.label !== 'true').length;
    return {
      ratio: { ...summary(shares), median: share },
      settings: Object.fromEntries(judged.flatMap(entriesOf)),
      ok: fooled === 0 && shares.every((share) => share >= recognised),
    };
  },
};

type Judged = { part: Part; reports: number; sentences: Outcome[]; facts: Outcome[]; datasets: Outcome[] };

/** Sends one part of the corpus through the built product, which asks a scripted model. */
async function judge(part: Part): Promise<Judged> {
  const corpus = loadCorpus(part);
  const names = sourcesNamed(corpus);
  const read = evidenceOver(names);
  const reports = plantedReports(corpus, read);
  const standIn = await startModelStandIn({ rules: reports.flatMap(({ rules }) => rules) });
  const product = await startProduct({
    env: { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url, LOG_LEVEL: 'warn' },
  });
  try {
    const admin = await signedInAdmin(product);
    const { body } = await admin.attach(...names.map((name) => ({ name, bytes: sourceBytes(name) })));
    const sources = body.sources.map(({ sourceId }) => sourceId);
    const judged: Judged = { part, reports: reports.length, sentences: [], facts: [], datasets: [] };
    for (const report of reports) {
      const shown = await made(admin, report, sources);
      const texts = shown.evidence.sources.flatMap(({ spans }) =>
        spans.map(({ id, text }) => `${id} ${text}`),
      );
      const own = read.sources.flatMap(({ spans }) => spans.map(({ id, text }) => `${id} ${text}`));
      if (texts.join('\n') !== own.join('\n')) throw new Error('the product numbers its passages otherwise');
      judged.sentences.push(...sentenceOutcomes(report, shown, read));
      judged.facts.push(...factOutcomes(report, shown));
      judged.datasets.push(...datasetOutcomes(report, shown));
    }
    return judged;
  } finally {
    await product.stop();
    await standIn.close();
  }
}

async function made(admin: Person, { query }: PlantedReport, sources: string[]) {
  const id = await admin.search(query, { model: 'deepseek', sources });
  const result = await admin.finished(id, reportLimitMs);
  if (result.offline)
    throw new Error('the offline writer wrote this report: the scripted model was not asked');
  return { result, evidence: (await admin.ask<ShownEvidence>(`/api/results/${id}/evidence`)).body };
}

/** Lines by part, kind and label, then each miss. */
function entriesOf({ part, reports, sentences, facts, datasets }: Judged): [string, string][] {
  const misses = [sentences, facts, datasets].flatMap((outcomes) => inOrder(outcomes.filter(isMiss)));
  return [
    [
      part,
      `${sentences.length} sentences, ${facts.length} facts and ${datasets.length} datasets in ${reports} reports`,
    ],
    ...tallyEntries(`${part}, sentences`, sentences, 'called supported or derived'),
    ...tallyEntries(`${part}, facts`, facts, 'shown as sourced'),
    ...tallyEntries(`${part}, datasets`, datasets, 'shown as sourced'),
    ...misses.map((outcome, at): [string, string] => [`${part}, miss ${at + 1}`, missLine(outcome)]),
  ];
}

const inOrder = (outcomes: Outcome[]) => outcomes.sort((a, b) => a.id.localeCompare(b.id));
