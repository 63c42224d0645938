import { assertNever, type Decider } from '../kernel/events/decider';
import { repeatedDecision } from '../kernel/events/admin-decision';
import { refuse } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import type { ReportStatus } from './contract';
import type { PublishingEvent, ReportPublished, ReportUnpublished, SlugEvent } from './events';

type About = { reportId: ReportId; userId: string };

export type PublishingCommand =
  | ({ type: 'Request' } & About)
  | ({ type: 'Publish' } & Omit<ReportPublished, 'type' | 'version'>)
  | ({ type: 'Unpublish' } & Omit<ReportUnpublished, 'type' | 'version'>);

export type PublishingState = {
  status: 'none' | 'pending' | 'published' | 'unpublished';
  /** Its slug, from the first publication on. */
  slug: string | null;
  /** How often it has been published. */
  version: number;
  /** The admin whose publication or withdrawal is in effect. */
  decidedBy?: string;
};

/** From draft to public and back; a repeated request changes nothing. Spec section 4. */
export const publishing: Decider<PublishingCommand, PublishingEvent, PublishingState> = {
  initial: { status: 'none', slug: null, version: 0 },

  decide(command, state) {
    const { status, slug, version } = state;
    switch (command.type) {
      case 'Request': {
        const { reportId, userId } = command;
        const isRequested = status === 'pending' || status === 'published';
        return isRequested ? [] : [{ type: 'PublicationRequested', reportId, userId }];
      }
      case 'Publish':
        if (status === 'published') return repeatedDecision({ by: command.by }, state.decidedBy, status);
        return [{ ...command, type: 'ReportPublished', slug: slug ?? command.slug, version: version + 1 }];
      case 'Unpublish':
        if (status === 'unpublished') return unpublishedAlready(command.by, state);
        if (status !== 'published') return refuse('not-published');
        return [{ ...command, type: 'ReportUnpublished', version }];
      default:
        return assertNever(command);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'PublicationRequested':
        return { ...state, status: 'pending' };
      case 'ReportPublished':
        return { status: 'published', slug: event.slug, version: event.version, decidedBy: event.by };
      case 'ReportUnpublished':
        return { ...state, status: 'unpublished', decidedBy: event.by };
      default:
        return assertNever(event);
    }
  },
};

/** A repeat by the same admin returns `not-published`; another admin learns whose decision came first. */
function unpublishedAlready(by: string | undefined, { decidedBy }: PublishingState) {
  const isSecond = by !== undefined && decidedBy !== undefined && by !== decidedBy;
  return isSecond ? repeatedDecision({ by }, decidedBy, 'unpublished') : refuse('not-published');
}

/** The status in the words of the spec. */
export function statusOf({ status }: PublishingState): ReportStatus {
  if (status === 'pending') return 'pending_publish';
  return status === 'published' ? 'published' : 'draft';
}

type SlugCommand = { type: 'Claim'; slugHash: string; reportId: ReportId };

type SlugState = { owner: string | null };

/** The owner of a slug: the first report that claims it keeps it, also after its deletion. */
export const slugClaim: Decider<SlugCommand, SlugEvent, SlugState> = {
  initial: { owner: null },

  decide({ slugHash, reportId }, { owner }) {
    return owner === null ? [{ type: 'SlugClaimed', slugHash, reportId }] : [];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'SlugClaimed':
        return { owner: event.reportId };
      default:
        return assertNever(event.type);
    }
  },
};
