/** The forms of the account page; each intent is also the id of its section. */
export const intents = [
  'change-password',
  'mail-link',
  'sign-out-everywhere',
  'delete-source',
  'erase',
] as const;
export type Intent = (typeof intents)[number];

/** The sentence shown after a form that redirects back to this page. */
const done: Partial<Record<Intent, string>> = {
  'change-password': 'Your password is changed. Everybody else who was signed in has been signed out.',
  'delete-source': 'The file is deleted.',
  'mail-link': 'A link to set a password is on its way to your address. It is good for one hour.',
};

export const intentNamed = (name: string | null): Intent | undefined =>
  intents.find((intent) => intent === name);

/** Redirect target after success; the address carries the intent whose sentence is shown. */
export const doneAddress = (intent: Intent) => `/account?done=${intent}#${intent}`;
export const doneSentence = (intent: Intent | undefined): string | undefined => intent && done[intent];

/** Why one of the forms was refused. */
export type AccountProblem = {
  intent: Intent | undefined;
  problem: string;
  fields: Readonly<Record<string, string>>;
};

export const notConfirmed = 'Please confirm that you want to delete your account.';
