import type { EventLog } from '../../modules/kernel/events/event-log';
import type { UserRegistered } from '../../modules/identity/events';
import type { EmailOf } from './usage-text';

/** The address of each account: whole, or enough of it to recognise a known one. */
export async function readEmails(log: Pick<EventLog, 'readAll'>, whole: boolean): Promise<EmailOf> {
  const emails = new Map<string, string | null>();
  for await (const { events } of log.readAll({ from: 0, types: ['UserRegistered'] }))
    for (const { event, broken } of events) {
      if (broken) continue;
      const { userId, email } = event as UserRegistered;
      emails.set(userId, email);
    }
  return (userId) => {
    const email = emails.get(userId);
    if (email === null) return '(erased)';
    if (email === undefined) return '';
    return whole ? email : `${[...email][0] ?? ''}***@***`;
  };
}
