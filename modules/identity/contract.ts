import { z } from 'zod';
import { reasonLength } from '../moderation/contract';
import { passwordLength, passwordsDiffer } from './limits';

export { passwordLength };

export const nameLength = 100;
export const emailLength = 254;
/** Lifetime of a session. */
export const sessionMs = 30 * 24 * 60 * 60 * 1000;
/** Lifetime of a mailed link to set a password. */
export const resetLinkMs = 60 * 60 * 1000;
/** Lifetime of the link of an invitation, printed by a command. Contract section 2. */
export const invitationMs = 24 * 60 * 60 * 1000;
/** Failed sign-ins allowed for one account in a sliding window. Contract section 5. */
export const failedSignIns = { most: 10, withinMs: 15 * 60 * 1000 };

/** Spec section 8. */
export const accountCreated =
  "Account created successfully! Admin will approve your account and you'll receive an email notification.";
/** The answer whether or not the address has an account. */
export const resetSent =
  'If this address has an account, a link to set a new password is on its way. It is good for one hour.';
/** Messages for refused passwords. ASVS 5.0, 6.2.4 and 6.2.11. */
export const commonPassword =
  'This password is among those that are guessed first. Please choose another one.';
export const ownWordsPassword = 'Please choose a password that is not your name or e-mail address.';

const wellFormed = (text: string) => !/[\0\p{Surrogate}]/u.test(text);
const notText = 'This contains characters that are not text.';
const line = z.string('This field is required.').refine(wellFormed, notText);

const email = line
  .trim()
  .min(1, 'Please enter your e-mail address.')
  .max(emailLength, 'This e-mail address is too long.')
  .regex(/^[^\s@,;:<>"()[\]\\\p{C}]+@[^\s@,;:<>"()[\]\\\p{C}]+$/u, 'This is not an e-mail address.');

const name = line
  .trim()
  .min(1, 'Please enter your name.')
  .max(nameLength, `A name has at most ${nameLength} characters.`)
  .regex(/^[^\p{Cc}]*$/u, notText);

const newPassword = line
  .min(passwordLength.min, `A password has at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `A password has at most ${passwordLength.max} characters.`);

const typedPassword = line
  .min(1, 'Please enter your password.')
  .max(passwordLength.max, 'This password is too long.');

const twice = <Shape extends { password: string; confirmPassword: string }>(schema: z.ZodType<Shape>) =>
  schema.refine((input) => input.password === input.confirmPassword, {
    path: ['confirmPassword'],
    message: passwordsDiffer,
  });

/** Spec section 3, Registration; section 5: passwords must match, all fields required. */
export const Registration = twice(z.object({ email, name, password: newPassword, confirmPassword: line }));
export type Registration = z.infer<typeof Registration>;

/** Spec section 3, Login. */
export const Login = z.object({ email, password: typedPassword });
export type Login = z.infer<typeof Login>;

/** Requests a link to set a new password. */
export const ResetRequest = z.object({ email });

/** Sets a new password through a one-time link. */
export const PasswordByLink = twice(z.object({ password: newPassword, confirmPassword: line }));

/** Changes the password of a signed-in user. */
export const PasswordChange = twice(
  z.object({ currentPassword: typedPassword, password: newPassword, confirmPassword: line }),
);
export type PasswordChange = z.infer<typeof PasswordChange>;

/** An account created by an operator. */
export const Invitation = z.object({ email, name });
export type Invitation = z.infer<typeof Invitation>;

/** Reason of an admin's decision, always optional. Contract section 3, admin calls. */
export const Reason = z.object({
  reason: line.max(reasonLength, `A reason has at most ${reasonLength} characters.`).optional(),
});

/** Claims of a Google ID token. Only `sub` never changes. */
export const GoogleProfile = z.object({
  sub: z.string().min(1).max(255),
  email,
  email_verified: z.union([z.boolean(), z.stringbool()]),
  name: z.string().optional(),
  picture: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});
export type GoogleProfile = z.infer<typeof GoogleProfile>;

/** Normalizes an address: trimmed, NFC, lower case. */
export const normalEmail = (address: string) => address.trim().normalize('NFC').toLowerCase();
