import { redirect, type AppLoadContext } from '@remix-run/node';
import type { Viewer } from '../../system';

/** The signed-in admin. Others are sent to sign in, or told that the page is not theirs. */
export function requireAdmin({ viewer }: AppLoadContext, path: string): Viewer {
  if (!viewer) {
    const toSignIn: Response = redirect(`/auth?redirectTo=${encodeURIComponent(path)}`);
    throw toSignIn;
  }
  if (!viewer.isAdmin) throw new Response('This page is for admins.', { status: 403 });
  return viewer;
}
