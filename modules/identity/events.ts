import { z } from 'zod';
import { fact, personal } from '../kernel/message';

/** Somebody signed up with e-mail and password. Stream `user-<id>`. */
export const UserRegistered = fact(
  'UserRegistered',
  { userId: z.string(), email: personal(z.string()), name: personal(z.string()) },
  { subject: 'userId' },
);
export type UserRegistered = z.infer<typeof UserRegistered>;

/** An admin let them in; from now on they may search. */
export const UserApproved = fact('UserApproved', { userId: z.string() });
export type UserApproved = z.infer<typeof UserApproved>;

/** They became an admin: unlimited searches, moderation. */
export const AdminAppointed = fact('AdminAppointed', { userId: z.string() });
export type AdminAppointed = z.infer<typeof AdminAppointed>;

/** The password is another one now; the hash itself lies in the vault. */
export const PasswordChanged = fact('PasswordChanged', { userId: z.string() });
export type PasswordChanged = z.infer<typeof PasswordChanged>;

/** An address belongs to an account. Stream `email-<hmac>`: unique without naming the address. */
export const EmailClaimed = fact('EmailClaimed', { emailHash: z.string(), userId: z.string() });
export type EmailClaimed = z.infer<typeof EmailClaimed>;

export const UserEvent = z.discriminatedUnion('type', [
  UserRegistered,
  UserApproved,
  AdminAppointed,
  PasswordChanged,
]);
export type UserEvent = z.infer<typeof UserEvent>;

export const EmailEvent = z.discriminatedUnion('type', [EmailClaimed]);
export type EmailEvent = z.infer<typeof EmailEvent>;
