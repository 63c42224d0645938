import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent, personal } from '../kernel/events/event';

const about = { userId: z.string() };

/** Before version 2 a password had no name of its own: it was kept under the id of its account. */
const namedAsTheAccount = (data: Record<string, unknown>) => ({ ...data, credentialId: data.userId });

/**
 * Somebody has an account: by signing up, through Google or because an operator made it. `credentialId` names the
 * password it opens with in the vault; without one there is no password yet. Stream `user-<id>`.
 */
export const UserRegistered = defineEvent(
  'UserRegistered',
  { ...about, email: personal(z.string()), name: personal(z.string()), credentialId: z.string().optional() },
  { subject: 'userId', version: 2, upcast: namedAsTheAccount },
);
export type UserRegistered = z.infer<typeof UserRegistered>;

/** Somebody signed up again with the address of this account; its owner is told by mail. */
export const RegistrationRepeated = defineEvent('RegistrationRepeated', about);
export type RegistrationRepeated = z.infer<typeof RegistrationRepeated>;

/** A Google account opens this account from now on; Google vouches for the address. */
export const GoogleAccountLinked = defineEvent(
  'GoogleAccountLinked',
  { ...about, subjectHash: z.string(), picture: personal(z.string()) },
  { subject: 'userId' },
);
export type GoogleAccountLinked = z.infer<typeof GoogleAccountLinked>;

/** They may search from now on. */
export const UserApproved = defineEvent('UserApproved', { ...about, ...decisionFields }, { subject: 'by' });
export type UserApproved = z.infer<typeof UserApproved>;

/** They became an admin: unlimited searches, moderation. */
export const AdminAppointed = defineEvent('AdminAppointed', about);
export type AdminAppointed = z.infer<typeof AdminAppointed>;

/** The password is another one now; its hash lies in the vault, under `credentialId`. Sessions and links from before end. */
export const PasswordChanged = defineEvent(
  'PasswordChanged',
  { ...about, credentialId: z.string() },
  { version: 2, upcast: namedAsTheAccount },
);
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** The password opens nothing any more: Google has proven the address, whoever set it has not. Sessions and links end. */
export const PasswordDropped = defineEvent('PasswordDropped', about);
export type PasswordDropped = z.infer<typeof PasswordDropped>;

/** A one-time link to set the password is to be mailed; `linkId` names it in the vault. */
export const PasswordLinkRequested = defineEvent('PasswordLinkRequested', { ...about, linkId: z.string() });
export type PasswordLinkRequested = z.infer<typeof PasswordLinkRequested>;

/** They may not sign in until they are let in again; sessions and links end. */
export const UserDeactivated = defineEvent(
  'UserDeactivated',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type UserDeactivated = z.infer<typeof UserDeactivated>;

/** They may sign in again. */
export const UserReactivated = defineEvent(
  'UserReactivated',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type UserReactivated = z.infer<typeof UserReactivated>;

/** The account is gone for ever: its key is destroyed, nothing personal of it can be read again. */
export const UserErased = defineEvent('UserErased', { ...about, ...decisionFields }, { subject: 'by' });
export type UserErased = z.infer<typeof UserErased>;

/** An address belongs to an account. Stream `email-<hmac>`: unique without naming the address. */
export const EmailClaimed = defineEvent('EmailClaimed', { ...about, emailHash: z.string() });
export type EmailClaimed = z.infer<typeof EmailClaimed>;

/** The address is free again. */
export const EmailReleased = defineEvent('EmailReleased', { ...about, emailHash: z.string() });
export type EmailReleased = z.infer<typeof EmailReleased>;

/** A Google account, known by its `sub`, belongs to an account. Stream `google-<hmac>`. */
export const GoogleSubjectClaimed = defineEvent('GoogleSubjectClaimed', {
  ...about,
  subjectHash: z.string(),
});
export type GoogleSubjectClaimed = z.infer<typeof GoogleSubjectClaimed>;

/** The Google account opens nothing here any more. */
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
