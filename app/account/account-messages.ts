/** What each form of the account page wants; its section has this for an id. */
export const intents = [
  'change-password',
  'mail-link',
  'sign-out-everywhere',
  'delete-source',
  'erase',
] as const;
export type Intent = (typeof intents)[number];

/** What the page says when a form went well that leads back to it. */
const done: Partial<Record<Intent, string>> = {
  'change-password': 'Your password is changed. Everybody else who was signed in has been signed out.',
  'delete-source': 'The file is deleted.',
  'mail-link': 'A link to set a password is on its way to your address. It is good for one hour.',
};

export const intentNamed = (name: string | null): Intent | undefined =>
  intents.find((intent) => intent === name);

/** Where a form leads that went well, and what is then said there: the address carries which one it was. */
export const doneAddress = (intent: Intent) => `/account?done=${intent}#${intent}`;
export const doneSentence = (intent: Intent | undefined): string | undefined => intent && done[intent];

/** Why one of the forms was refused. */
export type AccountProblem = {
  intent: Intent | undefined;
  problem: string;
  fields: Readonly<Record<string, string>>;
};

export const notConfirmed = 'Please confirm that you want to delete your account.';
