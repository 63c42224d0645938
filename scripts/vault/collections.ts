/** Collections of the vault that move with the log. */
export const movedCollections = ['secrets', 'person-keys', 'credentials', 'password-links', 'mails'] as const;

/** Collections that do not move, each with the reason. Leases are in no collection and stay as well. */
export const unmovedCollections: Readonly<Record<string, string>> = {
  checkpoints: 'positions of one log: they move as the events they stand at',
  sessions: 'people sign in again',
  limits: 'counts of the last minute',
  'sign-in-failures': 'counts of the last quarter of an hour',
  'account-mails': 'counts of the last hour',
  farewells: 'addresses of people who are gone, for ten minutes',
};
