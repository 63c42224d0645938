/** Length limit of an admin's reason. */
export const reasonLength = 500;

/** Kinds of items that audit entries are about. */
export const subjectKinds = ['user', 'report', 'feedback', 'review', 'source', 'read-model'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** How the audit lists an event type: the kind of its item, and the phrase before the item's name. */
export type Audited = { kind: SubjectKind; words: string };

/**
 * The event types that the audit lists. One line adds a type; the field with the id of its item depends on its kind, see
 * `subjectFields`. All other events appear only in the chain of a listed one.
 */
export const audited: Readonly<Record<string, Audited>> = {
  UserRegistered: { kind: 'user', words: 'opened the account of' },
  RegistrationRepeated: { kind: 'user', words: 'tried to sign up again as' },
  GoogleAccountLinked: { kind: 'user', words: 'linked a Google account to' },
  UserApproved: { kind: 'user', words: 'approved the account of' },
  AdminAppointed: { kind: 'user', words: 'made an admin of' },
  PasswordChanged: { kind: 'user', words: 'changed the password of' },
  PasswordDropped: { kind: 'user', words: 'ended the password of' },
  PasswordLinkRequested: { kind: 'user', words: 'asked for a password link for' },
  UserDeactivated: { kind: 'user', words: 'deactivated the account of' },
  UserReactivated: { kind: 'user', words: 'reactivated the account of' },
  UserErased: { kind: 'user', words: 'erased the account of' },
  WelcomeGranted: { kind: 'user', words: 'granted the free searches to' },
  SearchesGranted: { kind: 'user', words: 'granted searches to' },
  FeedbackGranted: { kind: 'user', words: 'earned searches by feedback for' },
  ReviewGranted: { kind: 'user', words: 'earned searches by a review for' },
  RewardWithheld: { kind: 'user', words: 'earned no further searches for' },
  FeedbackSubmitted: { kind: 'feedback', words: 'gave the feedback of' },
  FeedbackPublished: { kind: 'feedback', words: 'published the feedback of' },
  FeedbackUnpublished: { kind: 'feedback', words: 'unpublished the feedback of' },
  FeedbackDeleted: { kind: 'feedback', words: 'deleted the feedback of' },
  ReviewSubmitted: { kind: 'review', words: 'wrote the review of' },
  ReviewApproved: { kind: 'review', words: 'approved the review of' },
  ReviewRejected: { kind: 'review', words: 'rejected the review of' },
  ReviewDeleted: { kind: 'review', words: 'deleted the review of' },
  SearchRequested: { kind: 'report', words: 'asked for the report' },
  PlanApproved: { kind: 'report', words: 'approved the plan of the report' },
  SearchCompleted: { kind: 'report', words: 'completed the report' },
  SearchFailed: { kind: 'report', words: 'could not complete the report' },
  SearchCancelled: { kind: 'report', words: 'cancelled the report' },
  SearchDeleted: { kind: 'report', words: 'deleted the report' },
  SearchDisowned: { kind: 'report', words: 'took the name of its owner off the report' },
  SearchLapsed: { kind: 'report', words: 'gave up waiting for the report' },
  PublicationRequested: { kind: 'report', words: 'asked to publish the report' },
  ReportPublished: { kind: 'report', words: 'published the report' },
  ReportUnpublished: { kind: 'report', words: 'unpublished the report' },
  SourceAdded: { kind: 'source', words: 'attached the file' },
  SourceRemoved: { kind: 'source', words: 'removed the file' },
  SourceExpired: { kind: 'source', words: 'removed the unused file' },
  ParkedEventRetried: { kind: 'read-model', words: 'retried a parked event of the read model' },
  ParkedEventSkipped: { kind: 'read-model', words: 'skipped a parked event of the read model' },
};

/** The fields of an event that hold the id of an item of this kind; the first one present counts. */
export const subjectFields: Readonly<Record<SubjectKind, readonly string[]>> = {
  user: ['userId'],
  report: ['searchId', 'reportId'],
  feedback: ['feedbackId'],
  review: ['reviewId'],
  source: ['sourceId'],
  'read-model': ['model'],
};

/** The action name of an event type: `UserApproved` becomes `user-approved`. */
export const actionOf = (type: string): string => type.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();

const types: ReadonlyMap<string, string> = new Map(
  Object.keys(audited).map((type) => [actionOf(type), type]),
);

/** Every action that the audit lists, in the order of `audited`. */
export const auditActions: readonly string[] = [...types.keys()];

/** The audit entry type of an action; undefined for an unknown one. */
export function auditedAction(action: string): (Audited & { type: string }) | undefined {
  const type = types.get(action);
  const entry = type === undefined ? undefined : audited[type];
  return type !== undefined && entry ? { type, ...entry } : undefined;
}

/** `kind:id`, the form of an item in URLs and filters. */
export const subjectName = ({ kind, id }: { kind: SubjectKind; id: string }): string => `${kind}:${id}`;

/** Parses `kind:id`; undefined when the kind is unknown. */
export function subjectNamed(name: string): { kind: SubjectKind; id: string } | undefined {
  const kind = subjectKinds.find((each) => name.startsWith(`${each}:`));
  const id = kind && name.slice(kind.length + 1);
  return kind && id ? { kind, id } : undefined;
}
/** An event that the projection of one read model could not take in. */
export type ParkedEventRef = { model: string; eventId: string };

/** The id of a parked event for admins: `<model>/<eventId>`. */
export const parkedEventId = ({ model, eventId }: ParkedEventRef): string => `${model}/${eventId}`;

/** Parses the id of a parked event; undefined when it is malformed. */
export function parkedEventNamed(id: string): ParkedEventRef | undefined {
  const [model, eventId, ...more] = id.split('/');
  return model && eventId && more.length === 0 ? { model, eventId } : undefined;
}

/** The one stream with all decisions about parked events. */
export const parkedEventsStream = 'parked-events';
