import type { IdentityDependencies } from '../dependencies';

/** Deletes what an event has already invalidated: the old password, and all sessions and links. */
export async function revokeAccess(
  { credentials, sessions, links }: IdentityDependencies,
  userId: string,
  credentialId: string | null,
): Promise<void> {
  if (credentialId !== null) await credentials.remove(credentialId);
  await sessions.endAll(userId);
  await links.endAll(userId);
}
