import type { Door } from './doors';

/**
 * What a door counts by itself, beside the limits for all requests of an address and all writes of an account. Such a
 * door also answers for those two itself: a form shows the sentence beside what was typed, and whoever is out of
 * searches hears that first. Contract section 5; the limit of asking for password links is an addition of ours.
 */
export const doorLimits = {
  'POST /': ['report-start'],
  'POST /research-insights': ['report-start'],
  'POST /auth': ['sign-in', 'sign-up'],
  'POST /auth/forgot': ['reset'],
  'POST /api/auth/login': ['sign-in'],
  'POST /api/auth/register': ['sign-up'],
  'POST /api/search': ['report-start'],
  'POST /api/visual-insights': ['report-start'],
  'POST /api/research-report': ['report-start'],
} as const satisfies Partial<Record<Door, readonly string[]>>;

type LimitedDoor = keyof typeof doorLimits;
/** The limits that doors count themselves. */
export type DoorLimit = (typeof doorLimits)[LimitedDoor][number];

/** The one limit of a call; a page with several ways in says itself which it is. */
export function limitOf(door: Door): DoorLimit | undefined {
  const names: readonly DoorLimit[] = door in doorLimits ? doorLimits[door as LimitedDoor] : [];
  return names.length === 1 ? names[0] : undefined;
}

/** Whether a door answers for all limits itself. `door`: a method and a path, of no door perhaps. */
export const answersForLimits = (door: string): boolean => Object.hasOwn(doorLimits, door);

/** Where files come in; everywhere else a body over 64 KB is refused. Contract section 3. */
const fileDoors: readonly Door[] = ['POST /', 'POST /research-insights', 'POST /api/sources'];
export const takesFiles = (door: Door): boolean => fileDoors.includes(door);
