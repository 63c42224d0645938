import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { exampleFile } from '~/search/example-data.server';

/** Attaches the example data of the product. */
export const action = apiAction('POST /api/sources/example', async ({ request, viewer, context }) => {
  const key = request.headers.get('Idempotency-Key');
  // Of this call alone: the same key at `POST /api/sources` is another request.
  const own = key ? `example/${key}` : undefined;
  const { evidence } = context.system;
  return reply(await evidence.attach([exampleFile], viewer, context.context, own), { status: 201 });
});

export const loader = methodNotAllowed;
