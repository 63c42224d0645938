import { z } from 'zod';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { apiAction, apiLoader } from '~/api/api-route.server';
import { readJson } from '~/http/body.server';
import { readForm } from '~/forms/read-form.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Multipart, field `file`, repeatable, or JSON `{ url }`. Contract section 3. */
export const action = apiAction('POST /api/sources', async ({ request, viewer, context }) => {
  const { evidence } = context.system;
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  if (isJson(request)) {
    const input = await readJson(request);
    if (isRefusal(input)) return refusalResponse(input);
    const body = Asked.safeParse(input);
    if (!body.success) return refusalResponse(refuse('no-address'));
    return reply(await evidence.attachPage(body.data.url, viewer, context.context, key), { status: 201 });
  }
  if (!isMultipart(request)) return refusalResponse(refuse('not-multipart'));
  const form = await readForm(request, { files: 'held' });
  if (form.refusal) return refusalResponse(form.refusal);
  return reply(await evidence.attach(form.files, viewer, context.context, key), { status: 201 });
});

const Asked = z.object({ url: z.string() });

const isJson = (request: Request) =>
  /^\s*application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');

/** The user's sources as a bare array, newest first; headers give the bytes used and the limit. */
export const loader = apiLoader('GET /api/sources', async ({ viewer, context }) => {
  const { sources, bytes, limitBytes } = await context.system.evidence.list(viewer);
  const headers = { 'X-Storage-Bytes': String(bytes), 'X-Storage-Limit-Bytes': String(limitBytes) };
  return reply(sources, { headers });
});
