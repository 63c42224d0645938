import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { exampleFile } from '~/search/example-data.server';

/** Attaches the example data of the product. */
export const action = apiAction('POST /api/sources/example', async ({ viewer, context }) =>
  reply(await context.system.evidence.attach([exampleFile], viewer, context.context), { status: 201 }),
);

export const loader = methodNotAllowed;
