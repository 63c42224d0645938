import type { ActionFunctionArgs } from '@remix-run/node';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { readForm } from '~/forms/read-form.server';
import { refusalResponse, reply } from '~/http/reply.server';

/** Multipart, field `file`, repeatable. Contract section 3. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = signedIn(context);
  if (!isMultipart(request)) return refusalResponse(refuse('not-multipart'));
  const form = await readForm(request);
  if (isRefusal(form)) return refusalResponse(form);
  return reply(await context.system.evidence.attach(form.files, viewer, context.context), { status: 201 });
}

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');

export const loader = methodNotAllowed;
