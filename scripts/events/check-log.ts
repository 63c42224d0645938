import type { StoredEvent } from '../../modules/kernel/events/event-store';
import type { Catalogue } from '../../modules/kernel/events/event';
import type { DecodedEvent } from '../../modules/kernel/events/decode-events';
import { causesCheck } from './checks/causes';
import type { Check } from './checks/check';
import { knownTypeCheck, payloadCheck } from './checks/payload';
import { positionCheck } from './checks/position-check';
import { quotaCheck } from './checks/quota';
import { encryptionCheck } from './checks/encryption-check';
import { metadataCheck } from './checks/metadata-check';

/** A finding: its position, and its description. */
export type Finding = { id: string; position: number; what: string };
export type Checked = Pick<Check, 'holds' | 'severity'> & {
  /** The number of events that violate it. */
  count: number;
  /** The first of them. */
  findings: Finding[];
};
export type LogReport = { events: number; streams: number; types: number; checked: Checked[] };

/** How many findings of one kind are kept for the report. */
export const maxReportedFindings = 20;

/** Every check of a log. `partly`: events may have been left out. */
export const allChecks = (catalogue: Catalogue, { partly = false } = {}): Check[] => [
  positionCheck({ partly }),
  metadataCheck(),
  payloadCheck(catalogue),
  encryptionCheck(catalogue),
  // A reservation may be in another part than its end.
  ...(partly ? [] : [quotaCheck()]),
  knownTypeCheck(catalogue),
  causesCheck(),
];

/** Runs every check on every event. */
export async function checkLog(
  batches: AsyncIterable<readonly StoredEvent[]>,
  open: (stored: readonly StoredEvent[]) => Promise<DecodedEvent[]>,
  checks: readonly Check[],
  seen: (events: readonly StoredEvent[]) => void = () => {},
): Promise<LogReport> {
  const checked = checks.map(({ holds, severity, look }) => {
    const result: Checked = { holds, severity, count: 0, findings: [] };
    return { look, result };
  });
  const streams = new Set<string>();
  const types = new Set<string>();
  let events = 0;
  for await (const batch of batches) {
    const opened = new Map((await open(batch)).map((event) => [event.position, event]));
    for (const raw of batch) {
      events += 1;
      streams.add(raw.stream);
      types.add(raw.type);
      for (const { look, result } of checked) note(result, raw, look(raw, opened.get(raw.position)));
    }
    seen(batch);
  }
  return { events, streams: streams.size, types: types.size, checked: checked.map(({ result }) => result) };
}

function note(result: Checked, { id, position }: StoredEvent, what: string | undefined): void {
  if (what === undefined) return;
  result.count += 1;
  if (result.findings.length < maxReportedFindings) result.findings.push({ id, position, what });
}
