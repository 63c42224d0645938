import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';

const about = { userId: z.string() };

/** Upcast to version 2: version 1 stored the password under the id of the account. */
const namedAsTheAccount = (data: Record<string, unknown>) => ({ ...data, credentialId: data.userId });

/**
 * An account was created by sign-up, through Google or by an operator. `credentialId` names its password hash in the
 * vault; it is absent while there is no password. Stream `user-<id>`.
 */
export const UserRegistered = defineEvent(
  'UserRegistered',
  { ...about, email: personal(z.string()), name: personal(z.string()), credentialId: z.string().optional() },
  { subject: 'userId', version: 2, upcast: namedAsTheAccount },
);
export type UserRegistered = z.infer<typeof UserRegistered>;

/** A second sign-up named the address of this account; its owner gets a mail. */
export const RegistrationRepeated = defineEvent('RegistrationRepeated', about);
export type RegistrationRepeated = z.infer<typeof RegistrationRepeated>;

/** A Google account can sign in to this account; Google has verified the address. */
export const GoogleAccountLinked = defineEvent(
  'GoogleAccountLinked',
  { ...about, subjectHash: z.string(), picture: personal(z.string()) },
  { subject: 'userId' },
);
export type GoogleAccountLinked = z.infer<typeof GoogleAccountLinked>;

/** The user may sign in and search. */
export const UserApproved = defineEvent('UserApproved', { ...about, ...decisionFields }, { subject: 'by' });
export type UserApproved = z.infer<typeof UserApproved>;

/** The user became an admin: unlimited searches, moderation. */
export const AdminAppointed = defineEvent('AdminAppointed', about);
export type AdminAppointed = z.infer<typeof AdminAppointed>;

/** The password changed; its hash is in the vault under `credentialId`. Earlier sessions and links end. */
export const PasswordChanged = defineEvent(
  'PasswordChanged',
  { ...about, credentialId: z.string() },
  { version: 2, upcast: namedAsTheAccount },
);
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** The password was removed because Google verified the address and its setter had not. Sessions and links end. */
export const PasswordDropped = defineEvent('PasswordDropped', about);
export type PasswordDropped = z.infer<typeof PasswordDropped>;

/** A one-time link to set the password was requested and will be mailed; `linkId` names it in the vault. */
export const PasswordLinkRequested = defineEvent('PasswordLinkRequested', { ...about, linkId: z.string() });
export type PasswordLinkRequested = z.infer<typeof PasswordLinkRequested>;

/** The user may not sign in until reactivated; sessions and links end. */
export const UserDeactivated = defineEvent(
  'UserDeactivated',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type UserDeactivated = z.infer<typeof UserDeactivated>;

/** The user may sign in again. */
export const UserReactivated = defineEvent(
  'UserReactivated',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type UserReactivated = z.infer<typeof UserReactivated>;

/** The account is erased: destroying its key makes its personal data unreadable. */
export const UserErased = defineEvent('UserErased', { ...about, ...decisionFields }, { subject: 'by' });
export type UserErased = z.infer<typeof UserErased>;

/** An account owns an address. Stream `email-<hmac>`: unique without naming the address. */
export const EmailClaimed = defineEvent('EmailClaimed', { ...about, emailHash: z.string() });
export type EmailClaimed = z.infer<typeof EmailClaimed>;

/** The address is free again. */
export const EmailReleased = defineEvent('EmailReleased', { ...about, emailHash: z.string() });
export type EmailReleased = z.infer<typeof EmailReleased>;

/** An account owns a Google `sub`. Stream `google-<hmac>`. */
export const GoogleSubjectClaimed = defineEvent('GoogleSubjectClaimed', {
  ...about,
  subjectHash: z.string(),
});
export type GoogleSubjectClaimed = z.infer<typeof GoogleSubjectClaimed>;

/** The Google `sub` is free again. */
export const GoogleSubjectReleased = defineEvent('GoogleSubjectReleased', {
  ...about,
  subjectHash: z.string(),
});
export type GoogleSubjectReleased = z.infer<typeof GoogleSubjectReleased>;

export const UserEvent = z.discriminatedUnion('type', [
  UserRegistered,
  RegistrationRepeated,
  GoogleAccountLinked,
  UserApproved,
  AdminAppointed,
  PasswordChanged,
  PasswordDropped,
  PasswordLinkRequested,
  UserDeactivated,
  UserReactivated,
  UserErased,
]);
export type UserEvent = z.infer<typeof UserEvent>;

export const ClaimEvent = z.discriminatedUnion('type', [
  EmailClaimed,
  EmailReleased,
  GoogleSubjectClaimed,
  GoogleSubjectReleased,
]);
export type ClaimEvent = z.infer<typeof ClaimEvent>;
