import type { StoredEvent } from '../../modules/kernel/event-store';
import type { Catalogue } from '../../modules/kernel/message';
import type { Opened } from '../../modules/kernel/open-facts';
import { causesCheck } from './checks/causes';
import type { Check } from './checks/check';
import { knownTypeCheck, payloadCheck } from './checks/payload';
import { placeCheck } from './checks/place';
import { quotaCheck } from './checks/quota';
import { sealedCheck } from './checks/sealed';
import { surroundingsCheck } from './checks/surroundings';

/** Where something was found, and what. */
export type Finding = { id: string; position: number; what: string };
export type Checked = Pick<Check, 'holds' | 'severity'> & {
  /** Events for which it does not hold. */
  count: number;
  /** The first of them. */
  findings: Finding[];
};
export type LogReport = { events: number; streams: number; types: number; checked: Checked[] };

/** How many findings of one kind are kept to be told. */
export const toldAtMost = 20;

/** Every check of a log. `partly`: events may have been left out. */
export const allChecks = (facts: Catalogue, { partly = false } = {}): Check[] => [
  placeCheck({ partly }),
  surroundingsCheck(),
  payloadCheck(facts),
  sealedCheck(facts),
  // What a part has set aside may lie in another part.
  ...(partly ? [] : [quotaCheck()]),
  knownTypeCheck(facts),
  causesCheck(),
];

/** Looks at every event by every check. */
export async function checkLog(
  batches: AsyncIterable<readonly StoredEvent[]>,
  open: (stored: readonly StoredEvent[]) => Promise<Opened[]>,
  checks: readonly Check[],
  seen: (events: readonly StoredEvent[]) => void = () => {},
): Promise<LogReport> {
  const checked = checks.map(({ holds, severity, look }) => {
    const told: Checked = { holds, severity, count: 0, findings: [] };
    return { look, told };
  });
  const streams = new Set<string>();
  const types = new Set<string>();
  let events = 0;
  for await (const batch of batches) {
    const opened = new Map((await open(batch)).map((fact) => [fact.position, fact]));
    for (const raw of batch) {
      events += 1;
      streams.add(raw.stream);
      types.add(raw.type);
      for (const { look, told } of checked) note(told, raw, look(raw, opened.get(raw.position)));
    }
    seen(batch);
  }
  return { events, streams: streams.size, types: types.size, checked: checked.map(({ told }) => told) };
}

function note(told: Checked, { id, position }: StoredEvent, what: string | undefined): void {
  if (what === undefined) return;
  told.count += 1;
  if (told.findings.length < toldAtMost) told.findings.push({ id, position, what });
}
