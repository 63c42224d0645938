import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Rule } from './rules';
import { startModelStandIn, type StandInOptions } from './server';

/**
 * The stand-in as a process of its own, so that it outlives a killed product: `tsx main.ts [OPTIONS AS JSON]`.
 * Prints one line `{"url":…,"control":…}`. POST /control `{"rules":[…]}` adds rules, `{"reset":true}` forgets;
 * GET /control/calls lists the calls so far.
 */
const standIn = await startModelStandIn(JSON.parse(process.argv[2] ?? '{}') as StandInOptions);

const control = createServer((message, response) => {
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (message.method === 'GET' && message.url === '/control/calls')
    return void reply(200, { calls: standIn.calls, mostInFlight: standIn.mostInFlight() });
  if (message.method !== 'POST' || message.url !== '/control')
    return void reply(404, { error: 'no such path' });
  json(message)
    .then((body) => {
      const { rules = [], reset = false } = body as { rules?: Rule[]; reset?: boolean };
      if (reset) standIn.reset();
      standIn.script(...rules);
      reply(200, { ok: true });
    })
    .catch((error: unknown) => reply(400, { error: String(error) }));
});

control.listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ url: standIn.url, control: `http://127.0.0.1:${port}` })}\n`);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
