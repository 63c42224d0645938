import type { Context } from '../../modules/kernel/events/event-log';

let requests = 0;
/** What surrounds a command of a test; each is a request of its own. */
export const request = (): Context => {
  requests += 1;
  return { actor: { kind: 'system' }, correlationId: `r-${requests}`, causationId: `r-${requests}` };
};
