import { productName } from '../kernel/product';
import { erasureConfirmationKind, type Email } from './mailer';

/** Recipient of a mail. The user chose `name`. */
export type Addressee = { userId: string; email: string; name: string | null };

/** Spec section 1: the user is notified by e-mail of the approval. */
export const accountApproved = (to: Addressee, appUrl: string): Email =>
  composeEmail(to, 'account-approved', `Your ${productName} account is approved`, [
    'Your account has been approved. You can sign in now:',
    `${appUrl}/auth`,
    'If you do not know your password, you can set a new one here:',
    `${appUrl}/auth/forgot`,
  ]);

/** Notifies the owner of a second sign-up with their address; the answer to the sign-up does not reveal the account. */
export const registrationRepeated = (to: Addressee, appUrl: string, isApproved: boolean): Email =>
  composeEmail(to, 'registration-repeated', `You already have an account with ${productName}`, [
    'Somebody, perhaps you, has tried to sign up with this e-mail address. It has an account already: no other was made, and nothing was changed.',
    ...(isApproved
      ? ['To sign in:', `${appUrl}/auth`]
      : ['The account still waits for approval. You will get an e-mail once it is approved.']),
    'If you do not know your password, you can set a new one here:',
    `${appUrl}/auth/forgot`,
    'If it was not you, there is nothing you need to do.',
  ]);

/** The link to set a password. How long it is good for: `resetLinkMs` of identity. */
export const passwordLink = (to: Addressee, link: string): Email =>
  composeEmail(to, 'password-link', `Set a new password for ${productName}`, [
    'Somebody, hopefully you, has asked for a link to set the password of your account. It is good for one hour, and works once:',
    link,
    'If it was not you, there is nothing you need to do: your password stays as it is.',
  ]);

/** Notifies the owner, in case of a change by another person. `at` is ISO 8601 in UTC. */
export const passwordChanged = (to: Addressee, appUrl: string, at: string): Email =>
  composeEmail(to, 'password-changed', `Your ${productName} password was changed`, [
    `The password of your account was changed on ${moment(at)}. Everybody who was signed in with the old one has been signed out.`,
    'If it was not you, please set a new password at once:',
    `${appUrl}/auth/forgot`,
  ]);

/** Google sign-in replaced the password. Contract section 5, Google. */
export const passwordDropped = (to: Addressee, appUrl: string): Email =>
  composeEmail(to, 'password-dropped', `You sign in to ${productName} with Google now`, [
    'Somebody has signed in with the Google account of this e-mail address. Google has confirmed that the address belongs to it, so it now opens your account.',
    'The password that was set before opens the account no longer, and everybody who was signed in with it has been signed out. Searches and reports are as they were.',
    'If you want a password as well, you can set one here:',
    `${appUrl}/auth/forgot`,
  ]);

/** Erasure confirmation, without a name. Contract section 5, Erasure. */
export const accountErased = ({ userId, email }: Omit<Addressee, 'name'>): Email =>
  composeEmail(
    { userId, email, name: null },
    erasureConfirmationKind,
    `Your ${productName} account is gone`,
    [
      'Your account has been erased, for good: your name and e-mail address, your password and every sign-in, your searches and reports, the files you added, and your feedback and reviews.',
      'Reports that were published stay public, without your name.',
      'This is the last e-mail you get from us.',
    ],
  );

function composeEmail(
  { userId, email, name }: Addressee,
  kind: string,
  subject: string,
  parts: string[],
): Email {
  const text = [salutation(name), ...parts, productName].join('\n\n');
  return { kind, userId, to: email, subject, text };
}

/**
 * Greets by name only if it looks like a name: a stranger who signs up with this address chooses the name, and could
 * put a link or a message there.
 */
function salutation(name: string | null): string {
  const isName =
    name !== null && name.length <= 60 && /^[\p{L}\p{M}'’ -]+(?:\. [\p{L}\p{M}'’ -]+)*\.?$/u.test(name);
  return isName ? `Hello ${name},` : 'Hello,';
}

const moment = (at: string) => `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
