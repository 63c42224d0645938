import type { Context } from '../../modules/kernel/events/event-log';

let requests = 0;
/** The context of a new command. */
export const request = (): Context => {
  requests += 1;
  return { actor: { kind: 'system' }, correlationId: `r-${requests}`, causationId: `r-${requests}` };
};
