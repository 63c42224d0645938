import type { ActionFunctionArgs } from '@remix-run/node';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';
import { exampleFile } from '~/search/example-data.server';

/** Attaches the data that ships with the product. */
export const action = posting(async ({ context }: ActionFunctionArgs) => {
  const viewer = signedIn(context);
  return reply(await context.system.evidence.attach([exampleFile], viewer, context.context), { status: 201 });
});

export const loader = methodNotAllowed;
