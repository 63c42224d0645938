import type { StoredEvent } from '../../../modules/kernel/events/event-store';
import type { DecodedEvent } from '../../../modules/kernel/events/decode-events';

/** One property that is checked on every event of a log, one after another. */
export type Check = {
  /** The property, such as `revisions run without a hole`. */
  holds: string;
  /** `note`: worth knowing, but nothing is wrong with the log. */
  severity: 'wrong' | 'note';
  /** Why this event violates it; `opened` is undefined when its type is unknown. Never contains personal data. */
  look(raw: StoredEvent, opened: DecodedEvent | undefined): string | undefined;
};
