import { describe, it } from 'vitest';
import { given } from '../../tests/doubles/given';
import { user, type UserCommand } from './decider';
import type { UserEvent } from './events';

const userId = 'u-1';
const credentialId = 'u-1.first';
const subjectHash = 'g-hash';
const details = { userId, email: 'ada@example.org', name: 'Ada' };
const registered: UserEvent = { type: 'UserRegistered', ...details, credentialId };
const withoutPassword: UserEvent = { type: 'UserRegistered', ...details };
const approved: UserEvent = { type: 'UserApproved', userId };
const appointed: UserEvent = { type: 'AdminAppointed', userId };
const changed: UserEvent = { type: 'PasswordChanged', userId, credentialId: 'u-1.second' };
const dropped: UserEvent = { type: 'PasswordDropped', userId };
const linked: UserEvent = { type: 'GoogleAccountLinked', userId, subjectHash, picture: null };
const deactivated: UserEvent = { type: 'UserDeactivated', userId };
const reactivated: UserEvent = { type: 'UserReactivated', userId };
const erased: UserEvent = { type: 'UserErased', userId };

const register: UserCommand = { type: 'Register', ...details, credentialId };
const registerAgain: UserCommand = { type: 'RegisterAgain', userId };
const linkGoogle: UserCommand = { type: 'LinkGoogle', userId, subjectHash, picture: null };
const approve: UserCommand = { type: 'Approve', userId };
const appoint: UserCommand = { type: 'AppointAdmin', userId };
const change: UserCommand = { type: 'ChangePassword', userId, credentialId: 'u-1.second' };
const requestLink: UserCommand = { type: 'RequestPasswordLink', userId, linkId: 'l-1' };
const deactivate: UserCommand = { type: 'Deactivate', userId };
const reactivate: UserCommand = { type: 'Reactivate', userId };
const erase: UserCommand = { type: 'Erase', userId, admins: false };

const everyOther = [
  registerAgain,
  linkGoogle,
  approve,
  appoint,
  change,
  requestLink,
  deactivate,
  reactivate,
  erase,
];

describe('an account', () => {
  it('is registered once, with or without a password', () => {
    given(user).when(register).then(registered);
    given(user)
      .when({ type: 'Register', ...details })
      .then(withoutPassword);
    given(user, registered).when(register).thenNothing();
  });

  it.each(everyOther)('refuses $type if it does not exist', (command) => {
    given(user).when(command).thenRefused('user-not-found');
  });

  it.each(everyOther.filter((command) => command !== erase))('that was erased takes no $type', (command) => {
    given(user, registered, approved, erased).when(command).thenRefused('user-not-found');
    given(user, registered, appointed, erased).when(command).thenRefused('user-not-found');
  });

  it('records a second sign-up with its address', () => {
    given(user, registered).when(registerAgain).then({ type: 'RegistrationRepeated', userId });
  });
});

describe('approval', () => {
  it('is recorded once, and never for an admin', () => {
    given(user, registered).when(approve).then(approved);
    given(user, registered, approved).when(approve).thenNothing();
    given(user, registered, { ...approved, by: 'eve' })
      .when({ ...approve, by: 'eve' })
      .thenNothing();
    given(user, registered, { ...approved, by: 'eve' })
      .when({ ...approve, by: 'mallory' })
      .thenRefused('already-decided');
    given(user, registered, appointed).when(approve).thenRefused('admin-protected');
  });

  it('keeps the admin and the reason; drops a reason without an admin', () => {
    const by = 'admin-1';
    given(user, registered)
      .when({ ...approve, by, reason: 'Known to us.' })
      .then({ type: 'UserApproved', userId, by, reason: 'Known to us.' });
    given(user, registered)
      .when({ ...approve, by })
      .then({ type: 'UserApproved', userId, by });
    given(user, registered)
      .when({ ...approve, reason: 'Whose words?' })
      .then(approved);
  });

  it('is implied by appointment as admin', () => {
    given(user, registered).when(appoint).then(appointed);
    given(user, registered, appointed).when(appoint).thenNothing();
    given(user, withoutPassword, appointed).when(linkGoogle).then(linked);
  });
});

describe('a Google account', () => {
  it('approves an account without a password when linked to it', () => {
    given(user, withoutPassword).when(linkGoogle).then(linked, approved);
    given(user, withoutPassword, approved).when(linkGoogle).then(linked);
  });

  it('replaces any password when linked', () => {
    given(user, registered).when(linkGoogle).then(linked, dropped, approved);
    given(user, registered, approved).when(linkGoogle).then(linked, dropped);
    given(user, withoutPassword, approved, changed).when(linkGoogle).then(linked, dropped);
  });

  it('does not replace the password of an admin', () => {
    given(user, registered, appointed).when(linkGoogle).then(linked);
  });

  it('is linked once; a second one is refused', () => {
    given(user, withoutPassword, linked, approved).when(linkGoogle).thenNothing();
    given(user, withoutPassword, linked, approved)
      .when({ ...linkGoogle, subjectHash: 'another' })
      .thenRefused('google-refused');
  });

  it('stays linked when a password is set later', () => {
    given(user, withoutPassword, linked, approved, changed).when(linkGoogle).thenNothing();
  });

  it('is not linked to a deactivated account', () => {
    given(user, registered, approved, deactivated).when(linkGoogle).thenRefused('account-inactive');
    given(user, withoutPassword, linked, approved, deactivated)
      .when(linkGoogle)
      .thenRefused('account-inactive');
  });
});

describe('a password', () => {
  it('is changed by an operator in any epoch', () => {
    given(user, registered).when(change).then(changed);
    given(user, registered, changed, deactivated, reactivated).when(change).then(changed);
  });

  it('is changed only with a proof from the current epoch', () => {
    given(user, registered)
      .when({ ...change, epoch: 0 })
      .then(changed);
    given(user, registered, approved, changed)
      .when({ ...change, epoch: 1 })
      .then(changed);
  });

  it.each([
    ['the password was changed', [changed]],
    ['Google took its place', [linked, dropped]],
    ['the account was deactivated', [deactivated, reactivated]],
  ])('is not changed by a proof from before %s', (_, happened) => {
    given(user, registered, approved, ...happened)
      .when({ ...change, epoch: 0 })
      .thenRefused('proof-outdated');
  });

  it('can be reset by a link, but not while the account is deactivated', () => {
    given(user, registered).when(requestLink).then({ type: 'PasswordLinkRequested', userId, linkId: 'l-1' });
    given(user, registered, deactivated).when(requestLink).thenRefused('account-inactive');
  });
});

describe('deactivating and erasing', () => {
  const decision = { by: 'admin-1', reason: 'Asked for it.' };

  it('deactivates and reactivates an account, each recorded once', () => {
    given(user, registered).when(deactivate).then(deactivated);
    given(user, registered)
      .when({ ...deactivate, ...decision })
      .then({ ...deactivated, ...decision });
    given(user, registered, deactivated).when(deactivate).thenNothing();
    given(user, registered, deactivated).when(reactivate).then(reactivated);
    given(user, registered, deactivated)
      .when({ ...reactivate, ...decision })
      .then({ ...reactivated, ...decision });
    given(user, registered).when(reactivate).thenNothing();
  });

  it('records an erasure once', () => {
    given(user, registered).when(erase).then(erased);
    given(user, registered, deactivated)
      .when({ ...erase, ...decision })
      .then({ ...erased, ...decision });
    given(user, registered, erased).when(erase).thenNothing();
    given(user, registered, erased).when(register).thenNothing();
  });

  it('refuses to erase an admin unless an operator does it', () => {
    given(user, registered, appointed).when(deactivate).thenRefused('admin-protected');
    given(user, registered, appointed).when(erase).thenRefused('admin-protected');
    given(user, registered, appointed)
      .when({ ...erase, admins: true })
      .then(erased);
  });
});
