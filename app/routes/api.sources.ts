import { refuse } from '../../modules/kernel/refusal';
import { apiAction, apiLoader } from '~/api/api-route.server';
import { readForm } from '~/forms/read-form.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/** Multipart, field `file`, repeatable. Contract section 3. */
export const action = apiAction('POST /api/sources', async ({ request, viewer, context }) => {
  if (!isMultipart(request)) return refusalResponse(refuse('not-multipart'));
  const form = await readForm(request, { files: 'held' });
  if (form.refusal) return refusalResponse(form.refusal);
  return reply(await context.system.evidence.attach(form.files, viewer, context.context), { status: 201 });
});

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');

/** The user's sources as a bare array, newest first; headers give the bytes used and the limit. */
export const loader = apiLoader('GET /api/sources', async ({ viewer, context }) => {
  const { sources, bytes, limitBytes } = await context.system.evidence.list(viewer);
  const headers = { 'X-Storage-Bytes': String(bytes), 'X-Storage-Limit-Bytes': String(limitBytes) };
  return reply(sources, { headers });
});
