import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { signedInAdmin } from '../tests/e2e/http/person';
import { startProduct } from '../tests/e2e/product/server';

/** The built product with one report, written from the example file and published. */
export async function startPublished() {
  const product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
  const admin = await signedInAdmin(product);
  const id = await admin.search('Carbon dioxide and temperature', { sources: [await admin.attachExample()] });
  await admin.finished(id);
  const { body } = await admin.ask<{ url: string }>(`/api/admin/reports/${id}/publish`, {
    method: 'POST',
    json: {},
  });
  return { product, path: body.url };
}

/** The body as it is sent, packed or not. */
export async function sentBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  const asking = request(url, { headers }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return buffer(response);
}

/** The bare server of `bench/bare-bytes.ts`, as a process of its own. */
export async function startBare(file: string) {
  const main = fileURLToPath(new URL('./bare-bytes.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
