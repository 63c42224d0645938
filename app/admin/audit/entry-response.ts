import type { AuditEntry } from '../../../composition/application/moderation';

/** An entry as the call gives it: contract section 5. */
export const toEntryResponse = <Entry extends AuditEntry>({ hasReason: _kept, ...entry }: Entry) => entry;
