import type { RetrieveKind } from '../modules/evidence/retrieval/provider';
import type { ReportKind } from '../modules/search/contract';
import { submit } from '../tests/chaos/submit';
import { startStandInProcess } from '../tests/chaos/stand-in-process';
import type { CallRecord, StandInOptions } from '../tests/doubles/model-stand-in/server';
import { signedInAdmin } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';

export type Timing = {
  id: string;
  /** Milliseconds from the request to: the first section seen by a reader, and the finished report. */
  firstSection: number;
  completed: number;
  /** The calls that this report made. */
  calls: CallRecord[];
};

type ReportRequest = {
  file?: { name: string; bytes: string };
  kind?: ReportKind;
  retrieve?: readonly RetrieveKind[];
};

/** The built product beside a scripted provider, with an admin signed in. `stop` ends both. */
export async function startWorld(script: StandInOptions, env: Record<string, string> = {}) {
  const standIn = await startStandInProcess(script);
  const product = await startProduct({
    env: { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url, LOG_LEVEL: 'warn', ...env },
  });
  const admin = await signedInAdmin(product);
  let asked = 0;

  /** Asks for a report, with a file when there is one, and follows its event stream, as a browser does. */
  async function report({ file, kind, retrieve }: ReportRequest = {}): Promise<Timing> {
    const query = `Measured report ${(asked += 1)}`;
    const key = `key-${asked}`;
    const sources = file ? (await admin.attach(file)).body.sources.map(({ sourceId }) => sourceId) : [];
    const began = performance.now();
    const id = await submit(admin, product.url, query, key, { sources, kind, retrieve });
    if (!id) throw new Error('the search was not accepted');
    let firstSection = NaN;
    for await (const event of eventsOf(`${product.url}/api/search/${id}/events`)) {
      if (event.name === 'section' && Number.isNaN(firstSection)) firstSection = performance.now() - began;
      if (event.name !== 'status') continue;
      const { status, error } = JSON.parse(event.data) as { status: string; error?: string };
      if (status === 'failed') throw new Error(error);
      if (status === 'completed') {
        const completed = performance.now() - began;
        const calls = (await standIn.calls()).filter((call) => call.query.includes(query));
        return { id, firstSection, completed, calls };
      }
    }
    throw new Error('the event stream ended before the report did');
  }

  /** How many sources a report has. */
  async function sourcesOf(id: string): Promise<number> {
    const { body } = await admin.ask<{ sources: unknown[] }>(`/api/results/${id}/evidence`);
    return body.sources.length;
  }

  return {
    report,
    sourcesOf,
    product,
    async stop() {
      await product.stop();
      await standIn.close();
    },
  };
}

async function* eventsOf(url: string): AsyncGenerator<{ name: string; data: string }> {
  const { body } = await fetch(url);
  if (!body) return;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const field = (name: string) =>
        lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      if (field('event')) yield { name: field('event'), data: field('data') };
    }
  }
}
