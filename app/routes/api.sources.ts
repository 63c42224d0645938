import { refuse } from '../../modules/kernel/refusal';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readForm } from '~/forms/read-form.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Multipart, field `file`, repeatable. Contract section 3. */
export const action = changing('POST /api/sources', async ({ request, viewer, context }) => {
  if (!isMultipart(request)) return refusalResponse(refuse('not-multipart'));
  const form = await readForm(request, { files: 'held' });
  if (form.refusal) return refusalResponse(form.refusal);
  return reply(await context.system.evidence.attach(form.files, viewer, context.context), { status: 201 });
});

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');

export const loader = methodNotAllowed;
