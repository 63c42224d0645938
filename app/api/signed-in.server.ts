import type { AppLoadContext } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { refusalResponse } from '~/http/reply.server';
import type { Viewer } from '../../system';

/** The signed-in person, else the 401 answer is thrown. */
export function signedIn({ viewer }: AppLoadContext): Viewer {
  if (!viewer) throw refusalResponse(refuse('sign-in-required'));
  return viewer;
}

/** The signed-in admin, else the 401 or 403 answer is thrown. */
export function signedInAdmin(context: AppLoadContext): Viewer {
  const viewer = signedIn(context);
  if (!viewer.isAdmin) throw refusalResponse(refuse('forbidden'));
  return viewer;
}
