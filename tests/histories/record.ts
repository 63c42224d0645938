import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, Connection } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { format, resolveConfig } from 'prettier';
import { sleep } from '../../modules/kernel/sleep';
import { createTemporalEngine } from '../../workflows/adapters/engine.temporal';
import { workflows } from '../../workflows/registry';
import { createMemoryEventStore } from '../doubles/event-store.memory';
import { temporalAddress, temporalDeps } from '../doubles/temporal';
import { workflowHistories, type WorkflowHistory } from './workflow-histories';

/**
 * Records the histories that `workflows/adapters/temporal/replay.spec.ts` replays, on a real server:
 *
 *     TEMPORAL_ADDRESS=127.0.0.1:7233 npx tsx tests/histories/record.ts
 *
 * A history is recorded for a new workflow or version, and kept as long as a run of its version may exist. When a history
 * fails to replay, give the workflow a new version instead of recording it anew. Arguments are the names to record.
 */
async function record({ file, story, input, works, signal }: WorkflowHistory): Promise<void> {
  const deps = temporalDeps(createMemoryEventStore(), workflows, works, { workflowsPath: undefined });
  const engine = createTemporalEngine(deps);
  const workflowId = `recorded-${crypto.randomUUID()}`;
  const stop = new AbortController();
  await engine.start(story, workflowId, input);
  const running = engine.run(stop.signal);
  const connection = await Connection.connect({ address: deps.address });
  const handle = new Client({ connection, namespace: deps.namespace }).workflow.getHandle(workflowId);
  while (signal && !(await handle.fetchHistory()).events?.some(({ timerStartedEventAttributes: at }) => at))
    await sleep(100);
  if (signal) await engine.signal(workflowId, signal);
  while ((await engine.state(workflowId)).status === 'running') await sleep(100);
  const history: unknown = JSON.parse(historyToJSON(await handle.fetchHistory()));
  stop.abort();
  await running;
  await engine.close();
  await connection.close();
  const path = fileURLToPath(
    new URL(`../../workflows/adapters/temporal/histories/${file}.json`, import.meta.url),
  );
  // The identity names the machine; leave it out.
  const text = JSON.stringify(history, (name, value: unknown) => (name === 'identity' ? 'recorder' : value));
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'json' }));
  console.log(`recorded ${file}`);
}

if (!temporalAddress) {
  console.error('Set TEMPORAL_ADDRESS to record histories.');
  process.exitCode = 1;
} else {
  const wanted = process.argv.slice(2);
  for (const history of workflowHistories)
    if (wanted.length === 0 || wanted.includes(history.file)) await record(history);
}
