/** The actions of an admin on the operations tab. */
export const operationActions = ['retry', 'skip', 'cancel'] as const;
export type OperationAction = (typeof operationActions)[number];

export const actionNamed = (name: string | null): OperationAction | undefined =>
  operationActions.find((action) => action === name);

/** The sentences after success and after a failure; after a failure the reason follows. */
export const actionMessages: Readonly<Record<OperationAction, { done: string; failed: string }>> = {
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

/** The path of the tab; focus returns to it after each action. */
export const operationsPath = '/admin/operations';
export const sectionOf: Readonly<Record<OperationAction, string>> = {
  retry: 'parked',
  skip: 'parked',
  cancel: 'running',
};
