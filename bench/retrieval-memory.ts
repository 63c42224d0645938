import { startProviderStandIn } from '../tests/doubles/providers/provider-stand-in';
import { summary, type Bench } from './harness';
import { peakMb } from './memory';
import { startWorld } from './product-world';
import { startWebSite } from './web-site';

const reports = 20;
const goalMb = 512;
const rounds = 3;
/** Of the web search: each report asks it with its query and with drafts of others. */
const answers = 100;
/** The calls to models are so slow that all reports run at once before the first is ready; none waits for another. */
const modelConcurrency = '200';
const delays = { plan: 25_000, sections: 20_000, extras: 1_000 };

/** Peak memory of the server (VmHWM) with twenty reports that begin at once and read the web; a fresh process each round. */
export const retrievalMemory: Bench = {
  name: 'retrieval-memory',
  goal: `peak memory of a server with ${reports} reports that read the web, pages of nearly 5 MB and PDFs among them, / ${goalMb} MB <= 1`,
  async run() {
    const measured: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push(await measure());
    const ratio = summary(measured.map(({ peak }) => peak / goalMb));
    const settings = {
      reports,
      peakMb: summary(measured.map(({ peak }) => peak)),
      afterStartMb: summary(measured.map(({ idle }) => idle)),
      pagesSent: summary(measured.map(({ sent }) => sent)),
      sourcesPerReport: summary(measured.flatMap(({ sources }) => sources)),
      rounds,
    };
    return { ratio, settings, ok: ratio.median <= 1 };
  },
};

async function measure() {
  const [site, providers] = await Promise.all([startWebSite(answers), startProviderStandIn()]);
  const [first, ...more] = site.answers.map((json) => ({ json }));
  if (first) providers.now(first, ...more);
  const { BRAVE_URL, BRAVE_API_KEY = '' } = providers.settings;
  const env = {
    ...{ BRAVE_URL, BRAVE_API_KEY, EVIDENCE_ALLOWED_HOSTS: site.hosts.join(',') },
    MODEL_CONCURRENCY: modelConcurrency,
  };
  const world = await startWorld({ delays }, env);
  try {
    const idle = peakMb(world.product.pid);
    const made = await Promise.all(
      Array.from({ length: reports }, () => world.report({ retrieve: ['web'] })),
    );
    const peak = peakMb(world.product.pid);
    const sources: number[] = [];
    for (const { id } of made) sources.push(await world.sourcesOf(id));
    return { idle, peak, sent: site.served(), sources };
  } finally {
    await world.stop();
    await Promise.all([site.close(), providers.close()]);
  }
}
