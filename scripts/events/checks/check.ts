import type { StoredEvent } from '../../../modules/kernel/events/event-store';
import type { DecodedEvent } from '../../../modules/kernel/events/decode-events';

/** One thing that is looked at in every event of a log, one after another. */
export type Check = {
  /** What holds when all is well, such as `revisions run without a hole`. */
  holds: string;
  /** `note`: worth knowing, but nothing is wrong with the log. */
  severity: 'wrong' | 'note';
  /** Why it does not hold for this event; `opened` is undefined when its type is unknown. Never says anything personal. */
  look(raw: StoredEvent, opened: DecodedEvent | undefined): string | undefined;
};
