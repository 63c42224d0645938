import type { AuditEvent, ItemState } from '../../../composition/application/moderation';
import { isRefusal, refuse, type Refusal } from '../../../modules/kernel/refusal';
import { subjectName } from '../../../modules/moderation/contract';
import type { Application } from '../../../composition/application/application';
import { compareStates, type Compared } from './compare-states';

/** Most other events of the item offered for a comparison. */
const maxOthers = 100;

/** Another event of the same item, to compare with. */
export type OtherEvent = { id: string; at: string; action: string };
export type LoadedEvent = {
  event: AuditEvent;
  others: OtherEvent[];
  /** The second event of the comparison; undefined for the item as it is now. */
  compared: string | undefined;
  /** The item after this event, and at the second point. */
  points: { then: ItemState['at']; other: ItemState['at'] };
  rows: Compared[];
};

/** Loads one event with its chain, and its item after it beside the item after another event, or now. */
export async function loadEvent(
  { audit }: Pick<Application, 'audit'>,
  id: string,
  comparedId: string | undefined,
): Promise<LoadedEvent | Refusal> {
  const event = await audit.event(id);
  if (!event) return refuse('event-not-found');
  const { subject } = event;
  const listed = await audit.entries({ subject: subjectName(subject), limit: maxOthers });
  const entries = isRefusal(listed) ? [] : listed.entries;
  const others = entries.flatMap(({ id: other, at, action }) =>
    other === id ? [] : [{ id: other, at, action }],
  );
  const second = comparedId ? await audit.asOf(subject, comparedId) : undefined;
  const compared = second && comparedId;
  const [then, other] = await Promise.all([audit.asOf(subject, id), second ?? audit.asOf(subject)]);
  const points = { then: then?.at ?? null, other: other?.at ?? null };
  return { event, others, compared, points, rows: compareStates(then, other) };
}
