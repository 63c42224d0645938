import { EvidenceEvent } from '../modules/evidence/events';
import { FeedbackEvent } from '../modules/feedback/events';
import { ClaimEvent, UserEvent } from '../modules/identity/events';
import { catalogueOf } from '../modules/kernel/events/event';
import { ModelEvent } from '../modules/models/events';
import { ModerationEvent } from '../modules/moderation/events';
import { PublishingEvent, SlugEvent } from '../modules/publishing/events';
import { QuotaEvent } from '../modules/quota/events';
import { ReviewEvent } from '../modules/reviews/events';
import { SearchEvent } from '../modules/search/events';
import { WorkflowEvent } from '../workflows/events';

/** Every event type of the product. */
export const eventCatalogue = catalogueOf(
  UserEvent,
  ClaimEvent,
  QuotaEvent,
  FeedbackEvent,
  ReviewEvent,
  SearchEvent,
  PublishingEvent,
  SlugEvent,
  ModelEvent,
  EvidenceEvent,
  WorkflowEvent,
  ModerationEvent,
);
