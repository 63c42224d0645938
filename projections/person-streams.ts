import type { ZodObject } from 'zod';
import { EvidenceEvent } from '../modules/evidence/events';
import { FeedbackEvent } from '../modules/feedback/events';
import { ClaimEvent, UserEvent } from '../modules/identity/events';
import { catalogueOf, type DomainEvent, type Recorded } from '../modules/kernel/events/event';
import { PublishingEvent } from '../modules/publishing/events';
import { QuotaEvent } from '../modules/quota/events';
import { ReviewEvent } from '../modules/reviews/events';
import { SearchEvent } from '../modules/search/events';
import type { Documents, Projection } from './projection';
import { projection } from './projection';

/** A stream with events about a person, and the position of the first of them. */
export type PersonStream = { userId: string; stream: string; position: number };

/** Events that name their person. Model calls are left out: they are large, and their streams are named after their search. */
const ofPeople = catalogueOf(
  UserEvent,
  ClaimEvent,
  QuotaEvent,
  FeedbackEvent,
  ReviewEvent,
  SearchEvent,
  PublishingEvent,
  EvidenceEvent,
);
const types = [...ofPeople.values()]
  .filter(({ schema }) => 'userId' in (schema as ZodObject).shape)
  .map(({ type }) => type);

/** Streams that pass from one person to another; any other stream belongs to the person of its first event. */
const changesHands = new Set<string>(catalogueOf(ClaimEvent).keys());

function fold(
  { event, stream, revision, position }: Recorded<DomainEvent>,
  docs: Documents<PersonStream>,
): Promise<void> | void {
  if (revision > 0 && !changesHands.has(event.type)) return;
  const userId = String(event.userId);
  return docs.upsert(`${userId} ${stream}`, { userId, stream, position }, (first) => first);
}

/** An index of the log: the streams with events about a person, for the export of their data. */
export const personStreams = projection<PersonStream, DomainEvent>({
  name: 'person-streams',
  version: 1,
  indexes: ['userId', 'position'],
  withoutPersonal: types,
  on: Object.fromEntries(types.map((type) => [type, fold])),
}) as unknown as Projection;
