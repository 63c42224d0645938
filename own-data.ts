import type { EventLog } from './modules/kernel/event-log';
import type { Viewer } from './system';

/** Everything the log knows of a person, in clear. */
export async function ownData(log: EventLog, viewer: Viewer): Promise<object> {
  const facts: object[] = [];
  for await (const { event, metadata } of log.readAbout(viewer.id)) facts.push({ at: metadata.at, ...event });
  return { account: viewer, facts };
}
