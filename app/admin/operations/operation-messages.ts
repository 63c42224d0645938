/** What an admin may do on the operations tab. */
export const deeds = ['retry', 'skip', 'cancel'] as const;
export type Deed = (typeof deeds)[number];

export const deedNamed = (name: string | null): Deed | undefined => deeds.find((deed) => deed === name);

/** What it did, in a notice or toast, and what it could not do; the reason follows. */
export const deedWords: Readonly<Record<Deed, { done: string; failed: string }>> = {
  retry: {
    done: 'The read model is being built anew. The event leaves this list if its fold takes it in.',
    failed: 'The event could not be retried.',
  },
  skip: {
    done: 'The event was skipped. No build of its read model takes it in.',
    failed: 'The event could not be skipped.',
  },
  cancel: {
    done: 'The search was cancelled. Its owner gets it back.',
    failed: 'The search could not be cancelled.',
  },
};

/** Where the tab is, and where focus goes after each deed. */
export const operationsPath = '/admin/operations';
export const sectionOf: Readonly<Record<Deed, string>> = {
  retry: 'parked',
  skip: 'parked',
  cancel: 'running',
};
